import { memo } from "../collections/memo.ts";
import type { Matcher } from "../match/compile.ts";
import { allows, type Reading } from "../match/readings.ts";
import type { Rule } from "../policy/policy.ts";
import { type ClosedPattern, closedPatternsOf, notation, rooted } from "./closed-pattern.ts";
import { type Ranked, RankedList } from "./ranked.ts";

/** One closed pattern of a rule; the label is whether the rule allows what it matches. */
export interface RulePattern extends Ranked {
  readonly reading: Reading;
  readonly label: boolean;
}

export const ruleOf = (item: RulePattern | null): Rule | null => item?.reading.rule ?? null;

/** The closed patterns of readings, which are in order of precedence. */
export const listOfReadings = (readings: readonly Reading[]): RankedList<RulePattern> => {
  const items: RulePattern[] = [];
  for (const reading of readings) {
    const label = allows(reading);
    for (const pattern of rooted(reading.pattern)) {
      items.push({ pattern, rank: items.length, reading, label });
    }
  }
  return new RankedList(items);
};

const listOf = memo(listOfReadings);

const NO_RULES: RankedList<RulePattern> = new RankedList<RulePattern>([]);

/** A matcher as a list of closed patterns, and the verdict of paths that none of them matches. */
export interface Rules {
  readonly list: RankedList<RulePattern>;
  readonly otherwise: boolean;
}

/** A URL that no reader treats specially, to query if no rules apply. */
const ANY_URL = "/x";

/**
 * The list that a matcher decides by: the same object for matchers with the same readings. If no rules
 * apply, every URL has one verdict except `/robots.txt`, which is queried separately because some
 * readers treat it specially.
 */
export const rulesOfMatcher = ({ readings, decide }: Matcher): Rules =>
  readings.length === 0
    ? { list: NO_RULES, otherwise: decide(ANY_URL).allowed }
    : { list: listOf(readings), otherwise: true };

/**
 * A pattern as people write it: the text of a rule that decides there, if one has exactly this
 * pattern.
 */
export const patternText = (
  pattern: ClosedPattern,
  deciders: readonly (RulePattern | null)[],
): string => {
  for (const item of deciders) {
    if (item === null || item.pattern.word !== pattern.word) continue;
    const { rule, isEmpty, isIndexPage } = item.reading;
    if (isEmpty || isIndexPage) continue;
    // A rule that begins with `*` and `/` is two patterns, and some readers treat a star as a
    // literal.
    const [written, second] = closedPatternsOf(rule.text);
    if (second === undefined && written?.pieces.length === pattern.pieces.length) return rule.text;
  }
  return notation(pattern);
};
