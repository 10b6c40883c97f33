/** A number with its noun: `1 rule`, `2 rules`, `1,204 rules`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

// As the British write it, without a comma before the last.
const lists = new Intl.ListFormat("en-GB");

/** Names or clauses in a row, as a sentence has them: `A`, `A and B`, `A, B and C`; empty for none. */
export const listed = (parts: readonly string[]): string => lists.format(parts);
