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
