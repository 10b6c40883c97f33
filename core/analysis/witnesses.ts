import { type Encoding, percentEncodeCodePoint } from "../text/bytes.ts";
import { percentDecode } from "../text/utf8.ts";

/** Test paths made from one rule's path. */
type Kind = (path: string, encoding: Encoding) => readonly string[];

/** Every path begins with a slash; a rule's path need not. */
const rooted = (path: string): string => (path.startsWith("/") ? path : `/${path}`);

/** The path with text in place of each star, without a final `$`. */
const filled = (path: string, filling: string): string =>
  rooted(path.replace(/\$$/, "").replaceAll("*", filling));

const matching = (path: string): string => filled(path, "x");

const withQuery = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}x=1`;

const ESCAPES = /%[0-9a-fA-F]{2}/g;
const lowerHex = (path: string): string => path.replace(ESCAPES, (byte) => byte.toLowerCase());
const upperHex = (path: string): string => path.replace(ESCAPES, (byte) => byte.toUpperCase());

/** Characters that no URL contains unescaped. */
const TO_ESCAPE = /[^\x21-\x7e]/gu;

const escaped = (path: string, encoding: Encoding): string =>
  path.replace(TO_ESCAPE, (character) =>
    percentEncodeCodePoint(character.codePointAt(0) as number, encoding),
  );

/** The same path in spellings that only some readers treat as equal. */
const spellings: Kind = (path, encoding) => {
  const url = matching(path);
  const found: string[] = [];
  if (url.search(ESCAPES) >= 0)
    found.push(
      upperHex(url),
      lowerHex(url),
      percentDecode(url, () => false),
    );
  const written = escaped(url, encoding);
  if (written !== url) found.push(written, lowerHex(written), escaped(url, "utf-8"));
  return found;
};

/** An index page, its directory, and the same with the other ending. */
const indexPages: Kind = (path) => {
  const found = /^(.*)index\.html?$/.exec(matching(path));
  if (found === null) return [];
  const directory = found[1] ?? "";
  return [directory, `${directory}index.html`, `${directory}index.htm`];
};

/**
 * The most telling first: if there is not room for all, each rule gets these before any gets more.
 */
const KINDS: readonly Kind[] = [
  (path) => [matching(path)],
  (path) => [`${matching(path)}x`],
  (path) => (path.includes("*") ? [filled(path, ""), filled(path, "x/y")] : []),
  spellings,
  indexPages,
  (path) => [matching(path).slice(0, -1) || "/"],
  (path) => [`${matching(path)}/x`],
  (path) => [withQuery(matching(path))],
];

/** URLs that show the effect of a file's rules. */
export interface Witnesses {
  /** Paths, most telling first, without duplicates. */
  readonly urls: readonly string[];
  /** There was not room for all. */
  readonly isPartial: boolean;
}

const withoutFragment = (url: string): string => {
  const hash = url.indexOf("#");
  return hash < 0 ? url : url.slice(0, hash) || "/";
};

/** Paths that no rule mentions: the home page and an ordinary page. */
const ANYWHERE = ["/", "/some/page"];

/**
 * URLs made from rules' paths: some that match and some that just miss, with different text for
 * stars, with and without text after a final `$`, longer, one character shorter, with a query, in
 * other spellings, and the directories of index pages. Stars and a final `$` are never taken
 * literally, because no site has them in its URLs. Each result is a path; any string gives some. A
 * `#` ends them, as in a URL.
 *
 * @param paths the rules' paths as written.
 * @param encoding how characters become bytes when a path has to be percent-encoded.
 * @param limit the most URLs to return; null for all.
 */
export const witnessesOf = (
  paths: Iterable<string>,
  encoding: Encoding,
  limit: number | null = null,
): Witnesses => {
  const distinct = [...new Set(paths)];
  const room = limit ?? Number.POSITIVE_INFINITY;
  const urls = new Set(ANYWHERE);
  for (const kind of KINDS) {
    for (const path of distinct) {
      for (const url of kind(path, encoding)) urls.add(withoutFragment(url));
      if (urls.size > room) return { urls: [...urls].slice(0, room), isPartial: true };
    }
  }
  return { urls: [...urls], isPartial: false };
};
