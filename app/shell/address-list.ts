/** How much of a long text is examined, in UTF-16 units: a list shows at its beginning. */
const LOOKED_AT = 100_000;

const beginningOf = (text: string): string => {
  const end = text.length <= LOOKED_AT ? -1 : text.lastIndexOf("\n", LOOKED_AT);
  return end <= 0 ? text : text.slice(0, end);
};

/** Whether every line is an address, as in a list copied from a spreadsheet. */
export const isAddressList = (text: string): boolean =>
  beginningOf(text)
    .trim()
    .split(/\s*[\r\n]+\s*/)
    .every((line) => /^https?:\/\/\S+$/i.test(line));
