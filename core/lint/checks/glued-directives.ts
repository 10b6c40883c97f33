import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck, disallow } from "../check.ts";
import type { LineContext, LineView } from "../context.ts";
import { isWholeSite } from "../facts/groups.ts";
import { fieldOf, gluedWithin, isField, isRule } from "../facts/lines.ts";
import { blockedFor } from "../facts/search-crawlers.ts";
import { rulesBelowLine } from "../facts/skipped-line.ts";
import { fixOf, removing, suggest } from "../fixes/fix.ts";
import { lineEndOf, splitEdits } from "../fixes/line-edits.ts";
import { FIX_TITLES } from "../messages.ts";

const isAgentName = (name: string): boolean => /agent$/i.test(name);

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
  aliases: { "directive-after-user-agent": ["afterName"] },
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
  good: ["User-agent: *\nDisallow: /wiki/allow:/\nDisallow: /Sitemap:\n"],
  alsoFinds: ["user-agent-without-rules"],
  messages: {
    glued:
      "Neither directive on this line works: crawlers read `{name}` as part of the value. Split the line.",
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
    const { from, to, name } = first;
    const found = { from, to, data: { name, outer: line.keyText } };
    // What is glued to the value, and where that ends.
    const end = line.value.to;
    const rest = document.source.slice(from, end);
    const breaks = BREAKS.exec(line.valueText)?.[0].length ?? 0;
    const tail = { from: end - breaks, to: end, insert: "" };
    const split = fixOf(
      closes ? "suggest" : "repair",
      FIX_TITLES.splitLine,
      breaks === 0 ? edits : [...edits, tail],
    );
    if (closes && glued.length === 1 && isAgentName(name)) {
      const rule = document.source.slice(line.content.from, ruleEnd);
      const insert = rest + lineEndOf(document) + rule;
      return {
        ...found,
        message: "swapped",
        intended: "user-agent",
        holdsRule: true,
        fixes: [
          suggest("Write the name above", { from: line.content.from, to: end, insert }),
          split,
        ],
      };
    }
    if (line.field === "user-agent" && from !== line.value.from) {
      // The name ends at the first space or slash; with anything else after it, it is another one.
      const agents = google.groups.flatMap((group) => group.agents);
      const isRead = agents.some(
        (agent) =>
          agent.line === line.number && /^[\s/]/.test(line.valueText.slice(agent.name.length)),
      );
      const isMap = fieldOf(name) === "sitemap";
      const rules = rulesBelowLine(context.lines, line);
      const isSpare = isMap
        ? rules.every(({ valueText }) => valueText === "")
        : isRead && hasRule(rules, rest);
      return {
        ...found,
        to: end,
        message: "afterName",
        ...(isSpare ? { severity: "warning" } : {}),
        isAlone: true,
        holdsRule: true,
        fixes: [split],
      };
    }
    if (from === line.value.from) {
      const field = isAgentName(name) ? "user-agent" : fieldOf(name);
      const isSame = field === "other" ? isField(line, asciiLower(name)) : field === line.field;
      // If two types of rule are joined, either may be the intended one.
      const isUnclear = !isSame && isRule({ field }) && isRule(line);
      const outer = { from: line.content.from, to: from, insert: "" };
      return {
        ...found,
        message: "doubled",
        ...(field === "sitemap" && !isSame ? { severity: "warning" } : {}),
        // For a crawler's name, it is unclear whether the other directive was to follow.
        intended: line.field === "user-agent" ? line.field : field,
        ...(isSame ? {} : { holdsRule: true }),
        fixes: [fixOf(isUnclear ? "suggest" : "repair", removing(line.keyText), outer)],
      };
    }
    const areMaps =
      line.field === "sitemap" && glued.every((each) => fieldOf(each.name) === "sitemap");
    return {
      ...found,
      message: "glued",
      // Only sitemaps are lost.
      ...(areMaps ? { severity: "warning" } : {}),
      // The rules below are then meant for the agent named here.
      intended: glued.some((each) => isAgentName(each.name)) ? "user-agent" : line.field,
      holdsRule: true,
      fixes: [split],
    };
  },
});
