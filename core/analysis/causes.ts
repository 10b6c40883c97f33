import type { Dialect, DialectFacts, Topic } from "../dialects/dialect.ts";
import { STATEMENTS } from "../dialects/statements.ts";

/** In the order in which a file is read: lines, fields, groups, paths, precedence. */
const TOPICS = Object.keys(STATEMENTS) as readonly Topic[];

/** The switches that two readers have set differently. */
export const differingTopics = (a: Dialect, b: Dialect): readonly Topic[] =>
  TOPICS.filter((topic) => a.facts[topic].value !== b.facts[topic].value);

/** A reader with some switches set as another has them. */
const withFactsOf = (dialect: Dialect, other: Dialect, topics: readonly Topic[]): Dialect => {
  const taken = Object.fromEntries(topics.map((topic) => [topic, other.facts[topic]]));
  return { ...dialect, facts: { ...dialect.facts, ...(taken as Partial<DialectFacts>) } };
};

/**
 * Makes readers with one switch turned, each once, so that what is compiled for them serves again.
 * Nothing is kept longer than this object itself.
 */
export class HybridReaders {
  private readonly made = new Map<string, Dialect>();

  turned(dialect: Dialect, other: Dialect, topic: Topic): Dialect {
    const key = `${dialect.id} ${topic} ${other.facts[topic].value}`;
    const known = this.made.get(key) ?? withFactsOf(dialect, other, [topic]);
    this.made.set(key, known);
    return known;
  }
}

/** Whether a reader allows the URL in question. */
export type Ask = (dialect: Dialect) => boolean;

/** Whether turning a switch makes the one reader say what the other says, and the other way round. */
const turns = (topic: Topic, a: Dialect, b: Dialect, ask: Ask, hybrids: HybridReaders): number =>
  Number(ask(hybrids.turned(a, b, topic)) !== ask(a)) +
  Number(ask(hybrids.turned(b, a, topic)) !== ask(b));

/**
 * The one switch that makes the difference, if can be both ways; null when none does alone. Yields
 * between questions.
 */
function* oneSwitch(
  topics: readonly Topic[],
  a: Dialect,
  b: Dialect,
  ask: Ask,
  hybrids: HybridReaders,
): Generator<void, Topic | null> {
  let oneWay: Topic | null = null;
  for (const topic of topics) {
    const count = turns(topic, a, b, ask, hybrids);
    if (count === 2) return topic;
    if (count === 1) oneWay ??= topic;
    yield;
  }
  return oneWay;
}

/**
 * Finds the switches that make two readers disagree, by turning them: one that alone makes either
 * reader say what the other says, both ways if there is such a one; failing that, a set of the
 * first reader's of which all are needed and no fewer do.
 *
 * @param ask returns the two readers' verdicts, which differ, and those of readers in between.
 * @returns in the order in which a file is read; never empty. Yields between questions.
 */
export function* causeOf(
  a: Dialect,
  b: Dialect,
  ask: Ask,
  hybrids: HybridReaders,
): Generator<void, readonly Topic[]> {
  const differing = differingTopics(a, b);
  const one = yield* oneSwitch(differing, a, b, ask, hybrids);
  if (one !== null) return [one];
  const verdict = ask(a);
  let needed = differing;
  for (const topic of differing.toReversed()) {
    yield;
    const fewer = needed.filter((each) => each !== topic);
    if (ask(withFactsOf(a, b, fewer)) !== verdict) needed = fewer;
  }
  return needed;
}
