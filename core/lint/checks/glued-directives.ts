import { GLOBAL } from "../../policy/agent.ts";
import type { FieldKind } from "../../syntax/document.ts";
import { asciiLower } from "../../text/ascii.ts";
import { formatMessage } from "../../text/message.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineContext, LineView } from "../context.ts";
import { disallow } from "../examples.ts";
import { isWholeSite } from "../facts/groups.ts";
import { fieldOf, gluedWithin, isField } from "../facts/lines.ts";
import { blockedFor } from "../facts/search-crawlers.ts";
import { rulesBelowLine } from "../facts/skipped-line.ts";
import { fixOf, suggest } from "../fixes/fix.ts";
import { lineEndOf, splitEdits } from "../fixes/line-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { shorten } from "../wording.ts";

const NAME_ABOVE = "Write the name above";

const isRule = (field: FieldKind): boolean => field === "allow" || field === "disallow";

/** Line breaks of a web page at the end of a value. */
const BREAKS = /(?:<br ?\/?>)+$/i;

/**
 * Whether a `Disallow` for the whole site on some line would close it to a search crawler that may
 * fetch it now.
 */
const wouldClose = ({ document, google }: LineContext, { number }: LineView): boolean =>
  google.groups.some(
    ({ agents, ruleLines }) =>
      ruleLines.includes(number) &&
      agents.some(
        ({ name }) =>
          (name === GLOBAL || findCrawler(name)?.category === "search") &&
          blockedFor(document, name) === null,
      ),
  );

/** Whether one of some rules says the same as a text. */
const hasRule = (rules: readonly LineView[], text: string): boolean => {
  const [, name = "", path] = /^([^:]*):\s*(.*)$/s.exec(text) ?? [];
  const field = fieldOf(name.trim());
  return rules.some((rule) => rule.field === field && rule.valueText === path);
};

/** Whether a line has a known field whose value cannot contain directive names. */
const takesNoText = ({ keyText }: LineView): boolean =>
  (findDirective(keyText)?.takes ?? "text") !== "text";

export const gluedDirectives: Check = defineCheck({
  id: "glued-directives",
  aliases: {
    "directive-after-user-agent": ["afterName", "afterNameMap"],
  },
  category: "syntax",
  severity: "error",
  summary: "Avoid two directives on one line",
  explanation:
    "A line holds one directive. When a line break is lost, the second directive becomes part of the first one's path. No URL has such a path, so neither rule works for any reader tried. It is often caused by hosts and plugins that add lines to a file without a line break at its end.\n\nA user-agent line names one crawler and nothing else. Google and crawler-commons read the name up to the first space and lose the rest; other readers take the whole line as the name of a crawler that does not exist. Thousands of files on the web have such lines, most often `* Disallow: /`.",
  sources: ["rfc9309#2.2", "rfc9309#2.2.1", "googleLibrary"],
  bad: [
    ...disallow("/cgi-bin/Disallow: /images/", "/cart/ Allow: /cart/help"),
    "Sitemap: https://shop.example/sitemap.xmlUser-agent: *\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: Disallow: /cart/\n",
    "User-agent: *\nAllow: Sitemap: https://shop.example/sitemap.xml\n",
    "User-agent: *\nCrawl-delay: 5 Disallow: /cart/\n",
    "User-agent: AhrefsBot Disallow: /\n",
    "User-agent: * Sitemap: https://shop.example/map.xml\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/\nDisallow: / User-agent: FooBot\n",
  ],
  good: [
    "User-agent: *\nDisallow: /cgi-bin/\nDisallow: /images/\n",
    "User-agent: *\nDisallow: /wiki/allow:/\nDisallow: /Sitemap:\n",
  ],
  alsoFinds: ["user-agent-without-rules"],
  messages: {
    glued:
      "Neither directive on this line works: crawlers read `{name}` as part of the value. Split the line.",
    afterNameMap:
      "Crawlers do not find this sitemap, and most miss the crawler's name, too, because both stand on one line. Put it on its own line.",
    afterName:
      "Crawlers miss this `{name}`, and most the crawler's name, too, because both stand on one line. Put it on its own line.",
    swapped:
      "This rule matches nothing: crawlers read `{name}` as part of its path. Write the crawler's name on the line above.",
    doubled:
      "This line does not work: crawlers read `{name}` as the value of `{outer}`. Remove one of the two names.",
  },
  stage: "shape",
  inFile: true,
  checkLine(line, context) {
    const { document, google } = context;
    if (line.value === null || line.missingColon || !line.valueText.includes(":")) return null;
    if (line.field === null || (line.field === "other" && !takesNoText(line))) return null;
    const glued = gluedWithin(line.valueText, line.value.from);
    const [first] = glued;
    if (first === undefined) return null;
    const edits = splitEdits(document.source, glued, lineEndOf(document));
    const ruleEnd = edits[0]?.from ?? first.from;
    const closes =
      line.field === "disallow" &&
      isWholeSite(document.source.slice(line.value.from, ruleEnd)) &&
      wouldClose(context, line);
    const breaks = BREAKS.exec(line.valueText)?.[0].length ?? 0;
    const split = fixOf(
      closes ? "suggest" : "repair",
      FIX_TITLES.splitLine,
      breaks === 0
        ? edits
        : [...edits, { from: line.value.to - breaks, to: line.value.to, insert: "" }],
    );
    const isNamed = glued.length === 1 && /agent$/i.test(first.name);
    if (closes && isNamed) {
      const { source } = document;
      const [rule, name] = [
        source.slice(line.content.from, ruleEnd),
        source.slice(first.from, line.value.to),
      ];
      return {
        from: first.from,
        to: first.to,
        message: "swapped",
        data: { name: first.name },
        intended: "user-agent",
        holdsRule: true,
        fixes: [
          suggest(NAME_ABOVE, {
            from: line.content.from,
            to: line.value.to,
            insert: name + lineEndOf(document) + rule,
          }),
          split,
        ],
      };
    }
    if (line.field === "user-agent" && first.from !== line.value.from) {
      // The name ends at the first space or slash; with anything else after it, it is another one.
      const isRead = google.groups.some(({ agents }) =>
        agents.some(
          ({ name, line: number }) =>
            number === line.number && /^[\s/]/.test(line.valueText.slice(name.length)),
        ),
      );
      const isMap = fieldOf(first.name) === "sitemap";
      const rules = rulesBelowLine(context.lines, line);
      const isSpare = isMap
        ? rules.every(({ valueText }) => valueText === "")
        : isRead && hasRule(rules, document.source.slice(first.from, line.value.to));
      return {
        from: first.from,
        to: line.value.to,
        message: isMap ? "afterNameMap" : "afterName",
        ...(isSpare ? { severity: "warning" } : {}),
        data: { name: first.name },
        isAlone: true,
        holdsRule: true,
        fixes: [split],
      };
    }
    if (first.from === line.value.from) {
      if (line.key === null) return null;
      const fix = { from: line.key.from, to: first.from, insert: "" };
      const field = /agent$/i.test(first.name) ? "user-agent" : fieldOf(first.name);
      const isSame =
        field === "other" ? isField(line, asciiLower(first.name)) : field === line.field;
      const title = formatMessage(FIX_TITLES.remove, { text: shorten(line.keyText) });
      // If two types of rule are joined, either may be the intended one.
      const isUnclear = !isSame && isRule(field) && isRule(line.field);
      return {
        from: first.from,
        to: first.to,
        message: "doubled",
        ...(field === "sitemap" && !isSame ? { severity: "warning" } : {}),
        data: { name: first.name, outer: line.keyText },
        // For a crawler's name, it is unclear whether the other directive was to follow.
        intended: line.field === "user-agent" ? line.field : field,
        ...(isSame ? {} : { holdsRule: true }),
        fixes: [fixOf(isUnclear ? "suggest" : "repair", title, fix)],
      };
    }
    return {
      from: first.from,
      to: first.to,
      message: "glued",
      // Only sitemaps are lost.
      ...(line.field === "sitemap" && glued.every(({ name }) => fieldOf(name) === "sitemap")
        ? { severity: "warning" }
        : {}),
      data: { name: first.name },
      // The rules below are then meant for the agent named here.
      intended: glued.some(({ name }) => /agent$/i.test(name)) ? "user-agent" : line.field,
      holdsRule: true,
      fixes: [split],
    };
  },
});
