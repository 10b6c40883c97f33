import { GLOBAL } from "../../policy/agent.ts";
import { counted } from "../../text/wording.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { meantGroups, rulesFor } from "../groups/meant-groups.ts";
import { copyFixes, droppedRules, listingBudget, starRules } from "../groups/star-rules.ts";
import { defineRule, type LintRule } from "../rule.ts";
import { googleDocs, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

export const namedGroupOnlyCrawlDelay: LintRule = defineRule({
  id: "named-group-only-crawl-delay",
  category: "groups",
  severity: "warning",
  summary: "Require rules in a group that only slows a crawler down",
  explanation:
    "A crawler follows the group that names it and nothing else. A group that holds a `Crawl-delay` (or another line that is no rule) and neither `Allow` nor `Disallow` therefore frees its crawler from every rule of `User-agent: *`. It is nearly always an oversight.\n\nRepeat the rules of `*` in the group, or take the group away.",
  sources: [rfc9309("2.2.1"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /private/\n\nUser-agent: SemrushBot\nCrawl-delay: 10\n",
      "User-agent: *\nDisallow: /private/\n\nUser-agent: Yandex\nHost: shop.example\n",
      "User-agent: *\nDisallow: /private/\nDisallow: /temp/\n\nUser-agent: SemrushBot\nCrawl-delay: 10\n",
    ],
    good: [
      "User-agent: *\nDisallow: /private/\n\nUser-agent: SemrushBot\nCrawl-delay: 10\nDisallow: /private/\n",
      "User-agent: *\nCrawl-delay: 10\n",
    ],
  },
  messages: {
    freed:
      "This group has no rules, and `{name}` follows no other: every reader lets it fetch what the {rules} of `User-agent: *` forbid. Copy them here.",
    freedByOne:
      "This group has no rules, and `{name}` follows no other: every reader lets it fetch what the rule of `User-agent: *` forbids. Copy it here.",
  },
  *check(context) {
    const groups = meantGroups(context);
    const group = groups.all.at(-1);
    if (group === undefined || group.rules.length > 0 || group.others.length === 0) return;
    if (group.agents.some(({ name }) => name === GLOBAL)) return;
    const agent = group.agents.find(
      ({ name }) => name !== "" && rulesFor(groups, name).length === 0,
    );
    const dropped = droppedRules(starRules(groups), []);
    if (agent === undefined || dropped.count === 0) return;
    const rules = listingBudget()(dropped);
    yield {
      from: agent.line.value?.from ?? agent.line.content.from,
      to: agent.line.value?.to ?? agent.line.content.to,
      // It does not follow `*` in any case.
      severity: findCrawler(agent.line.valueText)?.ignoresGlobal === true ? "hint" : "warning",
      message: dropped.count === 1 ? "freedByOne" : "freed",
      data: { name: shorten(agent.line.valueText), rules: counted(dropped.count, "rule") },
      fixes: copyFixes(context, group, rules ?? []),
    };
  },
});
