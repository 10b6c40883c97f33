import type { Rule } from "../../policy/policy.ts";
import type { Finding } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { type AgentRun, crawlerOf, type RunOn, runOnOf, spanOfAgent } from "../facts/agents.ts";
import { closedIn, MOST_AGENTS, sharedBlocks } from "../facts/closed-sites.ts";
import {
  type IntendedAgent,
  type IntendedGroup,
  intendedGroups,
  isGlobal,
} from "../facts/groups.ts";
import { isOfGroup } from "../facts/lines.ts";
import { shorten } from "../wording.ts";
import { suggest } from "./fix.ts";
import { deleteButComment, deleteLine, insertAbove, insertBelow } from "./line-edits.ts";
import { GROUP_FIX_TITLES } from "./messages.ts";
import { allowFix } from "./rule-edits.ts";

/**
 * Moves fields out of a list of user-agent lines: below its rules, or above it if they do not
 * belong to a group.
 */
const moveFix = (
  { document }: FileContext,
  group: IntendedGroup,
  fields: readonly LineView[],
): Fix | null => {
  const first = group.agents[0]?.line;
  if (first === undefined || fields.some(({ keyText }) => keyText === "")) return null;
  const textOf = ({ from, to }: LineView): string => document.source.slice(from, to);
  const below = fields.filter(isOfGroup).map(textOf);
  const above = fields.filter((line) => !isOfGroup(line)).map(textOf);
  const edits = [
    ...above.map((text) => insertAbove(document, first, text)),
    ...fields.map(deleteLine),
    ...(below.length === 0 ? [] : [insertBelow(document, group.last, below)]),
  ];
  return suggest(GROUP_FIX_TITLES.outOfList, edits, { count: fields.length });
};

const joinFix = (runs: readonly AgentRun[]): Fix =>
  suggest(
    GROUP_FIX_TITLES.joinAgents,
    runs.flatMap(({ blanksAbove }) => blanksAbove.map(deleteLine)),
  );

/** So many rules were hardly written for one crawler that is named above them. */
const GENERAL = 5;

/** Writes the line for every crawler next to the rules that count for it. */
const nameAllFix = ({ document }: FileContext, runs: readonly AgentRun[]): Fix | null => {
  const first = runs.at(-1)?.agents[0];
  const stars = runs.slice(0, -1).flatMap(({ agents }) => agents.filter(isGlobal));
  if (first === undefined) return null;
  return suggest(GROUP_FIX_TITLES.nameStar, [
    ...stars.map(({ line }) => deleteButComment(line)),
    insertAbove(document, first.line, "User-agent: *"),
  ]);
};

type RunOnFinding = Finding<
  "sharesStar" | "shares" | "sharesStarByField" | "sharesByField" | "closedByField"
>;

/** The rule of a group that blocks the whole site for all of some crawlers; null if none does. */
const closingRule = (
  context: FileContext,
  group: IntendedGroup,
  agents: readonly IntendedAgent[],
): Rule | null => {
  const rules = agents.slice(0, MOST_AGENTS).map(({ name }) => closedIn(context, group, name));
  const [first = null] = rules;
  return rules.every((rule) => rule !== null) ? first : null;
};

const isActive = (agent: IntendedAgent): boolean => crawlerOf(agent)?.retired === false;

/** Another field, such as Crawl-delay, is where the crawler's rules should be. */
const byField = (
  context: FileContext,
  group: IntendedGroup,
  { runs, agents, kind, severity, data }: RunOn,
  fields: readonly [LineView, ...LineView[]],
): RunOnFinding => {
  const [field] = fields;
  const move = moveFix(context, group, fields);
  const early = runs.slice(0, -1);
  const allow = allowFix(context, early);
  const name = shorten(field.keyText || field.text);
  // A sitemap in the middle of a list of unwanted crawlers is no sign of another intention.
  const isOwn = kind !== "sharesStar" && fields.every(isOfGroup);
  const closing = isOwn ? closingRule(context, group, agents) : null;
  if (closing !== null) {
    return {
      ...field.content,
      message: "closedByField",
      severity: agents.some(isActive) ? "warning" : severity,
      data: {
        ...data,
        field: name,
        path: closing.text,
        line: closing.line,
        last: String(early.at(-1)?.last.number ?? 0),
      },
      fixes: [allow, move],
    };
  }
  return {
    ...field.content,
    message: kind === "sharesStar" ? "sharesStarByField" : "sharesByField",
    severity,
    data: { ...data, field: name },
    fixes: [kind !== "sharesStar" && move, allow],
  };
};

/** Nothing is where the crawler's rules should be: a blank line, or a rule in a comment. */
const byNothing = (
  context: FileContext,
  group: IntendedGroup,
  { runs, agent, kind, severity, data }: RunOn,
): RunOnFinding => {
  const allow = allowFix(context, runs.slice(0, -1));
  const isStar = kind === "sharesStar";
  const isBlankAlone = runs.every(({ hasLostRule }) => !hasLostRule);
  return {
    ...spanOfAgent(agent),
    message: isStar ? "sharesStar" : "shares",
    severity,
    data,
    fixes: [
      // For most readers the names are together already.
      isStar ? nameAllFix(context, runs) : isBlankAlone && joinFix(runs),
      // What opens the site to all is no answer to a rule that was written for all.
      !(isStar && group.rules.length >= GENERAL) && allow,
    ],
  };
};

/**
 * Findings on user-agent lines without rules, which for Google and the standard share those of
 * later lines. Not reported are those whose group blocks the site, which is worse, and those that
 * share the rules for every crawler, which they would follow anyway.
 */
export const runOnFindings = (context: FileContext): readonly RunOnFinding[] =>
  intendedGroups(context).all.flatMap((group) => {
    if (sharedBlocks(context).has(group)) return [];
    const found = runOnOf(context, group);
    if (found === null || found.kind === "joinsStar") return [];
    const [field, ...more] = found.runs.flatMap(({ fieldsAbove }) => fieldsAbove);
    return field === undefined
      ? byNothing(context, group, found)
      : byField(context, group, found, [field, ...more]);
  });
