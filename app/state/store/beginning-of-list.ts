/** The longest text searched for URLs, in UTF-16 units: far more than the list of URLs can hold. */
const LONGEST_LIST = 500_000;

/** The separator of a list's items: the first of these that the text contains. */
const SEPARATORS = ["\n", "\r", "\t", " "];

/** The beginning of a list, and the number of items after it. */
export interface BeginningOfList {
  readonly text: string;
  readonly more: number;
}

/**
 * The part of a pasted list that is read: all of it, or for a very long one the complete items in
 * its first 500,000 UTF-16 units. A million lines would take seconds, and the list of URLs has no
 * room for them.
 */
export const beginningOfList = (text: string): BeginningOfList => {
  if (text.length <= LONGEST_LIST) return { text, more: 0 };
  const separator = SEPARATORS.find((one) => text.lastIndexOf(one, LONGEST_LIST) >= 0);
  if (separator === undefined) return { text, more: 0 };
  const end = text.lastIndexOf(separator, LONGEST_LIST);
  let more = 0;
  for (let at = end; at >= 0 && at < text.length - 1; at = text.indexOf(separator, at + 1))
    more += 1;
  return { text: text.slice(0, end), more };
};
