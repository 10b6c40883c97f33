import { memo } from "../collections/memo.ts";
import { lineList } from "../lint/wording.ts";
import { type Matcher, wholesaleReason } from "../match/compile.ts";
import type { Consultation } from "../match/consult.ts";
import { leftOut, listRules, type RuleList, type Said } from "../match/left-out.ts";
import { pathTaker } from "../match/path.ts";
import { matches, type Pattern } from "../match/pattern.ts";
import { patternParser, type Reading } from "../match/readings.ts";
import { rulesetOf } from "../match/ruleset.ts";
import { pathSpeller } from "../match/spelling.ts";
import type { AgentLine, Group, Policy, Rule, Selection } from "../policy/policy.ts";
import { select } from "../policy/select.ts";
import { formatMessage } from "../text/message.ts";
import { quoted, readPattern } from "./describe-pattern.ts";
import { LOST_MESSAGES } from "./messages.ts";

/** The rules that a crawler no longer obeys because a group names it. */
export interface LostRules {
  /** The rules of `*` that the crawler's own groups do not repeat, in file order; at least one. */
  readonly rules: readonly Rule[];
  /** The groups for `*`, as the dialect's reader follows them. */
  readonly starGroups: readonly Group[];
  /**
   * Whether the crawler may therefore fetch something that `*` blocks. False if its own groups are
   * as strict, and if `*` blocks the whole site: its own group is then meant to allow it.
   */
  readonly opens: boolean;
  /**
   * The group that the rules can be copied to: the last followed that is for this crawler alone,
   * otherwise the last.
   */
  readonly target: Group;
}

/** The agents of a group other than those that match the crawler. */
export const sharersOf = (group: Group, { selection }: Matcher): readonly AgentLine[] => {
  const own = new Set(selection.agents.map(({ name }) => name));
  return group.agents.filter(({ name }) => !own.has(name));
};

const targetOf = (matcher: Matcher): Group | undefined => {
  const { groups } = matcher.selection;
  return groups.findLast((group) => sharersOf(group, matcher).length === 0) ?? groups.at(-1);
};

const isBlocking = ({ rule, isEmpty }: Reading): boolean => rule.type === "disallow" && !isEmpty;

/** A key shared by all rules with the same effect in a dialect. */
export const ruleKey = ({ rule, spelling, isEmpty }: Reading): string =>
  `${rule.type} ${isEmpty ? "" : `=${spelling}`}`;

/** Whether a reading can never decide anything. */
export const isIdle = ({ isEmpty, weight }: Reading, { dialect }: Policy): boolean => {
  const { value } = dialect.facts.precedence;
  if (!isEmpty || value === "first-match") return false;
  return weight === 0 || value === "any-disallow";
};

/** A shortest URL that a pattern matches. */
const witnessOf = ({ prefix, segments }: Pattern): string => {
  const path = prefix + segments.map(({ text }) => text).join("");
  return path.startsWith("/") ? path : `/${path}`;
};

/** The rules for every crawler, as a dialect's reader follows them. */
export interface GlobalRules {
  readonly selection: Selection;
  /** The one with the highest precedence first. */
  readonly readings: readonly Reading[];
  /** Those that can decide something, ready to be compared with a crawler's own. */
  readonly list: RuleList<Reading>;
}

/** The rules for every crawler. Cached with the policy. */
export const globalRules: (policy: Policy) => GlobalRules = memo((policy) => {
  const selection = select(policy, []);
  const { readings } = rulesetOf(policy, selection);
  const counting = readings.filter((reading) => !isIdle(reading, policy));
  const list = listRules(
    counting.map((rule) => ({ rule, key: ruleKey(rule), blocks: isBlocking(rule) })),
  );
  return { selection, readings, list };
});

/** A crawler's own rules: they mention only those with exactly the same effect. */
const mentionedBy = (own: readonly Reading[]): Said => ({
  blocking: own.filter(isBlocking).map(ruleKey),
  beginnings: [],
  others: own.filter((reading) => !isBlocking(reading)).map(ruleKey),
});

/** The most URLs tried before a group counts as one that allows its crawler nothing more. */
const MOST_WITNESSES = 64;

const letsIn = (lost: readonly Reading[], own: Matcher, star: GlobalRules): boolean => {
  const { dialect } = own.policy;
  const parse = patternParser(dialect);
  const blocking = lost.filter(isBlocking);
  if (blocking.some(({ spelling }) => readPattern(spelling, parse).kind === "all")) return false;
  const spell = pathSpeller(dialect);
  return blocking.slice(0, MOST_WITNESSES).some(({ pattern }) => {
    const url = witnessOf(pattern);
    if (!own.decide(url).allowed) return false;
    const path = spell(pathTaker(dialect)(url));
    const first = star.readings.find((reading) => matches(reading.pattern, path));
    return first !== undefined && isBlocking(first);
  });
};

/**
 * What a crawler loses of the rules for `*` by being named: no reader adds them to a group that
 * names it (RFC 9309, section 2.2.1). Null if it loses nothing: it follows `*`, or never would, or
 * its own groups repeat every rule. Cached with the consultation.
 */
export const lostRules: (consultation: Consultation) => LostRules | null = memo((consultation) => {
  const { matcher, crawler } = consultation;
  const { policy, selection, readings } = matcher;
  const target = targetOf(matcher);
  if (target === undefined || selection.kind !== "named" || crawler.crawler?.ignoresGlobal === true)
    return null;
  const star = globalRules(policy);
  const isWhole = [selection, star.selection].some(
    (each) => wholesaleReason(policy, each) !== null,
  );
  if (isWhole || star.selection.kind !== "global") return null;
  const lost = leftOut(star.list, mentionedBy(readings)).list();
  if (lost.length === 0) return null;
  const rules = [...new Set(lost.map(({ rule }) => rule))];
  rules.sort((a, b) => a.pattern.from - b.pattern.from);
  return { rules, starGroups: star.selection.groups, opens: letsIn(lost, matcher, star), target };
});

/**
 * Says which rules a crawler lost and to which group, as a sentence with code in backquotes.
 *
 * @param lost the result of `lostRules` for this consultation.
 */
export const describeLost = ({ crawler, followed }: Consultation, { rules }: LostRules): string => {
  const values = {
    crawler: quoted(crawler.token),
    count: rules.length,
    lines: lineList([...new Set(rules.map(({ line }) => line))]),
  };
  return followed === null || followed === crawler.token
    ? formatMessage(LOST_MESSAGES.toOwnGroup, values)
    : formatMessage(LOST_MESSAGES.toGroupFor, { ...values, name: quoted(followed) });
};
