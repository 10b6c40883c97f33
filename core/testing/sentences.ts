/** The most words of a finding's message. */
const MOST_WORDS = 25;

/** Three items, and a fourth that does not stand for the rest. */
const LONG_LIST =
  /(?:[^\s,]+, ){3}|(?:[^\s,]+, ){2}[^\s,]+ (?:and|or) (?!\d[\d,]* more\b|others\b)/;

/** A quotation counts as one word, whatever it holds. */
const withoutQuotations = (message: string): string => message.replace(/`[^`]*`/g, "x");

/** What makes a finding's message hard to read, in words for a failing test; empty if nothing. */
export const faultsOfMessage = (message: string): readonly string[] => {
  const text = withoutQuotations(message);
  const words = text.split(/\s+/).length;
  return [
    ...(words > MOST_WORDS ? [`${words} words: ${message}`] : []),
    ...(LONG_LIST.test(text.replace(/ \([^)]*\)/g, "")) ? [`more than three: ${message}`] : []),
  ];
};
