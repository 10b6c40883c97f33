/** ASCII characters that no parser of URLs changes in a path or a query, at their codes. */
const KEPT: Uint8Array = (() => {
  const kept = new Uint8Array(128);
  const characters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_~!$&()*+,;=:@/?.";
  for (const character of characters) kept[character.charCodeAt(0)] = 1;
  return kept;
})();

const SLASH = 0x2f;
const DOT = 0x2e;

/** Whether a path and query from `from` on are as a crawler would send them. Some that are get false. */
const isPlainFrom = (url: string, from: number): boolean => {
  let before = SLASH;
  for (let at = from; at < url.length; at++) {
    const unit = url.charCodeAt(at);
    // What lies beyond the table is undefined, and so not kept.
    if (KEPT[unit] !== 1 || (unit === DOT && before === SLASH)) return false;
    before = unit;
  }
  return true;
};

const ORIGIN = /^https?:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?=\/)/;

/** Finds where the path of a URL with a usual host begins; -1 for other hosts. `xn--` stands for other letters. */
const origins = (): ((url: string) => number) => {
  let known = "";
  return (url) => {
    if (known !== "" && url.startsWith(known)) return known.length - 1;
    const found = ORIGIN.exec(url)?.[0] ?? "";
    if (found === "" || found.includes("xn--")) return -1;
    known = `${found}/`;
    return found.length;
  };
};

/**
 * Makes what tells URLs that stay as they are when they are made ready for a matcher from those that
 * have to be looked at closely (escapes, dots, ports, other letters). Quick, as most URLs of most
 * lists are plain; it remembers the last host. False says nothing but that closer look is needed.
 */
export const plainUrls = (): ((url: string) => boolean) => {
  const originEnd = origins();
  return (url) => {
    if (url.charCodeAt(0) === SLASH) return url.charCodeAt(1) !== SLASH && isPlainFrom(url, 1);
    const end = originEnd(url);
    return end > 0 && isPlainFrom(url, end + 1);
  };
};
