import type { Topic } from "../dialects/dialect.ts";
import type { Case, Reader } from "./cases.ts";
import { differingTopics } from "./causes.ts";

/** The readers that give one verdict on a URL, and those that give the other. */
export interface Parties {
  readonly dissenters: readonly Reader[];
  /** The larger party; of two equal ones, that of the first reader. */
  readonly others: readonly Reader[];
}

/** Divides readers by verdict. */
export const partiesOf = (readers: readonly Reader[], { answers }: Case): Parties => {
  const mine = readers.filter((_, index) => answers[index]?.allowed === answers[0]?.allowed);
  const theirs = readers.filter((reader) => !mine.includes(reader));
  return mine.length >= theirs.length
    ? { dissenters: theirs, others: mine }
    : { dissenters: mine, others: theirs };
};

/** The reader with the fewest different switches; the first of several. */
export const nearest = (to: Reader, readers: readonly Reader[]): Reader => {
  const distance = ({ dialect }: Reader): number => differingTopics(to.dialect, dialect).length;
  return readers.reduce((best, reader) => (distance(reader) < distance(best) ? reader : best));
};

/** Whether two readers have the same settings for some topics. */
export const agreeOn = (
  topics: readonly Topic[],
  { dialect: a }: Reader,
  { dialect: b }: Reader,
): boolean => topics.every((topic) => a.facts[topic].value === b.facts[topic].value);
