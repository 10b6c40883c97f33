import { type Check, defineCheck } from "../check.ts";
import { type SplitGroup, splitGroups } from "../facts/blank-lines.ts";
import { splitFinding } from "../fixes/group-edits.ts";
import { rfc9309, standard1994, yandexErrors } from "../sources.ts";

/**
 * The number of a group's rules that a reader misses if it stops at the first blank line in the
 * group.
 */
const missedRules = ({ group, first }: SplitGroup): number =>
  group.rules.filter(({ line }) => line.number > first.number).length;

/**
 * Found in one file of nine, because people divide long groups into paragraphs and nearly every
 * reader accepts that: a hint, unless the chosen reader stops there.
 */
export const blankLineInsideGroup: Check = defineCheck({
  id: "blank-line-inside-group",
  category: "groups",
  severity: "hint",
  summary: "Suggest no blank lines between the rules of a group",
  explanation:
    "For Google and RFC 9309, blank lines mean nothing. In the standard of 1994 a blank line ends a group, so the rules after it apply to no crawler. Python's robotparser worked like that for years, and programs with an old version still do. Yandex's help advises against it, although its tester reads on.\n\nTo separate rules, use comments: a line with only `#` does not count as blank. It is not reported where only a Crawl-delay comes after the blank line. The file is reported once.",
  sources: [standard1994, rfc9309("2.2"), yandexErrors],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/\n\nDisallow: /private/\n",
      "User-agent: *\nDisallow: /cart/\n\n# Private\n\nDisallow: /private/\nCrawl-delay: 5\n",
      "User-agent: *\nDisallow: /cart/\n\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /cart/\n\nDisallow: /blog/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart/\n# Private\nDisallow: /private/\n\nSitemap: https://shop.example/sitemap.xml\n",
    ],
  },
  messages: {
    skipped: {
      one: "Google ignores this blank line. Some old crawlers stop here and miss the rule below. Delete the blank line, or write `#` on it.",
      other:
        "Google ignores this blank line. Some old crawlers stop here and miss the {count} rules below. Delete the blank line, or write `#` on it.",
    },
    skippedSeveral: {
      one: "Google ignores the blank lines in this group and in others below. Some old crawlers stop at the first one and miss the next rule. Delete the blank lines, or write `#` on them.",
      other:
        "Google ignores the blank lines in this group and in others below. Some old crawlers stop at the first one and miss the next {count} rules. Delete the blank lines, or write `#` on them.",
    },
    ends: {
      one: "{reader} ends the group at this blank line, so the rule below it applies to no crawler. Delete the blank line, or write `#` on it.",
      other:
        "{reader} ends the group at this blank line, so the {count} rules below it apply to no crawler. Delete the blank line, or write `#` on it.",
    },
    endsSeveral: {
      one: "{reader} ends the group at this blank line, so the rule below it applies to no crawler. The same happens in other groups below. Delete the blank lines, or write `#` on them.",
      other:
        "{reader} ends the group at this blank line, so the {count} rules below it apply to no crawler. The same happens in other groups below. Delete the blank lines, or write `#` on them.",
    },
  },
  check: (context) => {
    // A blank line directly after the user-agent lines loses the whole group: another check reports
    // that.
    const [first, ...more] = splitGroups(context).filter(
      ({ group, first, afterAgents }) =>
        !afterAgents && (group.rules.at(-1)?.line.number ?? 0) > first.number,
    );
    if (first === undefined) return [];
    return [splitFinding(context, [first, ...more], { count: missedRules(first) })];
  },
});
