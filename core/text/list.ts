import { once } from "./once.ts";

// British English, without a comma before the last item. A translation changes it here, and the
// separator of units.
const LANGUAGE = "en-GB";

// Loading the tables of these formatters takes longer than drawing the first screen, which
// therefore does without: it lists units, and single items.

const all = once(() => new Intl.ListFormat(LANGUAGE));
const either = once(() => new Intl.ListFormat(LANGUAGE, { type: "disjunction" }));

/** What `Intl.ListFormat` puts between units in this language. */
const BETWEEN_UNITS = ", ";

/** Names or clauses as a list in a sentence: `A`, `A and B`, `A, B and C`; empty for none. */
export const formatList = (items: readonly string[]): string =>
  items.length === 1 ? (items[0] ?? "") : all().format(items);

/** Alternatives as a list in a sentence: `A`, `A or B`, `A, B or C`; empty for none. */
export const formatChoices = (items: readonly string[]): string => either().format(items);

/** Numbers with units as a list without a conjunction: `2 groups, 3 rules`; empty for none. */
export const formatUnits = (items: readonly string[]): string => items.join(BETWEEN_UNITS);

/**
 * The parts of a list as `formatList` writes it, for items that are not text: an item by its index,
 * or the text between two of them.
 *
 * @param count of the items; not negative.
 */
export const listParts = (count: number): readonly (number | string)[] =>
  count === 1
    ? [0]
    : all()
        .formatToParts(Array.from({ length: count }, (_, index) => String(index)))
        .map(({ type, value }) => (type === "element" ? Number(value) : value));
