/**
 * Tells which texts contain all words of a filter, in upper or lower case; all do if it has none.
 *
 * @param filter as typed.
 */
export const wordFilter = (filter: string) => {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  /** @param also a word that, typed in full, counts as contained. */
  return (text: string, also = ""): boolean => {
    const said = text.toLowerCase();
    return words.every((word) => word === also || said.includes(word));
  };
};
