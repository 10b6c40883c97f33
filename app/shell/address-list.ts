/** Whether every line is an address, as in a list copied from a sheet. */
export const isAddressList = (text: string): boolean =>
  text
    .trim()
    .split(/\s*[\r\n]+\s*/)
    .every((line) => /^https?:\/\/\S+$/i.test(line));
