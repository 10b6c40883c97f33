import { type Check, defineCheck } from "../check.ts";
import { hasCause, intendedGroups } from "../facts/groups.ts";
import { atContent, atFirst } from "../fixes/findings-in-file.ts";
import { deleteRulesFix } from "../fixes/rule-edits.ts";

const ROBOTS_TXT = /^\/?robots\.txt[*$]?$/i;

export const ruleOnRobotsTxt: Check = defineCheck({
  id: "rule-on-robots-txt",
  category: "policy",
  severity: "hint",
  summary: "Avoid rules about robots.txt itself",
  explanation:
    "A crawler has to read robots.txt before it knows any rule, so by RFC 9309 and the draft of 1996 `/robots.txt` is always allowed, and crawlers act accordingly. Most readers would apply the rules to this URL too, but crawlers do not ask them about it.\n\nTo keep the file out of search results, send it with the header `X-Robots-Tag: noindex`. All such lines are reported once.",
  sources: ["rfc9309#2.2.2", "draft1996"],
  bad: [
    "User-agent: *\nDisallow: /cart/\nDisallow: /robots.txt\n",
    "User-agent: *\nDisallow: /robots.txt\n",
    "User-agent: *\nDisallow: /\nAllow: /robots.txt$\nAllow: /$\n",
    "User-agent: GPTBot\nDisallow: /robots.txt\n\nUser-agent: *\nDisallow: /cart/\nDisallow: /robots.txt\n",
  ],
  good: ["User-agent: *\nDisallow: /robots\nDisallow: /shop/robots.txt\n"],
  messages: {
    one: "This rule has no effect: crawlers read `/robots.txt` whatever the rules say. Delete it.",
  },
  check: (context) => {
    const lines = intendedGroups(context)
      .all.flatMap(({ rules }) => rules)
      .filter(({ line, path }) => ROBOTS_TXT.test(path) && !hasCause(context, line))
      .map(({ line }) => line);
    return atFirst(lines, atContent, () => ({
      message: "one",
      saysOthers: true,
      // Not completely safe: libraries decide this one URL differently.
      fixes: [deleteRulesFix(context, lines)],
    }));
  },
});
