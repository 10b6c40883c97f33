import type { Topic } from "../dialects/dialect.ts";
import type { Case, Reader } from "./cases.ts";
import { differingTopics } from "./causes.ts";

/** Readers that say one thing about a URL, and readers that say the other. */
export interface Parties {
  readonly dissenters: readonly Reader[];
  /** The larger party; of two equal ones, that of the first reader. */
  readonly others: readonly Reader[];
}

/** Who stands where. */
export const partiesOf = (readers: readonly Reader[], { answers }: Case): Parties => {
  const mine = readers.filter((_, index) => answers[index]?.allowed === answers[0]?.allowed);
  const theirs = readers.filter((reader) => !mine.includes(reader));
  return mine.length >= theirs.length
    ? { dissenters: theirs, others: mine }
    : { dissenters: mine, others: theirs };
};

/** The reader that has the fewest switches set otherwise; the first of several. */
export const nearest = (to: Reader, readers: readonly Reader[]): Reader => {
  const distance = ({ dialect }: Reader): number => differingTopics(to.dialect, dialect).length;
  return readers.reduce((best, reader) => (distance(reader) < distance(best) ? reader : best));
};

/** Whether two readers go about some things alike. */
export const agreeOn = (
  topics: readonly Topic[],
  { dialect: a }: Reader,
  { dialect: b }: Reader,
): boolean => topics.every((topic) => a.facts[topic].value === b.facts[topic].value);
