import { groupBy } from "../../collections/group-by.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { spanOfAgent } from "../facts/agent-runs.ts";
import { namesOfAgents } from "../facts/agents.ts";
import {
  freeAgents,
  type IntendedAgent,
  type IntendedGroup,
  type IntendedGroups,
  intendedGroups,
} from "../facts/intended-groups.ts";
import { everyonesRules, leftOutRules, listingBudget } from "../facts/left-out-rules.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { allowFix, copyFixes } from "../fixes/rule-edits.ts";
import { googleDocs, googleLibrary, rfc9309, standard1994 } from "../sources.ts";
import { shorten } from "../wording.ts";

const FIX_TITLE = { one: "Add {name} to the * group", other: "Add them to the * group" } as const;

type Found = Finding<"freed" | "empty">;

const isGlobal = ({ name }: IntendedAgent): boolean => name === GLOBAL;

/** Adds the crawler to the names of the first `*` group, and removes the group it had. */
const addToStarFix = (
  { document }: FileContext,
  groups: IntendedGroups,
  { agents }: IntendedGroup,
): Fix | null => {
  const star = groups.named.get(GLOBAL)?.[0]?.agents.findLast(isGlobal);
  if (star === undefined || agents.some(({ line }) => line.comment !== null)) return null;
  const written = agents.map(({ line }) => line.valueText);
  const names = Array.from(groupBy(written, asciiLower).values(), ([each = ""]) => each);
  const [name] = names;
  return {
    title: formatMessage(FIX_TITLE, {
      name: shorten(name ?? ""),
      count: names.length,
    }),
    kind: "suggest",
    edits: [
      insertBelow(
        document,
        star.line,
        names.map((each) => `User-agent: ${each}`),
      ),
      ...agents.map(({ line }) => ({ from: line.from, to: line.next, insert: "" })),
    ],
  };
};

/** The file ends, or only other lines follow, without any rule. */
const endsEmpty = (
  context: FileContext,
  groups: IntendedGroups,
  group: IntendedGroup,
): Found | null => {
  const free = freeAgents(groups, group);
  const [agent] = free;
  // Only a Crawl-delay or similar: another check reports it if it does harm.
  if (agent === undefined || group.others.length > 0) return null;
  const allow = allowFix(context, [group]);
  const dropped = leftOutRules(everyonesRules(groups), []);
  const data = { names: namesOfAgents(free) };
  if (dropped.count === 0) {
    // A file without any rule has its own finding.
    if (groups.all.every(({ rules }) => rules.length === 0)) return null;
    return { ...spanOfAgent(agent), message: "empty", severity: "hint", data, fixes: [allow] };
  }
  const rules = listingBudget()(dropped);
  const add = free.length === group.agents.length ? addToStarFix(context, groups, group) : null;
  return {
    ...spanOfAgent(agent),
    message: "freed",
    data,
    fixes: [...(add === null ? [] : [add]), ...copyFixes(context, group, rules ?? []), allow],
  };
};

export const userAgentWithoutRules: Check = defineCheck({
  id: "user-agent-without-rules",
  category: "groups",
  severity: "warning",
  summary: "Require a rule below the user-agent lines of each group",
  explanation:
    "The last user-agent lines of the file have no rule below them, so their group blocks nothing. Google, crawler-commons, Protego and Wget let these crawlers fetch everything, even where `*` has rules; for robots-parser and Python's robotparser they follow the group for `*`.\n\nAdd the rules that you meant, or an empty `Disallow:` if everything is allowed, as the standard of 1994 asks.",
  sources: [rfc9309("2.2.1"), googleDocs, googleLibrary, standard1994],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /private/\n\nUser-agent: FooBot\n",
      "User-agent: BadBot\nDisallow: /\n\nUser-agent: *\n",
    ],
    good: [
      "User-agent: *\nDisallow:\n\nUser-agent: BadBot\nDisallow: /\n",
      "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n",
    ],
  },
  messages: {
    freed:
      "Google and most others let {names} fetch everything, whatever `User-agent: *` blocks, because there are no rules below. Move the names into that group, or write rules.",
    empty:
      "{names} may fetch everything, because there are no rules below. If you mean that, write an empty `Disallow:`.",
  },
  check: (context) => {
    const groups = intendedGroups(context);
    return groups.all
      .filter(({ rules }) => rules.length === 0)
      .flatMap((group) => endsEmpty(context, groups, group) ?? []);
  },
});
