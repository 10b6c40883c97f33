/** Punctuation of Chinese that ends a sentence or clause: it holds its own space. */
const HOLDS_SPACE = /[。！？：；，）]$/;

/** What stands between a sentence and the next: a space, but for one that ends as in Chinese; empty after an empty one. */
export const spaceAfter = (sentence: string): string =>
  sentence === "" || HOLDS_SPACE.test(sentence) ? "" : " ";

/** Sentences one after the other. One that is empty, null, undefined or false is not said. */
export const sentences = (...all: readonly (string | null | undefined | false)[]): string =>
  all.reduce<string>((text, one) => (one ? text + spaceAfter(text) + one : text), "");
