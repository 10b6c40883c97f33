import { memo } from "../../collections/memo.ts";
import { memoByValue } from "../../collections/memo-by-value.ts";
import type { FieldKind, RobotsDocument } from "../../syntax/document.ts";
import { asciiLower } from "../../text/ascii.ts";
import { nearestName } from "../../text/distance.ts";
import { formatList } from "../../text/list.ts";
import type { Span } from "../../text/span.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { fieldSpellings, type SpellingReader } from "../../vocabulary/misspellings.ts";
import type { FileContext, LineView } from "../context.ts";
import { unusualLines } from "./unusual-lines.ts";

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

/**
 * Whether a line begins with a known name, a colon and a space, as most do: their separator needs
 * no fix.
 */
export const isPlainlySeparated = (line: LineView): boolean => {
  const { spelling, missingColon, key, separator, value } = line;
  if (spelling !== "exact" || missingColon) return false;
  if (key === null || separator === null || value === null) return false;
  return separator.from === key.to && value.from > separator.to;
};

/** Whether a line is one that people write but no crawler admits to reading, such as `Noindex`. */
export const isUnread = ({ field, keyText }: LineView): boolean => {
  const status = field === "other" ? findDirective(keyText)?.status : undefined;
  return status === "unsupported" || status === "non-standard";
};

/**
 * Whether a line is one of a further field.
 *
 * @param name the field's name in lower case, such as `crawl-delay`.
 */
export const isField = (line: LineView, name: string): boolean => {
  const { field, key } = line;
  if (field !== "other" || key === null || key.to - key.from !== name.length) return false;
  return asciiLower(line.keyText) === name;
};

/** Lines of one field, in file order. */
export type FieldLines = readonly [LineView, ...LineView[]];

/** The lines of all further fields without a finding, by their names in lower case. */
const otherLines = memo(({ lines, causes }: FileContext): ReadonlyMap<string, FieldLines> => {
  const found = new Map<string, [LineView, ...LineView[]]>();
  for (const line of unusualLines(lines)) {
    if (line.field !== "other" || line.missingColon || causes[line.number - 1] != null) continue;
    const name = asciiLower(line.keyText);
    const known = found.get(name);
    if (known === undefined) found.set(name, [line]);
    else known.push(line);
  }
  return found;
});

/**
 * The lines of further fields, by their names in lower case: those that match a predicate and have
 * no finding.
 */
export const linesOfFields = (
  context: FileContext,
  picks: (name: string) => boolean,
): ReadonlyMap<string, FieldLines> =>
  new Map([...otherLines(context)].filter(([name]) => picks(name)));

/** Whether a line is a sitemap's without a URL, which no reader finds, however it is spelt. */
export const isWithoutAddress = ({ field, valueText }: LineView): boolean =>
  field === "sitemap" && valueText === "";

/**
 * Whether a value is of the type its field takes, so that prose is left alone; `other` takes a
 * number.
 */
export const suitsField = (field: FieldKind, value: string): boolean => {
  if (field === "allow" || field === "disallow") return value === "" || /^[/*]/.test(value);
  if (field === "sitemap") return /^(?:https?:|\/)/i.test(value);
  return field === "user-agent" ? /^[\w*]/.test(value) : /^\d/.test(value);
};

/**
 * Whether a value is good enough that its line needs no second repair once its name is corrected.
 */
export const isPlausibleValue = (field: FieldKind, value: string): boolean => {
  if (!suitsField(field, value)) return false;
  if (field === "sitemap") return /^https?:\/\/\S+$/i.test(value);
  return field !== "user-agent" || /^[\w*./-]+$/.test(value) || findCrawler(value) !== null;
};

/** A directive within the value of another. The span is its name's. */
export interface GluedDirective extends Span {
  readonly name: string;
}

const NAMES = /(user-?agent|disallow|allow|sitemap|crawl-delay|noindex)[ \t]*:[ \t]*/gi;

/**
 * Whether the text after a name within a path is a value of its type: pages can have colons in
 * their names.
 */
const suits = (name: string, rest: string): boolean => {
  if (/agent$/i.test(name)) return /^[\w*]/.test(rest);
  if (/^sitemap$/i.test(name)) return /^https?:\/\//i.test(rest);
  if (/^crawl/i.test(name)) return /^\d/.test(rest);
  return rest === "" || /^[/*]/.test(rest);
};

/**
 * The directives glued to a value, in order. A name counts if it begins a word or with a capital
 * letter, or has a space after its colon, and if a value of its type follows.
 *
 * @param offset the position of the value in the file; spans are relative to the file.
 */
export const gluedWithin = (value: string, offset: number): readonly GluedDirective[] => {
  const found: GluedDirective[] = [];
  for (const match of value.matchAll(NAMES)) {
    const name = match[1] ?? "";
    const rest = value.slice(match.index + match[0].length, match.index + match[0].length + 12);
    const isWord = match.index === 0 || /[ \t]/.test(value.charAt(match.index - 1));
    const isParted = /[ \t]$/.test(match[0]) && /[\w/]/.test(value.charAt(match.index - 1));
    if (!isWord && !isParted && !/^[A-Z]/.test(name)) continue;
    if (!suits(name, rest)) continue;
    const from = offset + match.index;
    found.push({ name, from, to: from + name.length });
  }
  return found;
};

/** Whether a line is an allow or disallow line. */
export const isRule = (line: { readonly field: FieldKind | null } | undefined): boolean =>
  line?.field === "allow" || line?.field === "disallow";

/** Whether a line has a field that belongs to a group, such as Crawl-delay. */
export const isOfGroup = ({ keyText }: LineView): boolean =>
  findDirective(keyText)?.scope === "group";
