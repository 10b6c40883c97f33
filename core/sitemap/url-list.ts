/** A byte order mark that the decoder did not remove. */
const MARK = "\ufeff";

const BULLET = 0x2022;

/** The address on a line of a list: without surrounding white space, bullets, quotes or `<…>`. */
export const addressOn = (line: string): string => {
  const text = (line.startsWith(MARK) ? line.slice(1) : line).trim();
  const first = text.charCodeAt(0);
  // Most lines begin with a letter or a slash, and need no change.
  if ((first > 0x3e && first !== BULLET) || first === 0x2f) return text;
  const bare = text.replace(/^[-*•]\s+/, "");
  const quoted = /^(?:"([^"]*)"|<([^>]*)>),?$/.exec(bare);
  return quoted?.[1] ?? quoted?.[2] ?? bare;
};

/** Stands for a line of a list that is neither an address nor to be passed over. */
export const UNREAD: unique symbol = Symbol("unread");

/**
 * The address on a line of a list, as `addressOn` takes it; null on a blank line and on a comment,
 * which begins with `#`. A line of several words is `UNREAD`, unless the first looks like an
 * address: addresses may contain spaces that nobody escaped. A TAB separates columns.
 */
export const listedAddress = (line: string): string | null | typeof UNREAD => {
  const address = addressOn(line);
  if (address === "" || address.startsWith("#")) return null;
  if (!/\s/.test(address)) return address;
  const begins = looksLikeAddress(address.split(/\s/, 1)[0] ?? "");
  return begins && !address.includes("\t") ? address : UNREAD;
};

const URL_SHAPE = /^(?:https?:\/\/[^\s/?#]+|\/(?!\/)|[\w-]+(?:\.[\w-]+)+(?:[/:?]|$))/i;

/** Whether text looks like an address: an absolute URL, a path, or a host with or without one. */
export const looksLikeAddress = (text: string): boolean => URL_SHAPE.test(text) && !/\s/.test(text);

/** The share of lines that must look like addresses for a text to be a list of them. */
const MOST = 0.6;

/** Whether the first lines of a text look like a list of addresses. */
export const isUrlList = (lines: readonly string[]): boolean => {
  const addresses = lines.map(addressOn).filter((line) => line !== "");
  const fitting = addresses.filter(looksLikeAddress).length;
  return fitting > 0 && fitting >= addresses.length * MOST;
};
