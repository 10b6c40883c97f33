/** What only such lines have: markup or JSON at the beginning, quoted or tabbed cells, a request of a log. */
const SIGNS: readonly RegExp[] = [
  /^\s*[<{["]/,
  /[,;]"|"[,;]/,
  /\S\t\S/,
  /\[\d{1,2}\/[A-Za-z]{3}\/\d{4}:\d\d:/,
  /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d.* (?:GET|HEAD|POST) \S/,
];

/**
 * Whether a single line may be one of markup, JSON, a table or a log, which no address or line of a
 * robots.txt looks like. Quick; what the line is, `recognise` tells.
 */
export const isForeignLine = (line: string): boolean => SIGNS.some((sign) => sign.test(line));
