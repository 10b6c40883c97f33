import type { Dialect, DialectFacts } from "../dialects/dialect.ts";

/**
 * The part of a URL that rules are compared with: path, parameters and query, without the fragment.
 * Always begins with `/`. Any string is accepted; nothing is decoded, resolved or normalised.
 *
 * Exactly google/robotstxt's `GetPathParamsQuery` (robots.cc), which other readers agree with: a
 * scheme and host are skipped if present, `//` at the start introduces a host, a string without a
 * slash is a host. A NUL ends the path, as in C strings.
 */
export const pathOf = (url: string): string => {
  const path = pathParamsQuery(url);
  const nul = path.indexOf("\0");
  return nul < 0 ? path : path.slice(0, nul) || "/";
};

const pathParamsQuery = (url: string): string => {
  const isPath = url.charCodeAt(0) === 0x2f && url.charCodeAt(1) !== 0x2f;
  if (isPath && !url.includes("#")) return url;
  const start = url.startsWith("//") ? 2 : 0;
  const early = firstDelimiter(url, start);
  const scheme = url.indexOf("://", start);
  const hasScheme = scheme >= 0 && (early < 0 || early >= scheme);
  const from = firstDelimiter(url, hasScheme ? scheme + 3 : start);
  if (from < 0) return "/";
  const hash = url.indexOf("#", start);
  if (hash >= 0 && hash < from) return "/";
  const path = url.slice(from, hash < 0 ? undefined : hash);
  return path.startsWith("/") ? path : `/${path}`;
};

/** The index of the first `/`, `?` or `;` from `from` on; -1 if there is none. */
const firstDelimiter = (url: string, from: number): number => {
  for (let index = from; index < url.length; index++) {
    const unit = url.charCodeAt(index);
    if (unit === 0x2f || unit === 0x3f || unit === 0x3b) return index;
  }
  return -1;
};

/** Extracts the path and query of a URL. */
type PathOf = (url: string) => string;

/** The same with the fragment, which some readers do not remove. */
const withFragment =
  (take: PathOf): PathOf =>
  (url) => {
    const hash = url.indexOf("#");
    return hash < 0 ? take(url) : take(url.slice(0, hash)) + url.slice(hash);
  };

const withoutQuery =
  (take: PathOf): PathOf =>
  (url) => {
    const path = take(url);
    const query = path.indexOf("?");
    return query < 0 ? path : path.slice(0, query);
  };

const PARTS: Readonly<Record<DialectFacts["urlPart"]["value"], (take: PathOf) => PathOf>> = {
  "path-and-query": (take) => take,
  path: withoutQuery,
  "path-query-and-fragment": withFragment,
};

/** Resolves `.` and `..` like URL parsers; leaves the query unchanged. */
const withoutDots = (path: string): string => {
  if (!path.includes("/.") && !path.includes("/%2") && !path.includes("\\")) return path;
  const query = path.indexOf("?");
  const text = (query < 0 ? path : path.slice(0, query)).replaceAll("\\", "/");
  const segments: string[] = [];
  const pieces = text.split("/").slice(1);
  pieces.forEach((piece, index) => {
    const plain = piece.replace(/%2e/gi, ".");
    const isLast = index === pieces.length - 1;
    if (plain === "..") segments.pop();
    else if (plain !== ".") segments.push(piece);
    if (isLast && (plain === ".." || plain === ".")) segments.push("");
  });
  return `/${segments.join("/")}${query < 0 ? "" : path.slice(query)}`;
};

/**
 * Returns the function with which a dialect extracts what it compares from a URL. Any string is
 * accepted.
 */
export const pathTaker = ({ facts }: Dialect): PathOf => {
  const take = facts.nul.value === "kept" ? pathParamsQuery : pathOf;
  const part = PARTS[facts.urlPart.value](take);
  return facts.dotSegments.value === "kept" ? part : (url) => withoutDots(part(url));
};
