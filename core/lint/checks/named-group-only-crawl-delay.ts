import { GLOBAL } from "../../policy/agent.ts";
import { counted } from "../../text/wording.ts";
import { type Check, defineCheck } from "../check.ts";
import { crawlerOf, namesOfAgents } from "../facts/agent-lists.ts";
import { everyonesRules, leftOutRules, listingBudget } from "../facts/left-out-rules.ts";
import { freeAgents, meantGroups } from "../facts/meant-groups.ts";
import { spanOfAgent } from "../facts/run-on.ts";
import { allowFix } from "../fixes/allow-fix.ts";
import { copyFixes } from "../fixes/copy-rules.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

export const namedGroupOnlyCrawlDelay: Check = defineCheck({
  id: "named-group-only-crawl-delay",
  category: "groups",
  severity: "warning",
  summary: "Require rules in a group that only slows a crawler down",
  explanation:
    "A crawler follows the group that names it and nothing else. A group that holds a `Crawl-delay` (or another line that is no rule) and neither `Allow` nor `Disallow` therefore frees its crawler from every rule of `User-agent: *`, at Google and nearly everywhere. It is nearly always an oversight.\n\nRepeat the rules of `*` in the group, delete the group, or write an empty `Disallow:` if everything is to be allowed.",
  sources: [rfc9309("2.2.1"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /private/\n\nUser-agent: SemrushBot\nCrawl-delay: 10\n",
      "User-agent: *\nDisallow: /private/\n\nUser-agent: Yandex\nHost: shop.example\n",
      "User-agent: *\nDisallow: /private/\nDisallow: /temp/\n\nUser-agent: SemrushBot\nUser-agent: AhrefsBot\nCrawl-delay: 10\n",
    ],
    good: [
      "User-agent: *\nDisallow: /private/\n\nUser-agent: SemrushBot\nCrawl-delay: 10\nDisallow: /private/\n",
      "User-agent: *\nCrawl-delay: 10\n",
    ],
  },
  messages: {
    freed:
      "{names} may fetch everything: this group has no rules, and crawlers that find their own group ignore the {rules} of `User-agent: *`. Copy them here.",
    freedByOne:
      "{names} may fetch everything: this group has no rules, and crawlers that find their own group ignore the rule of `User-agent: *`. Copy it here.",
  },
  *check(context) {
    const groups = meantGroups(context);
    const group = groups.all.at(-1);
    if (group === undefined || group.rules.length > 0 || group.others.length === 0) return;
    if (group.agents.some(({ name }) => name === GLOBAL)) return;
    const free = freeAgents(groups, group);
    const [agent] = free;
    const dropped = leftOutRules(everyonesRules(groups), []);
    if (agent === undefined || dropped.count === 0) return;
    const rules = listingBudget()(dropped);
    // Those do not follow `*` in any case.
    const areApart = free.every((each) => crawlerOf(each)?.ignoresGlobal === true);
    yield {
      ...spanOfAgent(agent),
      severity: areApart ? "hint" : "warning",
      message: dropped.count === 1 ? "freedByOne" : "freed",
      data: { names: namesOfAgents(free), rules: counted(dropped.count, "rule") },
      fixes: [...copyFixes(context, group, rules ?? []), allowFix(context, [group])],
    };
  },
});
