import { GLOBAL } from "../../policy/agent.ts";
import { ruleLine } from "../../policy/rule-line.ts";
import { type Check, defineCheck } from "../check.ts";
import { spanOfAgent } from "../facts/agents.ts";
import { closes, hasCause, intendedGroups, rulesFor } from "../facts/groups.ts";
import { haveSameRules } from "../facts/rules.ts";
import { suggest } from "../fixes/fix.ts";
import { insertBelow } from "../fixes/line-edits.ts";

/** No fix copies more rules than this. */
const MOST_COPIED = 200;

/**
 * Few people think of Apple when they write rules for Google, and if the two groups differ in a
 * path or two it hardly matters. Reported if one of them blocks the site and the other does not, or
 * does not exist.
 */
export const applebotFollowsGooglebot: Check = defineCheck({
  id: "applebot-follows-googlebot",
  category: "groups",
  severity: "hint",
  summary: "Suggest a group for Applebot where Googlebot has one",
  explanation:
    "Applebot crawls pages for Siri, Spotlight and Safari. When no group names Applebot, it follows the group for Googlebot, so rules made for Google also apply to Apple, and those for `*` do not.\n\nGive Applebot a group of its own if it should be treated differently. It is not reported where both groups leave most of the site open.",
  sources: ["appleCrawlers"],
  bad: [
    "User-agent: Googlebot\nDisallow: /x\n",
    "User-agent: Googlebot\nDisallow: /search\n\nUser-agent: *\nDisallow: /\n",
  ],
  good: [
    "User-agent: Googlebot\nDisallow: /x\n\nUser-agent: Applebot\nDisallow: /y\n",
    "User-agent: Googlebot\nDisallow: /x\n\nUser-agent: *\nDisallow: /x\n",
    "User-agent: Googlebot\nDisallow: /search\n\nUser-agent: *\nDisallow: /cart/\n",
  ],
  messages: {
    follows:
      "Applebot follows these rules, too, not those for `*`, because no group names it. Give it a group if it should differ.",
  },
  check: (context) => {
    const groups = intendedGroups(context);
    const group = groups.named.get("googlebot")?.[0];
    const agent = group?.agents.find(({ name }) => name === "googlebot");
    if (group === undefined || agent === undefined || groups.named.has("applebot")) return [];
    if (hasCause(context, agent.line)) return [];
    const star = rulesFor(groups, GLOBAL);
    const own = rulesFor(groups, "googlebot");
    if (own.length === 0 || haveSameRules(own, star)) return [];
    if (star.length > 0 && star.some(closes) === own.some(closes)) return [];
    const rules =
      star.length === 0
        ? ["Disallow:"]
        : star.map(({ type, path }) => ruleLine({ type, text: path }));
    const last = context.lines.findLast(({ kind }) => kind !== "blank") ?? group.last;
    const edit = insertBelow(context.document, last, ["", "User-agent: Applebot", ...rules]);
    return {
      ...spanOfAgent(agent),
      message: "follows",
      fixes: [
        star.length <= MOST_COPIED && suggest("Give Applebot a group with the rules of *", edit),
      ],
    };
  },
});
