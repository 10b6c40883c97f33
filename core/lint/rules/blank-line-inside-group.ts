import { blankLinesOf, closeUpFixes, endsAtBlankLine } from "../blank-lines.ts";
import { meantGroups } from "../meant-groups.ts";
import { defineRule, type LintRule } from "../rule.ts";
import { rfc9309, standard1994, yandexErrors } from "../sources.ts";
import { counted } from "../wording.ts";

/**
 * Found in one file of nine, for people part long groups into paragraphs and nearly every reader lets
 * them: a hint, but for those who have chosen a reader that stops there.
 */
export const blankLineInsideGroup: LintRule = defineRule({
  id: "blank-line-inside-group",
  category: "groups",
  severity: "hint",
  summary: "Suggest no blank lines between the rules of a group",
  explanation:
    "To Google and by RFC 9309 blank lines mean nothing. In the standard of 1994 a blank line ends a group, so the rules after it bind nobody: Python's robotparser read it so for long, and programs built on its older versions still do. Yandex's help forbids it, though its tester reads on.\n\nTo part rules for the eye, use comments: a line with only `#` on it is no blank line. A group is reported once.",
  sources: [standard1994, rfc9309("2.2"), yandexErrors],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/\n\nDisallow: /private/\n",
      "User-agent: *\nDisallow: /cart/\n\n# Private\n\nDisallow: /private/\nCrawl-delay: 5\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart/\n# Private\nDisallow: /private/\n\nSitemap: https://shop.example/sitemap.xml\n",
    ],
  },
  messages: {
    skipped:
      "Google skips the blank lines in this group. Readers of the 1994 kind, such as older versions of Python's, stop here and miss what is below ({count}). `#` on the line prevents that.",
    ends: "To {reader} the group ends at this blank line, so what is below it ({count}) binds nobody. Remove it, or write `#` on it.",
  },
  *check(context) {
    const { dialect } = context;
    const ends = endsAtBlankLine(dialect);
    for (const group of meantGroups(context).all) {
      const { inside } = blankLinesOf(context, group);
      const [first] = inside;
      if (first === undefined) continue;
      const missed = group.rules.filter(({ line }) => line.number > first.number).length;
      yield {
        from: first.from,
        to: first.next,
        message: ends ? "ends" : "skipped",
        severity: ends ? "warning" : "hint",
        data: { count: counted(missed, "rule"), reader: dialect.name },
        fixes: closeUpFixes(inside),
      };
    }
  },
});
