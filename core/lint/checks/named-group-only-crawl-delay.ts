import { GLOBAL } from "../../policy/agent.ts";
import { type Check, defineCheck } from "../check.ts";
import { spanOfAgent } from "../facts/agent-runs.ts";
import { crawlerOf, namesOfAgents, showsPages } from "../facts/agents.ts";
import { freeAgents, intendedGroups } from "../facts/intended-groups.ts";
import { everyonesRules, leftOutRules, listingBudget } from "../facts/left-out-rules.ts";
import { allowFix, copyFixes } from "../fixes/rule-edits.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

export const namedGroupOnlyCrawlDelay: Check = defineCheck({
  id: "named-group-only-crawl-delay",
  category: "groups",
  severity: "warning",
  summary: "Require rules in a group that only slows a crawler down",
  explanation:
    "A crawler follows the group that names it and nothing else. If that group has a `Crawl-delay` but no `Allow` or `Disallow`, the crawler may fetch everything, because the rules of `User-agent: *` no longer apply to it. That is nearly always an oversight.\n\nCopy the rules of `*` into the group, or delete the group. If the crawler may fetch everything, say so with an empty `Disallow:`.\n\nIt is a warning for search engines and AI crawlers, which publish or learn from what they fetch; for SEO tools, monitors and unknown crawlers it is information.",
  sources: [rfc9309("2.2.1"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /private/\n\nUser-agent: SemrushBot\nCrawl-delay: 10\n",
      "User-agent: *\nDisallow: /private/\n\nUser-agent: Yandex\nHost: shop.example\n",
      "User-agent: *\nDisallow: /private/\n\nUser-agent: bingbot\nCrawl-delay: 10\n",
      "User-agent: *\nDisallow: /private/\nDisallow: /temp/\n\nUser-agent: SemrushBot\nUser-agent: AhrefsBot\nCrawl-delay: 10\n",
    ],
    good: [
      "User-agent: *\nDisallow: /private/\n\nUser-agent: SemrushBot\nCrawl-delay: 10\nDisallow: /private/\n",
      "User-agent: *\nCrawl-delay: 10\n",
    ],
  },
  messages: {
    freed: {
      one: "{names} may fetch everything: this group has no rules, and crawlers that find their own group ignore the rule of `User-agent: *`. Copy it here.",
      other:
        "{names} may fetch everything: this group has no rules, and crawlers that find their own group ignore the {count} rules of `User-agent: *`. Copy them here.",
    },
  },
  check: (context) => {
    const groups = intendedGroups(context);
    const group = groups.all.at(-1);
    if (group === undefined || group.rules.length > 0 || group.others.length === 0) return [];
    if (group.agents.some(({ name }) => name === GLOBAL)) return [];
    const free = freeAgents(groups, group);
    const [agent] = free;
    const dropped = leftOutRules(everyonesRules(groups), []);
    if (agent === undefined || dropped.count === 0) return [];
    const rules = listingBudget()(dropped);
    // These do not follow `*` in any case.
    const areApart = free.every((each) => crawlerOf(each)?.ignoresGlobal === true);
    const severity = areApart ? "hint" : free.some(showsPages) ? "warning" : "info";
    return [
      {
        ...spanOfAgent(agent),
        severity,
        message: "freed",
        data: { names: namesOfAgents(free), count: dropped.count },
        fixes: [...copyFixes(context, group, rules ?? []), allowFix(context, [group])],
      },
    ];
  },
});
