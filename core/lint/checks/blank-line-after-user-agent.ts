import { type Check, defineCheck } from "../check.ts";
import { namesOfAgents } from "../facts/agents.ts";
import { splitGroups } from "../facts/blank-lines.ts";
import { splitFinding } from "../fixes/group-edits.ts";
import { rfc9309, standard1994, yandexErrors } from "../sources.ts";

/**
 * Found in one file of eleven; shops and other systems ship such files. Google, RFC 9309 and every
 * large crawler read on, so this matters only if the chosen reader stops there.
 */
export const blankLineAfterUserAgent: Check = defineCheck({
  id: "blank-line-after-user-agent",
  category: "groups",
  severity: "hint",
  summary: "Avoid blank lines between user-agent lines and their rules",
  explanation:
    "For Google and RFC 9309, blank lines mean nothing. In the standard of 1994 a blank line ends a group, so a blank line between `User-agent` and its rules leaves the crawler without rules. Python's robotparser worked like that for years, and programs with an old version still do. Yandex's help advises against it, although its tester reads on.\n\nWithout the blank line every reader sees the same group. A line with only `#` does not count as blank. The file is reported once.",
  sources: [standard1994, rfc9309("2.2"), yandexErrors],
  examples: {
    bad: [
      "User-agent: *\n\nDisallow: /private/\n",
      "User-agent: GPTBot\n# all of it\n\n\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\n",
      "User-agent: GPTBot\n\nDisallow: /\n\nUser-agent: *\n\nDisallow: /private/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /private/\n",
      "User-agent: *\n#\nDisallow: /private/\n\nSitemap: https://shop.example/sitemap.xml\n",
    ],
  },
  messages: {
    skipped:
      "Google ignores this blank line. Some old crawlers stop here and find no rules for {names}. Delete the blank line.",
    skippedSeveral:
      "Google ignores the blank lines here and in other groups below. Some old crawlers stop there and find no rules for {names} and others. Delete the blank lines.",
    ends: "{reader} ends the group at this blank line, so the rules below do not apply to {names}. Delete the blank line.",
    endsSeveral:
      "{reader} ends the group at this blank line, so the rules below do not apply to {names}. The same happens in other groups below. Delete the blank lines.",
  },
  check: (context) => {
    const [first, ...more] = splitGroups(context).filter(({ afterAgents }) => afterAgents);
    if (first === undefined) return [];
    return [splitFinding(context, [first, ...more], { names: namesOfAgents(first.group.agents) })];
  },
});
