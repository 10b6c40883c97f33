/** Folds A-Z only, as crawlers do; `toLowerCase` would also fold letters such as U+212A. */
export const asciiLower = (text: string): string =>
  /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (run) => run.toLowerCase()) : text;
