/** Folds A-Z only, as crawlers do; `toLowerCase` would also fold letters such as U+212A. */
export const asciiLower = (text: string): string => {
  if (!/[A-Z]/.test(text)) return text;
  // Engines fold a whole text several times faster than each of its words.
  if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase();
  return text.replace(/[A-Z]+/g, (run) => run.toLowerCase());
};
