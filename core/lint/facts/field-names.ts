import { memo } from "../../collections/memo.ts";
import { memoByValue } from "../../collections/memo-by-value.ts";
import type { FieldKind, RobotsDocument } from "../../syntax/document.ts";
import { asciiLower } from "../../text/ascii.ts";
import { nearestName } from "../../text/distance.ts";
import { formatList } from "../../text/list.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { fieldSpellings, type SpellingReader } from "../../vocabulary/misspellings.ts";

/** The names of the fields that a parser reads, in their usual spelling. */
export const FIELD_NAMES: Readonly<Record<Exclude<FieldKind, "other">, string>> = {
  "user-agent": "User-agent",
  allow: "Allow",
  disallow: "Disallow",
  sitemap: "Sitemap",
};

const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  Object.keys(FIELD_NAMES).map((kind) => [kind, kind as FieldKind]),
);

/** The field of a correctly spelt name, in any case; `other` for any further name. */
export const fieldOf = (name: string): FieldKind => KINDS.get(asciiLower(name)) ?? "other";

/** Names that people use on purpose, as candidates for typos. */
const CORRECT: ReadonlyMap<string, string> = new Map(
  [
    ...Object.values(FIELD_NAMES),
    "Crawl-delay",
    "Clean-param",
    "Request-rate",
    "Visit-time",
    "Content-Signal",
    "Content-Usage",
    "License",
  ].map((name) => [asciiLower(name), name]),
);

const TARGETS: readonly string[] = [...CORRECT.keys()];

const SPELLINGS: ReadonlyMap<string, (typeof fieldSpellings)[number]> = new Map(
  fieldSpellings.map((spelling) => [spelling.seen, spelling]),
);

/** A misspelt name. */
export interface Misspelling {
  /** The intended name, in its usual spelling. */
  readonly intended: string;
  /** Which readers accept it as that name. */
  readonly acceptedBy: readonly SpellingReader[];
  /** Whether it is a recorded misspelling, not just similar to a name. */
  readonly isOnRecord: boolean;
}

/** A sitemap's name with its type in front. */
const DECORATED = /^(?:image|video|news|xml)[ _-](sitemap)$/;

/** Comment marks of other languages before a word: `//`, `;`, `/*`, `--`, `<!--`, `!`, `REM`. */
export const COMMENT_MARKER: RegExp =
  /^(?:\/\/(?![\w-]+\.[\w.-]+)|;|\/\*(?=[\s*]|.*\*\/$)|--(?=[\s\w])|<!--|rem(?=\s|$)|!)/i;

/** Whether a name is one of those meant to keep pages out of search results. */
export const isNoindexName = (name: string): boolean =>
  /^no-?(?:index|follow|archive|snippet)$/i.test(name);

/**
 * The name that a key is a misspelling of; null for a known name, or one that is similar to none.
 */
export const misspellingOf = (key: string): Misspelling | null => {
  const name = asciiLower(key);
  const known = SPELLINGS.get(name);
  if (known !== undefined) {
    return { intended: known.intended, acceptedBy: known.acceptedBy, isOnRecord: true };
  }
  if (findDirective(name) !== null || COMMENT_MARKER.test(name)) return null;
  const bare = DECORATED.exec(name)?.[1] ?? nearestName(name, TARGETS) ?? "";
  const intended = CORRECT.get(bare);
  return intended === undefined ? null : { intended, acceptedBy: [], isOnRecord: false };
};

/** `misspellingOf` for the keys of one file, which are few: the same object for the same key. */
export const misspellingsIn: (document: RobotsDocument) => (key: string) => Misspelling | null =
  memo((_) => memoByValue(misspellingOf));

const READERS: Readonly<Record<SpellingReader, string>> = {
  google: "Google",
  protego: "Scrapy",
  "crawler-commons": "crawler-commons",
};

/** Names of readers for a sentence: `Google, Scrapy and crawler-commons`. At least one. */
export const listReaders = (readers: readonly SpellingReader[]): string => {
  const order = Object.keys(READERS) as SpellingReader[];
  const names = order.filter((reader) => readers.includes(reader)).map((reader) => READERS[reader]);
  return formatList(names);
};
