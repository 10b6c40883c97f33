import { groupBy } from "../../collections/group-by.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { crawlerOf, namesOfAgents, showsPages, spanOfAgent } from "../facts/agents.ts";
import {
  freeAgents,
  type IntendedAgent,
  type IntendedGroup,
  type IntendedGroups,
  intendedGroups,
  isForAll,
  isGlobal,
} from "../facts/groups.ts";
import { everyonesRules, leftOutRules, listingBudget } from "../facts/left-out-rules.ts";
import { suggest } from "../fixes/fix.ts";
import { deleteLine, insertBelow } from "../fixes/line-edits.ts";
import { allowFix, copyFix } from "../fixes/rule-edits.ts";
import { runOnFindings } from "../fixes/run-on-findings.ts";
import { shorten } from "../wording.ts";

const FIX_TITLE = { one: "Add {name} to the * group", other: "Add them to the * group" } as const;

type Found = Finding<"freed" | "freedByField" | "empty">;

/** Whether none of some crawlers follows `*`, whatever the file says. */
const areApart = (agents: readonly IntendedAgent[]): boolean =>
  agents.every((each) => crawlerOf(each)?.ignoresGlobal === true);

/** Whether a crawler of a search engine or an AI still comes. */
const bringsVisitors = (agent: IntendedAgent): boolean =>
  showsPages(agent) && crawlerOf(agent)?.retired === false;

/** Adds the crawler to the names of the first `*` group, and removes the group it had. */
const addToStarFix = (
  { document }: FileContext,
  groups: IntendedGroups,
  { agents }: IntendedGroup,
): Fix | null => {
  const star = groups.named.get(GLOBAL)?.[0]?.agents.findLast(isGlobal);
  if (star === undefined || agents.some(({ line }) => line.comment !== null)) return null;
  const written = agents.map(({ line }) => line.valueText);
  const names = Array.from(groupBy(written, asciiLower).values(), ([each]) => each);
  const lines = names.map((each) => `User-agent: ${each}`);
  return suggest(
    FIX_TITLE,
    [insertBelow(document, star.line, lines), ...agents.map(({ line }) => deleteLine(line))],
    { name: shorten(names[0] ?? ""), count: names.length },
  );
};

/** The file ends, or only other lines follow, without any rule. */
const endsEmpty = (
  context: FileContext,
  groups: IntendedGroups,
  group: IntendedGroup,
): Found | null => {
  const free = freeAgents(groups, group);
  const [agent] = free;
  if (agent === undefined) return null;
  const allow = allowFix(context, [group]);
  const dropped = leftOutRules(everyonesRules(groups), []);
  const data = { names: namesOfAgents(free) };
  if (dropped.count === 0 || areApart(free)) {
    // A file without any rule has its own finding.
    if (groups.all.every(({ rules }) => rules.length === 0)) return null;
    return { ...spanOfAgent(agent), message: "empty", severity: "hint", data, fixes: [allow] };
  }
  const rules = listingBudget()(dropped);
  const add = free.length === group.agents.length ? addToStarFix(context, groups, group) : null;
  return {
    ...spanOfAgent(agent),
    message: "freed",
    ...(free.every((each) => crawlerOf(each)?.retired === true) ? { severity: "info" } : {}),
    data,
    fixes: [add, copyFix(context, group, rules ?? []), allow],
  };
};

/** The last group has further fields, such as Crawl-delay, but no rule. */
const onlyFields = (
  context: FileContext,
  groups: IntendedGroups,
  group: IntendedGroup,
): Found | null => {
  const free = freeAgents(groups, group);
  const [agent] = free;
  const dropped = leftOutRules(everyonesRules(groups), []);
  if (isForAll(group) || agent === undefined || dropped.count === 0) return null;
  const rules = listingBudget()(dropped);
  return {
    ...spanOfAgent(agent),
    message: "freedByField",
    severity: areApart(free) ? "hint" : free.some(bringsVisitors) ? "warning" : "info",
    data: { names: namesOfAgents(free), count: dropped.count },
    fixes: [copyFix(context, group, rules ?? []), allowFix(context, [group])],
  };
};

export const userAgentWithoutRules: Check = defineCheck({
  id: "user-agent-without-rules",
  aliases: {
    "named-group-only-crawl-delay": ["freedByField"],
    "user-agent-list-interrupted": ["sharesByField", "closedByField", "sharesStarByField"],
    "lost-empty-disallow": ["sharesStar", "shares"],
  },
  category: "groups",
  severity: "warning",
  summary: "Require a rule below the user-agent lines of each group",
  explanation:
    "A crawler follows the rules below its name. Only `Allow` and `Disallow` are rules: a blank line, a comment, a `Sitemap` or a `Crawl-delay` does not end a list of `User-agent` lines, so for Google and RFC 9309 all names above and below it get the rules that follow. A rule that was commented out, or an empty `Disallow:` that a tool dropped, can therefore block a site for every crawler. Protego and robots-parser end the list at another field, old readers at a blank line; for them the first crawler may fetch everything.\n\nThe last names of a file may have no rule below them at all. They may fetch everything, even where `*` has rules: a crawler that finds its own group ignores the others.\n\nAdd the rules that you meant, or an empty `Disallow:` if everything is allowed. It is a warning where `*`, a search engine or an AI crawler gets rules meant for others, and information for the rest. A crawler that shares the rules of `*` is not reported.",
  sources: ["rfc9309#2.2.1", "googleDocs", "googleLibrary", "protego", "standard1994"],
  bad: [
    "User-agent: *\nDisallow: /private/\nDisallow: /temp/\n\nUser-agent: SemrushBot\nUser-agent: AhrefsBot\nCrawl-delay: 10\n",
    "User-agent: GPTBot\nSitemap: https://shop.example/sitemap.xml\nUser-agent: CCBot\nDisallow: /\n",
    "User-agent: *\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /private/\n",
    "User-agent: SlowBot\nCrawl-delay: 9\n\nUser-agent: SlugBot\nCrawl-delay: 9\n\nUser-agent: BadBot\nDisallow: /\n",
    "User-agent: SlowBot\nCrawl-delay: 9\n\nUser-agent: SlugBot\nCrawl-delay: 9\n\nUser-agent: BadBot\nDisallow: /all/\n",
    "User-agent: FriendBot\n\nUser-agent: BadBot\nDisallow: /\n",
    "User-agent: *\n# Disallow: /private/\n\nUser-agent: BadBot\nDisallow: /all/\n",
    "User-agent: *\nDisallow: /private/\n\nUser-agent: FooBot\n",
    "User-agent: BadBot\nDisallow: /\n\nUser-agent: *\n",
  ],
  good: [
    "User-agent: *\nDisallow:\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /\n",
    "User-agent: *\nCrawl-delay: 10\n",
    "User-agent: FooBot\nCrawl-delay: 10\n\nUser-agent: *\nDisallow: /private/\n",
  ],
  messages: {
    freedByField:
      "{names} may crawl everything: this group has no rule, and those of `User-agent: *` do not count here. Copy them here.",
    sharesStarByField:
      "All crawlers follow the rules of {next} (line {line}), because `*` has only `{field}`. Write `Disallow:` below if they should not.",
    sharesByField:
      "The rules of {next} (line {line}) count for {names}, because `{field}` is no rule. Write `Disallow:` there if unwanted.",
    closedByField:
      "{names} may crawl nothing: `{field}` is no rule, so `Disallow: {path}` of {next} (line {line}) counts there. Write `Disallow:` below line {last}.",
    sharesStar:
      "All crawlers follow the rules below, although they stand under {next} (line {line}). If that is right, write `User-agent: *` there, too.",
    shares:
      "The rules of {next} (line {line}) count for {names}, because none stand here. Put the lines together, or write `Disallow:` here.",
    freed:
      "{names} may crawl everything, whatever `User-agent: *` blocks, because there are no rules below. Move the names into that group, or write rules.",
    empty:
      "{names} may crawl everything, because there are no rules below. If you mean that, write an empty `Disallow:`.",
  },
  check: (context) => {
    const groups = intendedGroups(context);
    // Only the last group of a file can be without rules.
    const last = groups.all.filter(({ rules }) => rules.length === 0);
    const found = last.map((group) =>
      (group.others.length > 0 ? onlyFields : endsEmpty)(context, groups, group),
    );
    return [...found.flatMap((each) => each ?? []), ...runOnFindings(context)];
  },
});
