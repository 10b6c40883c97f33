import { insertBelow } from "../edits/line-edits.ts";
import { faultsInFile, type PathFault, type SoundRule, soundGroups } from "../paths/path-faults.ts";
import { defineRule, type LintRule } from "../rule.ts";
import { googleDocs, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

/** A star, then one parameter of a query with its name, up to the end. */
const FIRST_PARAMETER = /\*(\?[^?&=*]+=)[^?&=*]*\*?$/;

/** A parameter that is named wherever it stands. */
const ANYWHERE = /[&*]([^?&=*/]+)/g;

/** Whatever has a query, or a further parameter, matches. */
const ANY_QUERY = /^\/?\*[?&=]\*?$/;

/** The parameters that some rule of a group forbids behind others; null where a rule forbids all. */
const namedAnywhere = (rules: readonly SoundRule[]): ReadonlySet<string> | null => {
  const names = new Set<string>();
  for (const { type, path } of rules) {
    if (type === "allow") continue;
    if (path === "/" || ANY_QUERY.test(path)) return null;
    if (!/[&*]/.test(path)) continue;
    for (const [, name = ""] of path.matchAll(ANYWHERE)) names.add(name);
  }
  return names;
};

/**
 * In one file of fourteen, and a warning all the same: every reader tried lets the addresses through
 * that such a rule was written for, as soon as another parameter stands first. Once a file.
 */
export const queryTrap: LintRule = defineRule({
  id: "query-trap",
  category: "paths",
  severity: "warning",
  summary: "Require a rule with & beside one with ? for a parameter",
  explanation:
    "`/*?s=` matches only where `s` is the first parameter: `/?a=1&s=2` has `&s=` in it, not `?s=`, and every reader tried lets it through. `/*&s=` matches it behind others.\n\n`/*?*s=` would match both, but also `/?as=1`. The file is reported once, at the first parameter that no other rule of the group names behind an `&`.",
  sources: [rfc9309("2.2.3"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /*?s=\n",
      "User-agent: *\nDisallow: /*?sort=*\nDisallow: /shop/*?filter=\n",
    ],
    good: [
      "User-agent: *\nDisallow: /*?s=\nDisallow: /*&s=\n",
      "User-agent: *\nDisallow: /*?s=\nDisallow: /*?\n",
    ],
  },
  messages: {
    one: "`{path}` matches only where this parameter comes first. Behind another, as in `/x?a=1{twin}`, every crawler is let through. Add a rule with `&`.",
    several:
      "`{path}` matches only where this parameter comes first. Behind another, as in `/x?a=1{twin}`, every crawler is let through. So it is with {more}. Add rules with `&`.",
  },
  *check(context) {
    const faults: PathFault[] = [];
    for (const { rules } of soundGroups(context)) {
      const suspects = rules.flatMap((rule) => {
        const { type, path } = rule;
        const match =
          type === "disallow" && path.includes("*?") ? FIRST_PARAMETER.exec(path) : null;
        return match?.[1] === undefined ? [] : [{ rule, at: match.index + 1, text: match[1] }];
      });
      const named = suspects.length === 0 ? null : namedAnywhere(rules);
      if (named === null) continue;
      for (const { rule, at, text } of suspects) {
        if (named.has(text.slice(1, -1))) continue;
        const twin = `Disallow: ${rule.path.slice(0, at)}&${rule.path.slice(at + 1)}`;
        faults.push({
          rule,
          from: at,
          to: at + text.length,
          edits: [insertBelow(context.document, rule.line, [twin])],
          data: { twin: shorten(`&${text.slice(1)}`) },
        });
      }
    }
    yield* faultsInFile(faults, {
      title: (count) => (count === 1 ? "Add the rule with &" : `Add ${count} rules with &`),
      kind: "suggest",
    });
  },
});
