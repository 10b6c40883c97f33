/**
 * A scheme and a host, often with a slash that a tool added in front or a space after the colon; the
 * rest of a URL follows.
 */
const WITH_SCHEME = /^\/?[a-z][a-z0-9+.-]*:[ \t]*\/\/[^/?\s]*/i;

/**
 * `//` and a host name that ends before a slash: `//admin` and `//index.php` are not host names.
 */
const WITHOUT_SCHEME = /^\/\/(?:[\w-]+\.)+[a-z]{2,}(?=\/)/i;

/** A host name at the start that is not a file name. */
const BARE_HOST =
  /^(?:www\.(?:[\w-]+\.)+[a-z]{2,}|(?:[\w-]+\.)+(?:com|co|org|net|edu|gov|info|example)(?:\.[a-z]{2})?)(?::\d+)?(?=\/|\*?$)/i;

/** Where the host ends in the path of a rule that holds a whole URL, which matches nothing; 0 if it holds none. */
export const hostEnd = (path: string): number =>
  [WITH_SCHEME, WITHOUT_SCHEME, BARE_HOST]
    .map((pattern) => pattern.exec(path)?.[0].length ?? 0)
    .find((length) => length > 0) ?? 0;
