import { type Check, defineCheck } from "../check.ts";
import { endsAtBlankLine, type SplitGroup, splitGroups } from "../facts/groups.ts";
import { atFirst } from "../fixes/findings-in-file.ts";
import { closeUpFixes } from "../fixes/group-edits.ts";

/**
 * The number of a group's rules that a reader misses if it stops at the first blank line in the
 * group.
 */
const missedRules = ({ group, first }: SplitGroup): number =>
  group.rules.filter(({ line }) => line.number > first.number).length;

/**
 * Found in one file of six, because people divide long groups into paragraphs and nearly every
 * reader accepts that: quiet, unless the chosen reader stops there.
 */
export const blankLineInsideGroup: Check = defineCheck({
  id: "blank-line-inside-group",
  aliases: ["blank-line-after-user-agent"],
  category: "groups",
  severity: "hint",
  quiet: "old-readers",
  summary: "Suggest no blank lines within a group",
  explanation:
    "For Google and RFC 9309, blank lines mean nothing. In the standard of 1994 a blank line ends a group, so the rules after it apply to no crawler, and one between `User-agent` and its rules leaves the crawler without any. Python's robotparser worked like that for years, and programs with an old version still do. Yandex's help advises against it, although its tester reads on.\n\nTo separate rules, use comments: a line with only `#` does not count as blank. It is not reported where only a Crawl-delay comes after the blank line. The file is reported once.",
  sources: ["standard1994", "rfc9309#2.2", "yandexErrors"],
  bad: [
    "User-agent: *\n\nDisallow: /private/\n",
    "User-agent: *\nDisallow: /cart/\n\nDisallow: /private/\n",
    "User-agent: *\nDisallow: /cart/\n\n# Private\n\nDisallow: /private/\nCrawl-delay: 5\n",
    "User-agent: *\nDisallow: /cart/\n\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /cart/\n\nDisallow: /blog/\n",
  ],
  good: [
    "User-agent: *\nDisallow: /cart/\n# Private\nDisallow: /private/\n\nSitemap: https://shop.example/sitemap.xml\n",
  ],
  messages: {
    skipped:
      "Some old crawlers stop at this blank line and miss the rules below. Delete it, or write `#` on it.",
    ends: "{reader} ends the group at this blank line and ignores the rules below. Delete it, or write `#` on it.",
  },
  check: (context) => {
    const { dialect } = context;
    const ends = endsAtBlankLine(dialect);
    const split = splitGroups(context).filter((each) => missedRules(each) > 0);
    return atFirst(
      split,
      ({ first: { from, next } }) => ({ from, to: next }),
      () => ({
        message: ends ? "ends" : "skipped",
        saysOthers: true,
        severity: ends ? "warning" : "hint",
        data: { reader: dialect.name },
        fixes: closeUpFixes(split.flatMap(({ blanks }) => blanks)),
      }),
    );
  },
});
