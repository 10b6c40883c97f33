/** The words of the list of examples. */
export const examplesMessages = {
  title: "Examples",
  filter: "Filter the examples",
  filterHint: "Filter by a word, such as Googlebot",
  noneFound: "No example has all of these words.",
  stories: "All mistakes with their stories",
} as const;
