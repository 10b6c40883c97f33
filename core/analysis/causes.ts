import type { Dialect, DialectFacts, Topic } from "../dialects/dialect.ts";
import { STATEMENTS } from "../dialects/statements.ts";

/** In the order in which a file is read: lines, fields, groups, paths, precedence. */
const TOPICS = Object.keys(STATEMENTS) as readonly Topic[];

/** The switches that differ between two readers. */
export const differingTopics = (a: Dialect, b: Dialect): readonly Topic[] =>
  TOPICS.filter((topic) => a.facts[topic].value !== b.facts[topic].value);

/** A reader with some switches set like another's. */
const withFactsOf = (dialect: Dialect, other: Dialect, topics: readonly Topic[]): Dialect => {
  const taken = Object.fromEntries(topics.map((topic) => [topic, other.facts[topic]]));
  return { ...dialect, facts: { ...dialect.facts, ...(taken as Partial<DialectFacts>) } };
};

/**
 * Creates readers with one switch changed, each once, so that their compiled files are reused.
 * Nothing is kept longer than this object.
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

/** Whether changing a switch gives one reader the other's verdict, and vice versa. */
const turns = (topic: Topic, a: Dialect, b: Dialect, ask: Ask, hybrids: HybridReaders): number =>
  Number(ask(hybrids.turned(a, b, topic)) !== ask(a)) +
  Number(ask(hybrids.turned(b, a, topic)) !== ask(b));

/**
 * The single switch that makes the difference, preferably in both directions; null if no single one
 * does.
 */
const oneSwitch = (
  topics: readonly Topic[],
  a: Dialect,
  b: Dialect,
  ask: Ask,
  hybrids: HybridReaders,
): Topic | null => {
  let oneWay: Topic | null = null;
  for (const topic of topics) {
    const count = turns(topic, a, b, ask, hybrids);
    if (count === 2) return topic;
    if (count === 1) oneWay ??= topic;
  }
  return oneWay;
};

/**
 * Finds the switches that make two readers disagree by changing them: one that alone gives either
 * reader the other's verdict, preferably in both directions; otherwise a minimal set of the first
 * reader's switches.
 *
 * @param ask returns the two readers' verdicts, which differ, and those of readers in between.
 * @returns in the order in which a file is read; never empty.
 */
export const causeOf = (
  a: Dialect,
  b: Dialect,
  ask: Ask,
  hybrids: HybridReaders,
): readonly Topic[] => {
  const differing = differingTopics(a, b);
  const one = oneSwitch(differing, a, b, ask, hybrids);
  if (one !== null) return [one];
  const verdict = ask(a);
  let needed = differing;
  for (const topic of differing.toReversed()) {
    const fewer = needed.filter((each) => each !== topic);
    if (ask(withFactsOf(a, b, fewer)) !== verdict) needed = fewer;
  }
  return needed;
};
