import { GLOBAL } from "../../policy/agent.ts";
import { type AgentRun, agentRuns } from "../agent-runs.ts";
import { insertLinesBelow } from "../line-edits.ts";
import {
  forbids,
  type MeantAgent,
  type MeantGroup,
  type MeantGroups,
  meantGroups,
  rulesFor,
} from "../meant-groups.ts";
import { defineRule, type Finding, type Fix, type LintContext, type LintRule } from "../rule.ts";
import { googleDocs, googleLibrary, rfc9309, standard1994 } from "../sources.ts";
import { copyFix, droppedRules, listingBudget, starRules } from "../star-rules.ts";
import { counted, shorten } from "../wording.ts";

type Message = "sharesStar" | "shares" | "joinsStar" | "freed" | "empty";
type Found = Finding<Message>;

const spanOf = ({ line }: MeantAgent): { from: number; to: number } => line.value ?? line.content;

const isGlobal = ({ name }: MeantAgent): boolean => name === GLOBAL;

const allowFix = ({ document }: LintContext, runs: readonly AgentRun[]): Fix => {
  const [agent, ...others] = runs.flatMap(({ agents }) => agents);
  const isOne = agent !== undefined && others.length === 0;
  return {
    title: isOne ? `Allow ${shorten(agent.line.valueText)} everything` : "Allow them everything",
    kind: "suggest",
    edits: runs.map(({ last }) => insertLinesBelow(document, last, ["Disallow:"])),
  };
};

const joinFix = (runs: readonly AgentRun[]): Fix => ({
  title: "Join the user-agent lines",
  kind: "suggest",
  edits: runs
    .flatMap(({ blanksAbove }) => blanksAbove)
    .map(({ from, next }) => ({ from, to: next, insert: "" })),
});

/** User-agent lines without rules of their own run on into the next ones. */
const runOn = (context: LintContext, group: MeantGroup): Found | null => {
  const runs = agentRuns(context, group);
  const early = runs.slice(0, -1);
  const heir = runs.at(-1)?.agents ?? [];
  const heirs = new Set(heir.map(({ name }) => name));
  const agents = early.flatMap((run) => run.agents).filter(({ name }) => !heirs.has(name));
  const agent = agents.find(isGlobal) ?? agents[0];
  const [first] = heir;
  if (agent === undefined || first === undefined) return null;
  const isForbidding = group.rules.some(forbids);
  const message = isGlobal(agent) ? "sharesStar" : heir.some(isGlobal) ? "joinsStar" : "shares";
  const canJoin = runs.every(({ isPartedByField }) => !isPartedByField);
  return {
    ...spanOf(agent),
    message,
    severity: isForbidding && message !== "joinsStar" ? "warning" : "info",
    data: {
      name: shorten(agent.line.valueText),
      next: shorten(first.line.valueText),
      line: first.line.number,
    },
    fixes: [allowFix(context, early), ...(canJoin ? [joinFix(runs)] : [])],
  };
};

/** Names the crawler beside the others of the first `*` group, and drops the group it had. */
const addToStarFix = (
  { document }: LintContext,
  groups: MeantGroups,
  { agents }: MeantGroup,
): Fix | null => {
  const star = groups.named.get(GLOBAL)?.[0]?.agents.findLast(isGlobal);
  if (star === undefined || agents.some(({ line }) => line.comment !== null)) return null;
  const names = agents.map(({ line }) => line.valueText);
  const [name] = names;
  return {
    title: `Add ${names.length === 1 ? shorten(name ?? "") : "them"} to the * group`,
    kind: "suggest",
    edits: [
      insertLinesBelow(
        document,
        star.line,
        names.map((each) => `User-agent: ${each}`),
      ),
      ...agents.map(({ line }) => ({ from: line.from, to: line.next, insert: "" })),
    ],
  };
};

/** The file ends, or only other lines follow, and no rule has come. */
const endsEmpty = (context: LintContext, groups: MeantGroups, group: MeantGroup): Found | null => {
  const free = group.agents.filter(({ name }) => rulesFor(groups, name).length === 0);
  const [agent] = free;
  // Only a Crawl-delay or the like: another check's, where it does harm.
  if (agent === undefined || group.others.length > 0) return null;
  const run: AgentRun = {
    agents: group.agents,
    last: group.last,
    blanksAbove: [],
    isPartedByField: false,
  };
  const allow = allowFix(context, [run]);
  const dropped = droppedRules(starRules(groups), []);
  const data = { name: shorten(agent.line.valueText), rules: counted(dropped.count, "rule") };
  if (dropped.count === 0) {
    // A file without any rule is a finding of its own.
    if (groups.all.every(({ rules }) => rules.length === 0)) return null;
    return { ...spanOf(agent), message: "empty", severity: "hint", data, fixes: [allow] };
  }
  const rules = listingBudget()(dropped);
  const add = addToStarFix(context, groups, group);
  return {
    ...spanOf(agent),
    message: "freed",
    data,
    fixes: [
      ...(add === null ? [] : [add]),
      ...(rules === null ? [] : [copyFix(context, group, rules)]),
      allow,
    ],
  };
};

export const userAgentWithoutRules: LintRule = defineRule({
  id: "user-agent-without-rules",
  category: "groups",
  severity: "warning",
  summary: "Require a rule below the user-agent lines of each group",
  explanation:
    "Only `Allow` and `Disallow` end a list of `User-agent` lines. A blank line, a comment, a `Sitemap` or a `Crawl-delay` does not: to Google and by RFC 9309, user-agent lines that have none but such lines between them are one list, and all of them get the rules below the last. A rule that was commented out can thus close a site to every crawler.\n\nOther readers end the list sooner: Protego and robots-parser at any other field, Python's old robotparser at a blank line. To them the first crawler has a group without rules.\n\nUser-agent lines at the end of the file, with no rule below, allow everything: Google takes them as a group that forbids nothing, even where `*` has rules.\n\nWrite an empty `Disallow:` where everything is allowed, and keep the lines of a list together.",
  sources: [rfc9309("2.2.1"), googleDocs, googleLibrary, standard1994],
  examples: {
    bad: [
      "User-agent: *\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /\n",
      "User-agent: *\n# Disallow: /private/\n\nUser-agent: BadBot\nDisallow: /\n",
      "User-agent: *\nDisallow: /private/\n\nUser-agent: FooBot\n",
    ],
    good: [
      "User-agent: *\nDisallow:\n\nUser-agent: BadBot\nDisallow: /\n",
      "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n",
    ],
  },
  messages: {
    sharesStar:
      "No rule stands below `User-agent: *` here, so for Google it shares those of `{next}` (line {line}): they bind every crawler. Write `Disallow:` if `*` may fetch everything.",
    shares:
      "No rule stands below `{name}` here, so Google gives it those of `{next}` (line {line}); some readers give it none. Keep the lines together, or give `{name}` a rule.",
    joinsStar:
      "No rule stands below `{name}` here, so Google gives it those of `*` (line {line}); some readers give it none. Keep the lines together, or give `{name}` a rule.",
    freed:
      "No rule stands below `{name}`, and that allows it everything at Google: the {rules} of `User-agent: *` do not bind it. Add it to the `*` group, or write its rules.",
    empty:
      "No rule stands below `{name}`, so it may fetch everything. Write an empty `Disallow:` to say so: the 1994 standard asks for one.",
  },
  *check(context) {
    const groups = meantGroups(context);
    for (const group of groups.all) {
      const found =
        group.rules.length > 0 ? runOn(context, group) : endsEmpty(context, groups, group);
      if (found !== null) yield found;
    }
  },
});
