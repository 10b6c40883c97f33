import { formatMessage, pathOf, shortened } from "../../core/index.ts";
import { urlMessages as words } from "./messages.ts";

/** A typed URL, normalised for a matcher. */
export interface NormalisedUrl {
  /** The argument of `decide`: an absolute URL, or a path that begins with a single `/`. */
  readonly url: string;
  /** What was changed, one sentence each, in order; empty if the URL is used as typed. */
  readonly changes: readonly string[];
  /** False if no crawler would request it; `url` is then the closest URL that can be tested. */
  readonly valid: boolean;
  /** Why it is not valid, and what is tested instead; null if it is valid. */
  readonly message: string | null;
}

/** The most characters of a path that a message quotes. */
const LONGEST_SHOWN = 60;

/** The host of paths that name none. It is never requested. */
export const UNNAMED_ORIGIN = "https://host.invalid";

/**
 * Schemes of URLs that crawlers do not fetch. Other words before a colon may begin a path
 * (`Talk:Main`).
 */
const NOT_FETCHED = new Set([
  "about",
  "blob",
  "data",
  "javascript",
  "mailto",
  "sms",
  "tel",
  "urn",
  "view-source",
]);

const FETCHED = new Set(["http:", "https:", "ftp:"]);

/** File name extensions that people type without a slash; no host ends in them. */
const FILE_ENDINGS = new Set(
  (
    "asp aspx atom avif cfm cgi css csv doc docx gif gz htm html ico jpeg jpg js json jsp jsx mjs mp3 mp4 " +
    "pdf php php3 php5 png ppt pptx rss svg tar tsx txt wasm webm webp woff woff2 xhtml xls xlsx xml yaml yml zip"
  ).split(" "),
);

const isEdge = (character: string): boolean => character <= " " || character.trim() === "";

/** Without white space and control characters at both ends, which no URL can contain. */
const trimEdges = (typed: string): string => {
  let from = 0;
  let to = typed.length;
  while (from < to && isEdge(typed.charAt(from))) from += 1;
  while (to > from && isEdge(typed.charAt(to - 1))) to -= 1;
  return typed.slice(from, to);
};

const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?$/u;

const isHostName = (name: string): boolean => {
  if (name.toLowerCase() === "localhost") return true;
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(name)) return true;
  const labels = name.replace(/\.$/, "").split(/[.\u3002]/);
  const last = labels.at(-1) ?? "";
  return (
    name.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /\p{L}{2}|^xn--/iu.test(last) &&
    !FILE_ENDINGS.has(last.toLowerCase())
  );
};

/**
 * Whether text without a scheme begins with a host, as in `shop.example/cart` or `localhost:8080`.
 */
const beginsWithHost = (text: string): boolean => {
  const authority = /^[^/\\?#]*/.exec(text)?.[0] ?? "";
  if (/^\[[\da-f:.]+\](?::\d{1,5})?$/i.test(authority)) return true;
  return isHostName(authority.replace(/:\d{1,5}$/, ""));
};

/** How typed text is read. */
interface TypedText {
  /** Input for the URL parser. */
  readonly text: string;
  /** What was added, as a sentence. */
  readonly added: string | null;
  /** The host is a placeholder: only the path is returned. */
  readonly unnamed: boolean;
}

const read = (text: string): TypedText => {
  if (/^[/\\]{2}/.test(text)) {
    return { text: `https:${text}`, added: words.addedScheme, unnamed: false };
  }
  if (/^[/\\]/.test(text)) return { text: UNNAMED_ORIGIN + text, added: null, unnamed: true };
  if (/^(?:[a-z][a-z\d+.-]*:\/\/|ftp:[/\\]{2}|https?:)/i.test(text)) {
    return { text, added: null, unnamed: false };
  }
  if (beginsWithHost(text)) {
    return { text: `https://${text}`, added: words.addedOrigin, unnamed: false };
  }
  return { text: `${UNNAMED_ORIGIN}/${text}`, added: words.addedSlash, unnamed: true };
};

const upperCaseEscapes = (text: string): string =>
  text.replace(/%[\da-f]{2}/gi, (triplet) => triplet.toUpperCase());

const countEscapes = (text: string): number => text.split("%").length;

const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** Compares the URL parser's input and output. */
const changesBetween = (before: string, url: URL, after: string): readonly string[] => {
  const [address = "", fragment] = splitOnce(before, "#");
  const [front = ""] = splitOnce(address, "?");
  const [, afterScheme = front] = splitOnce(front, ":");
  const changes: string[] = [];
  if (front.includes("\\")) changes.push(words.backslashes);
  const [start = "", authority = ""] = /^[/\\]*([^/\\]*)/.exec(afterScheme) ?? [];
  if (/[^\0-\x7f]/.test(authority)) changes.push(formatMessage(words.host, { host: url.host }));
  if (DOT_SEGMENT.test(afterScheme.slice(start.length))) changes.push(words.dots);
  if (
    countEscapes(after) > countEscapes(address) ||
    /[^\0-\x7f]/.test(address.slice(front.length))
  ) {
    changes.push(words.encoded);
  }
  if (upperCaseEscapes(address) !== address) changes.push(words.upperCase);
  if (fragment !== undefined) {
    changes.push(words.fragment);
  }
  return changes;
};

const splitOnce = (text: string, separator: string): readonly string[] => {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
};

/**
 * A resolved URL as it is returned. A path that begins with `//` keeps its host: otherwise it would
 * be read as one.
 */
const written = (url: URL, unnamed: boolean): string => {
  const href = upperCaseEscapes(url.href);
  if (!unnamed) return href;
  const path = href.slice(UNNAMED_ORIGIN.length);
  return path.startsWith("//") ? href : path;
};

/**
 * `URL.canParse` would need no exception, but in Node.js 20 it rejects hosts with letters such as é
 * once it has been called often enough to be compiled.
 */
const parsedUrl = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};

/** Typed text and the URL that it stands for. */
interface Resolved {
  readonly trimmed: string;
  readonly tidied: string;
  readonly reading: TypedText;
  readonly url: URL;
  /** The URL as it is returned. */
  readonly after: string;
}

const resolve = (trimmed: string, tidied: string): Resolved | null => {
  const reading = read(tidied);
  const url = parsedUrl(reading.text);
  if (url === null) return null;
  if (reading.text.includes("#")) url.hash = "";
  return { trimmed, tidied, reading, url, after: written(url, reading.unnamed) };
};

const described = ({ trimmed, tidied, reading, url, after }: Resolved): NormalisedUrl => {
  const changes = [
    ...(tidied === trimmed ? [] : [words.lineEnds]),
    ...(reading.added === null ? [] : [reading.added]),
    ...changesBetween(reading.text, url, after),
  ];
  const valid = FETCHED.has(url.protocol);
  const message = valid ? null : formatMessage(words.notFetched, { scheme: url.protocol });
  return { url: after, changes, valid, message };
};

const invalid = (path: string, why: string): NormalisedUrl => {
  const url = new URL(UNNAMED_ORIGIN + path);
  url.hash = "";
  const after = written(url, true);
  return {
    url: after,
    changes: [],
    valid: false,
    message: formatMessage(words.testedAs, { why, path: shortened(after, LONGEST_SHOWN) }),
  };
};

const resolveTyped = (typed: string): Resolved | NormalisedUrl => {
  const trimmed = trimEdges(typed);
  const tidied = trimmed.replace(/[\t\n\r]/g, "");
  if (tidied === "") return invalid("/", words.nothingTyped);
  const scheme = /^([a-z-]+):/i.exec(tidied)?.[1]?.toLowerCase();
  if (scheme !== undefined && NOT_FETCHED.has(scheme)) {
    return invalid(`/${tidied}`, formatMessage(words.noUrls, { scheme }));
  }
  return resolve(trimmed, tidied) ?? invalid(pathOf(tidied), words.noHost);
};

/**
 * Converts typed text to the URL that a crawler would request: trims white space, adds a missing
 * scheme or slash, resolves dot segments, percent-encodes characters as UTF-8, writes escapes in
 * upper case, and removes the fragment. Accepts any string, never throws, and is idempotent.
 *
 * @param typed a path, a host with a path, or an absolute URL.
 */
export const normaliseTyped = (typed: string): NormalisedUrl => {
  const resolved = resolveTyped(typed);
  return "after" in resolved ? described(resolved) : resolved;
};

/** The `url` of `normaliseTyped` alone, in a fraction of its time. */
export const requestedUrl = (typed: string): string => {
  const resolved = resolveTyped(typed);
  return "after" in resolved ? resolved.after : resolved.url;
};
