import { GLOBAL } from "../../policy/agent.ts";
import { type Check, defineCheck } from "../check.ts";
import { spanOfAgent } from "../facts/agents.ts";
import { hasCause, hasRulesOutside, type IntendedAgent, intendedGroups } from "../facts/groups.ts";
import { suggest } from "../fixes/fix.ts";
import { insertBelow } from "../fixes/line-edits.ts";

export const noDefaultGroup: Check = defineCheck({
  id: "no-default-group",
  category: "groups",
  severity: "info",
  quiet: "not-needed",
  summary: "Suggest a group for all other crawlers",
  explanation:
    "A crawler that no group names follows the group for `*`. Without one, nothing is blocked for it. That is often intended: a file that only blocks a few crawlers needs nothing more.\n\n`User-agent: *` with an empty `Disallow:` says the same openly.",
  sources: ["rfc9309#2.2.1", "standard1994"],
  bad: ["User-agent: GPTBot\nDisallow: /\n"],
  good: ["User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow:\n"],
  messages: {
    open: "Crawlers that the file does not name may crawl everything: there is no group for `*`. If you mean that, write `User-agent: *` and `Disallow:`.",
  },
  check: (context) => {
    const { all, named } = intendedGroups(context);
    const [first] = all[0]?.agents ?? [];
    if (first === undefined || named.has(GLOBAL)) return [];
    // A misspelt name may have been meant for all crawlers.
    if (all.every(({ agents }) => agents.every(({ line }) => hasCause(context, line)))) return [];
    const mayBeAll = ({ line, name }: IntendedAgent): boolean =>
      name === "" || (line.valueText.startsWith(GLOBAL) && hasCause(context, line));
    if (all.some(({ agents }) => agents.some(mayBeAll))) return [];
    if (all.every(({ rules }) => rules.length === 0)) return [];
    // Rules above all groups were meant for all crawlers, and have their own finding.
    if (hasRulesOutside(context)) return [];
    const last = context.lines.findLast(({ kind }) => kind !== "blank") ?? first.line;
    const group = insertBelow(context.document, last, ["", "User-agent: *", "Disallow:"]);
    const fix = suggest("Add a group that allows all others everything", group);
    return { ...spanOfAgent(first), message: "open", fixes: [fix] };
  },
});
