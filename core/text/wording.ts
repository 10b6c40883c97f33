// As the British write it, without a comma before the last.
const lists = new Intl.ListFormat("en-GB");

/** Names or clauses in a row, as a sentence has them: `A`, `A and B`, `A, B and C`; empty for none. */
export const listed = (parts: readonly string[]): string => lists.format(parts);

const choices = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What there is to choose from, as a sentence has it: `A`, `A or B`, `A, B or C`; empty for none. */
export const listedEither = (parts: readonly string[]): string => choices.format(parts);
