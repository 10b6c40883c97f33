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

/** Without this a line holds one address at most, and as it stands. */
const SEVERAL = /[\s"[\],;|]/;

const SEPARATORS = new Set(" \t,;|");

const withoutEnd = (text: string): string => {
  let end = text.length;
  while (SEPARATORS.has(text.charAt(end - 1))) end--;
  return text.slice(0, end);
};

/** The strings on a line of a list in JSON, without its brackets; null for any other line. */
const jsonStringsOn = (line: string): readonly string[] | null => {
  if (!/^[["\]]/.test(line)) return null;
  const opened = line.startsWith("[") ? line.slice(1) : line;
  const ended = withoutEnd(opened);
  const inner = withoutEnd(ended.endsWith("]") ? ended.slice(0, -1) : ended).trim();
  try {
    const values: unknown = JSON.parse(`[${inner}]`);
    return Array.isArray(values) && values.every((value) => typeof value === "string")
      ? values.filter((value) => value.trim() !== "")
      : null;
  } catch {
    return null;
  }
};

/**
 * Absolute URLs on one line, between commas, semicolons or spaces; null if there are not several. The value of a query may
 * be a list of URLs, too.
 */
const absoluteUrlsOn = (line: string): readonly string[] | null => {
  const starts = [...line.matchAll(/[\s,;|](?=https?:\/\/)/gi)].map(({ index }) => index + 1);
  const urls = [0, ...starts].map((from, at) => withoutEnd(line.slice(from, starts[at])));
  const isList =
    urls.length > 1 &&
    urls.every((url) => /^https?:\/\//i.test(url) && looksLikeAddress(url)) &&
    !/=https?:/i.test(urls[0] ?? "");
  return isList ? urls : null;
};

/**
 * The addresses on a line of a list: one as `listedAddress` takes it; or several between commas or TABs, or as a list in
 * JSON has them. None on a blank line, a comment or a lone bracket; `UNREAD` if the line is something else.
 */
export const listedAddresses = (line: string): readonly string[] | typeof UNREAD => {
  const address = listedAddress(line);
  if (address === null) return [];
  if (address !== UNREAD && !SEVERAL.test(address)) return [address];
  const text = line.trim();
  const several = jsonStringsOn(text) ?? absoluteUrlsOn(text);
  if (several !== null) return several;
  if (address !== UNREAD) return [address];
  const cells = text.split("\t");
  return cells.every(looksLikeAddress) ? cells : UNREAD;
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
