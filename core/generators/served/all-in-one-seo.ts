// What All in One SEO 4.9.9 (2026-06-24) makes of a text that passes through it, or that it imports:
// extractRules, sanitizeDirectiveValue and stringifyRuleset of its app/Common/Tools/RobotsTxt.php,
// with its own rules turned off. It writes CR LF; texts here have LF.

const KEPT: ReadonlySet<string> = new Set([
  "user-agent",
  "allow",
  "disallow",
  "clean-param",
  "crawl-delay",
]);

/** PHP takes the text "0" for empty, too. */
const isEmpty = (text: string): boolean => text === "" || text === "0";

const decoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      // Bytes that are no UTF-8 cannot stand in a text.
      return run;
    }
  });

const cleaned = (field: string, value: string): string => {
  const text = decoded(value).replace(/[<>]/g, "");
  if (field === "user-agent") return text.replace(/[^a-z0-9\-_*,.\s]/gi, "");
  return field === "allow" || field === "disallow" ? text.replace(/^\/+/, "/") : text;
};

const splitAtColon = (line: string): readonly [string, string] => {
  const at = line.indexOf(":");
  return at < 0 ? [line.trim(), ""] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
};

const capitalised = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);

/** The rules by user agent, in the order in which the agents were first seen. */
const rulesIn = (lines: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const rules = new Map<string, string[]>();
  let agent = "";
  let before: { readonly field: string; readonly value: string } | null = null;
  let siblings: string[] = [];
  for (const line of lines) {
    const [key, written] = splitAtColon(line);
    const field = key.toLowerCase();
    // A rule without a value is skipped, as if it were not there.
    if (isEmpty(key) || isEmpty(written) || !KEPT.has(field)) continue;
    const value = cleaned(field, written);
    if (isEmpty(value)) continue;
    if (field === "user-agent") {
      if (before?.field === "user-agent") siblings.push(before.value);
      agent = value;
      // An agent that is named again loses its rules from before.
      rules.set(agent, []);
    } else {
      const own = rules.get(agent) ?? [];
      own.push(`${capitalised(field)}: ${value}`);
      rules.set(agent, own);
      // The agents above get this rule alone, not those that follow.
      for (const sibling of siblings) rules.set(sibling, [...own]);
      siblings = [];
    }
    before = { field, value };
  }
  rules.delete("");
  return rules;
};

/**
 * A robots.txt as All in One SEO serves it. Its Sitemap lines are those of its own sitemaps; as they
 * are unknown here, those of the text are kept. Total.
 */
export const allInOneSeo = (text: string): string => {
  const lines = text.split("\n").map((line) => line.trim());
  const groups = Array.from(rulesIn(lines), ([agent, rules]) =>
    [`User-agent: ${agent}`, ...rules].join("\n"),
  );
  const sitemaps = lines.filter((line) => /^sitemap\s*:/i.test(line)).join("\n");
  return [...groups, ...(sitemaps === "" ? [] : [sitemaps])].join("\n\n");
};
