// What becomes of the rules below a line that crawlers skip: for whom they then count.

import { memo } from "../../collections/memo.ts";
import { dialects } from "../../dialects/index.ts";
import { policyOf } from "../../match/consult.ts";
import type { Group, Policy } from "../../policy/policy.ts";
import { select } from "../../policy/select.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { parse } from "../../syntax/parse.ts";
import { readerOf } from "../../vocabulary/reader-of.ts";
import type { LineContext, LineView } from "../context.ts";
import { shorten } from "../wording.ts";
import { isWholeSite } from "./groups.ts";
import { FIELD_NAMES, fieldOf, isRule, misspellingsIn, unusualLines } from "./lines.ts";
import {
  blockedSearchCrawlers,
  consultOwnReader,
  enginesOf,
  searchTokens,
} from "./search-crawlers.ts";

/** What becomes of the rules below a user-agent line that some readers skip. */
export interface SkippedAgent {
  /**
   * - `closes`: the whole site is blocked for search engines
   * - `joins`: the rules count for the crawlers of the group above
   * - `lost`: they count for nobody
   */
  readonly kind: "closes" | "joins" | "lost";
  /** The search engines for which that is so, in words. */
  readonly engines: string;
  /** The number of rules below. */
  readonly count: number;
  /** The first of them. */
  readonly path: string;
  /** The name on the user-agent line above, and its line; empty and 0 if there is none. */
  readonly name: string;
  readonly line: number;
}

/** The rules that have no user-agent line between them and a line, itself among them if it is one. */
export const rulesAround = (
  lines: readonly LineView[],
  { number }: Pick<LineView, "number">,
): readonly LineView[] => {
  const start = lines.slice(0, number).findLastIndex(({ field }) => field === "user-agent") + 1;
  return [...lines.slice(start, number).filter(isRule), ...rulesBelowLine(lines, { number })];
};

/** The rules between a line and the next user-agent line. */
export const rulesBelowLine = (
  lines: readonly LineView[],
  { number }: Pick<LineView, "number">,
): readonly LineView[] => {
  const below = lines.slice(number);
  const end = below.findIndex(({ field }) => field === "user-agent");
  return below.slice(0, end < 0 ? below.length : end).filter(isRule);
};

const closesSite = ({ field, valueText }: LineView): boolean =>
  field === "disallow" && isWholeSite(valueText);

/** What those rules are, in short. */
interface RulesBelow {
  readonly count: number;
  readonly first: LineView | null;
  /** The first that closes the whole site. */
  readonly closing: LineView | null;
}

const NO_RULES: RulesBelow = { count: 0, first: null, closing: null };

/**
 * Whether a line names a crawler in a misspelling of `User-agent`, accepted by some readers or by
 * none, or without its colon.
 */
const isMisspeltAgent = ({ document }: LineContext, line: LineView): boolean => {
  const { field, key, keyText, missingColon, spelling } = line;
  if (key === null) return false;
  if (missingColon) return field === "user-agent";
  if (field === "user-agent") return spelling !== "exact";
  if (field !== "other") return false;
  const intended = misspellingsIn(document)(keyText)?.intended;
  return intended !== undefined && fieldOf(intended) === "user-agent";
};

/** The numbers of the lines that name a crawler in a misspelling of `User-agent`. */
const misspeltAgents = memo(
  (context: LineContext): ReadonlySet<number> =>
    new Set(
      unusualLines(context.lines)
        .filter((line) => isMisspeltAgent(context, line))
        .map(({ number }) => number),
    ),
);

/** The file with all of them corrected, as its author means it. */
const correctedAgents = memo((context: LineContext): RobotsDocument => {
  const { document, lines } = context;
  const parts: string[] = [];
  let at = 0;
  for (const number of misspeltAgents(context)) {
    const key = lines[number - 1]?.key ?? null;
    if (key === null) continue;
    const isBare = lines[number - 1]?.missingColon === true;
    parts.push(
      document.source.slice(at, key.from),
      `${FIELD_NAMES["user-agent"]}${isBare ? ":" : ""}`,
    );
    at = key.to;
  }
  return parse([...parts, document.source.slice(at)].join(""), document.encoding);
});

/**
 * For each line, by its number, what is below it: found once, from the last line up. Misspelt
 * user-agent lines end what is above them, too, unless they are in one list with it.
 */
const allRulesBelow = memo((context: LineContext): ReadonlyMap<number, RulesBelow> => {
  const found = new Map<number, RulesBelow>();
  const misspelt = misspeltAgents(context);
  let below = NO_RULES;
  let isListAbove = false;
  for (const line of context.lines.toReversed()) {
    found.set(line.number, below);
    if (misspelt.has(line.number)) isListAbove = true;
    else if (line.field === "user-agent") below = NO_RULES;
    if (line.field !== "allow" && line.field !== "disallow") continue;
    if (isListAbove) below = NO_RULES;
    isListAbove = false;
    const closing = closesSite(line) ? line : below.closing;
    below = { count: below.count + 1, first: line, closing };
  }
  return found;
});

/** The rules between a line and the next user-agent line, however it is spelt. */
export const rulesBelow = (context: LineContext, { number }: LineView): RulesBelow =>
  allRulesBelow(context).get(number) ?? NO_RULES;

/** The groups that a policy reads rules in, by the rule's line. */
const groupsByRule = memo(
  ({ groups }: Policy): ReadonlyMap<number, Group> =>
    new Map(groups.flatMap((group) => group.ruleLines.map((line) => [line, group] as const))),
);

/** Whether a crawler obeys a rule, by its own reader. */
const obeys = (document: RobotsDocument, token: string, rule: LineView): boolean => {
  const policy = policyOf(document, dialects[readerOf(token)]);
  const group = groupsByRule(policy).get(rule.number);
  const { followed } = consultOwnReader(document, token);
  return group !== undefined && select(policy, [followed ?? token]).groups.includes(group);
};

/**
 * What becomes of the rules below a misspelt user-agent line for the search engines that skip it,
 * by their own readers; null if none does, or no rule is below. The site counts as closed by it if
 * it is open once all such lines are correct: each of several alone may change nothing.
 */
export const skippedAgent = (context: LineContext, line: LineView): SkippedAgent | null => {
  const { document, lines } = context;
  const { count, first, closing } = rulesBelow(context, line);
  if (first === null) return null;
  const groupFor = (token: string): Group | undefined =>
    groupsByRule(policyOf(document, dialects[readerOf(token)])).get(first.number);
  const skipping = searchTokens.filter(
    (token) => !(groupFor(token)?.agents.some((agent) => agent.line === line.number) ?? false),
  );
  const [top] = skipping;
  if (top === undefined) return null;
  const words = { count, path: first.valueText, name: "", line: 0 };
  if (closing !== null) {
    const meant = blockedSearchCrawlers(correctedAgents(context));
    const closed = [...blockedSearchCrawlers(document)]
      .filter(([token, what]) => what === "site" && !meant.has(token))
      .map(([token]) => token)
      .filter((token) => obeys(document, token, closing));
    if (closed.length > 0) {
      const agent = groupFor(closed[0] ?? top)?.agents.findLast((each) => each.line < line.number);
      return {
        kind: "closes",
        engines: enginesOf(closed),
        ...words,
        path: closing.valueText,
        ...placeOf(lines, agent),
      };
    }
  }
  const agent = groupFor(top)?.agents.findLast((each) => each.line < line.number);
  const joining = skipping.filter(
    (token) => (groupFor(token) === undefined) === (agent === undefined),
  );
  return {
    kind: agent === undefined ? "lost" : "joins",
    engines: enginesOf(joining),
    ...words,
    ...placeOf(lines, agent),
  };
};

/** The values for messages about a skipped line, without `name`, the right spelling. */
export const wordsAbout = (
  skipped: SkippedAgent | null,
): Readonly<Record<string, string | number>> =>
  skipped === null
    ? {}
    : {
        engines: skipped.engines,
        count: skipped.count,
        path: skipped.path,
        agent: shorten(skipped.name, 30),
        line: skipped.line,
      };

const placeOf = (
  lines: readonly LineView[],
  agent: Group["agents"][number] | undefined,
): Pick<SkippedAgent, "name" | "line"> =>
  agent === undefined
    ? { name: "", line: 0 }
    : { name: lines[agent.line - 1]?.valueText ?? agent.name, line: agent.line };
