import { once } from "./once.ts";

// As the British write it, without a comma before the last. A translation changes it here.
const LANGUAGE = "en-GB";

const all = once(() => new Intl.ListFormat(LANGUAGE));
const either = once(() => new Intl.ListFormat(LANGUAGE, { type: "disjunction" }));
const units = once(() => new Intl.ListFormat(LANGUAGE, { type: "unit" }));

/** Names or clauses in a row, as a sentence has them: `A`, `A and B`, `A, B and C`; empty for none. */
export const formatList = (items: readonly string[]): string => all().format(items);

/** What there is to choose from, as a sentence has it: `A`, `A or B`, `A, B or C`; empty for none. */
export const formatChoices = (items: readonly string[]): string => either().format(items);

/** Figures with their units in a row, without a word between: `2 groups, 3 rules`; empty for none. */
export const formatUnits = (items: readonly string[]): string => units().format(items);

/**
 * A list as `formatList` has it, in its parts, for what is more than text: an item by its index, or
 * the text between two of them.
 *
 * @param count of the items; not negative.
 */
export const listParts = (count: number): readonly (number | string)[] =>
  all()
    .formatToParts(Array.from({ length: count }, (_, index) => String(index)))
    .map(({ type, value }) => (type === "element" ? Number(value) : value));
