// The build replaces these for each language, after it has minified the code: look them up, in a set or a list, but never
// compare them with a literal, since the minifier would decide that at once.

/** The language of the page, as a BCP 47 tag: for `Intl`. */
export const LANGUAGE: string = "en";

/** The language of lists in sentences: British English, without a comma before the last item. */
export const LANGUAGE_OF_LISTS: string = "en-GB";

/** What `Intl.ListFormat` puts between units. */
export const BETWEEN_UNITS: string = ", ";
