import { detached } from "./lists.ts";

/** ASCII characters that no URL parser changes in a path or a query, by their codes. */
const KEPT: Uint8Array = (() => {
  const kept = new Uint8Array(128);
  const characters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_~!$&()*+,;=:@/?.";
  for (const character of characters) kept[character.charCodeAt(0)] = 1;
  return kept;
})();

const SLASH = 0x2f;
const DOT = 0x2e;

/**
 * Whether a path and query from `from` on are as a crawler would send them. May be false although
 * they are.
 */
const isPlainFrom = (url: string, from: number): boolean => {
  let before = SLASH;
  for (let at = from; at < url.length; at++) {
    const unit = url.charCodeAt(at);
    // Beyond the table is undefined, which counts as not kept.
    if (KEPT[unit] !== 1 || (unit === DOT && before === SLASH)) return false;
    before = unit;
  }
  return true;
};

const ORIGIN = /^https?:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?=\/)/;

/**
 * Recognises URLs that need no normalisation, and leaves the others (escapes, dots, ports,
 * non-ASCII letters) to be parsed. Fast, because most URLs of most lists are plain and on the same
 * host as the one before.
 */
export class PlainUrls {
  /** Scheme and host of the last plain URL that had them; the same string while they are equal. */
  host = "";
  private known = "";

  /** Where the path of a plain URL begins; -1 if the URL has to be parsed. */
  pathStart(url: string): number {
    const isPath = url.charCodeAt(0) === SLASH;
    if (isPath && url.charCodeAt(1) === SLASH) return -1;
    const start = isPath ? 0 : this.hostEnd(url);
    return start >= 0 && isPlainFrom(url, start + 1) ? start : -1;
  }

  /** Where a plain host ends; -1 for other hosts. `xn--` encodes non-ASCII letters. */
  private hostEnd(url: string): number {
    if (this.known !== "" && url.startsWith(this.known)) return this.host.length;
    const found = ORIGIN.exec(url)?.[0] ?? "";
    if (found === "" || found.includes("xn--")) return -1;
    this.host = detached(found);
    this.known = `${found}/`;
    return found.length;
  }
}
