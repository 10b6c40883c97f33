import { gap } from "./gap.ts";
import { BETWEEN_UNITS, LANGUAGE_OF_LISTS as LANGUAGE } from "./language.ts";
import { once } from "./once.ts";

// Loading the tables of these formatters takes longer than drawing the first screen, which
// therefore does without: it lists units, and single items.

const all = once(() => new Intl.ListFormat(LANGUAGE));
const either = once(() => new Intl.ListFormat(LANGUAGE, { type: "disjunction" }));

/** The text between two items, with the spaces that `Intl` leaves out. */
const spaced = (between: string, before = "", after = ""): string =>
  gap(between.charAt(0), before.slice(-1)) + between + gap(between.slice(-1), after.charAt(0));

type Part = ReturnType<Intl.ListFormat["formatToParts"]>[number];

/** The parts of a list in any language. */
export const partsOfList = (
  formatter: Intl.ListFormat,
  items: readonly string[],
): readonly Part[] =>
  formatter
    .formatToParts(items)
    .map(({ type, value }, at, parts) =>
      type === "element"
        ? { type, value }
        : { type, value: spaced(value, parts[at - 1]?.value, parts[at + 1]?.value) },
    );

const listed = (formatter: Intl.ListFormat, items: readonly string[]): string =>
  partsOfList(formatter, items)
    .map(({ value }) => value)
    .join("");

/** Names or clauses as a list in a sentence: `A`, `A and B`, `A, B and C`; empty for none. */
export const formatList = (items: readonly string[]): string =>
  items.length === 1 ? (items[0] ?? "") : listed(all(), items);

/** Alternatives as a list in a sentence: `A`, `A or B`, `A, B or C`; empty for none. */
export const formatChoices = (items: readonly string[]): string => listed(either(), items);

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
    : partsOfList(
        all(),
        Array.from({ length: count }, (_, index) => String(index)),
      ).map(({ type, value }) => (type === "element" ? Number(value) : value));
