/** The most values in a link: several for each URL that a page can test. */
const MOST_VALUES = 200_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Characters that a value follows: a comma, a bracket or a brace. */
const OPENERS: ReadonlySet<number> = new Set([0x2c, 0x5b, 0x7b]);

/**
 * Whether JSON has few enough values to be parsed quickly. A string of any length counts as one.
 */
const hasFewValues = (bytes: Uint8Array): boolean => {
  let values = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) isInText = !isInText;
    else if (isInText && byte === BACKSLASH) at += 1;
    else if (!isInText && OPENERS.has(byte)) values += 1;
  }
  return values <= MOST_VALUES;
};

/**
 * Parses JSON in UTF-8 from an unknown sender. Undefined if it is neither, or has so many values
 * that creating them would block the page.
 */
export const parseUntrustedJson = (bytes: Uint8Array): unknown => {
  if (!hasFewValues(bytes)) return undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
};
