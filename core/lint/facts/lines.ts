// What single lines are: which of them checks have to look at, their fields, misspelt or glued, and their characters.

import { groupBy } from "../../collections/group-by.ts";
import { memo } from "../../collections/memo.ts";
import { memoByValue } from "../../collections/memo-by-value.ts";
import { isPrintableAscii } from "../../syntax/characters.ts";
import type { FieldKind, Line, RobotsDocument } from "../../syntax/document.ts";
import { parseLine } from "../../syntax/parse.ts";
import { asciiLower } from "../../text/ascii.ts";
import { nearestName } from "../../text/distance.ts";
import { formatList } from "../../text/list.ts";
import type { Span } from "../../text/span.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { fieldSpellings, type SpellingReader } from "../../vocabulary/misspellings.ts";
import type { FileContext, LineContext, LineView } from "../context.ts";
import { pathText } from "./paths.ts";

/** A line with a value, which may be empty. */
export type ValuedLine = LineView & { readonly value: Span };

/** What a check on single lines finds in the value of one; null for nothing. */
type Look<Found> = (value: string, line: ValuedLine, context: LineContext) => Found | null;

/** Looks at the path of each rule that has one. */
export const onPath =
  <Found>(look: Look<Found>) =>
  (line: LineView, context: LineContext): Found | null => {
    const path = pathText(line);
    return path === "" || line.value === null ? null : look(path, line as ValuedLine, context);
  };

/** Looks at the value of each Sitemap line. */
export const onSitemap =
  <Found>(look: Look<Found>) =>
  (line: LineView, context: LineContext): Found | null =>
    line.field !== "sitemap" || line.value === null
      ? null
      : look(line.valueText, line as ValuedLine, context);

/** The place of a match in the value of a line. */
export const spanIn = (
  { value: { from } }: ValuedLine,
  { index, 0: found }: { readonly index: number; readonly 0: string },
): Span => ({ from: from + index, to: from + index + found.length });

/**
 * A rule like almost all: `Allow` or `Disallow` spelt correctly at the start of the line, a colon,
 * optional spaces, and a path of letters and usual marks in their usual order, such as `/a/b-c.html`,
 * `/*?x=1` or `/a*.pdf$`, without words that a guide left to be replaced. A comment may follow after a space.
 */
const PLAIN_RULE =
  /^(?:dis)?allow:[ \t]*(?=[/*])(?=[/*.?=&-]*\w)(?!\S*(?:\/[/.]|\.\*|your[-_]|path_to_|_goes_here|\/(?:folder|directory|dir|file|page)_?name))[\w/*.?=&-]+\$?[ \t]*(?:(?<=[ \t])#[^\0]*)?$/i;

/** Longer lines are left to the checks, which have limits of their own. */
const LONGEST = 500;

const isUnusual = (line: LineView): boolean => {
  if (line.kind === "blank" || line.kind === "comment") return false;
  return line.to - line.from > LONGEST || !PLAIN_RULE.test(line.wholeText);
};

/**
 * The lines, in order, on which a line check may find something: not blank lines, comments and plain
 * rules. In a large file these are few. A test verifies for every line check that it reports no other
 * line.
 */
export const unusualLines: (lines: readonly LineView[]) => readonly LineView[] = memo(
  (lines: readonly LineView[]) => lines.filter(isUnusual),
);

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
const isUnread = ({ field, keyText }: LineView): boolean => {
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
  const others = unusualLines(lines).filter(
    ({ number, field, missingColon }) =>
      field === "other" && !missingColon && causes[number - 1] == null,
  );
  return groupBy(others, ({ keyText }) => asciiLower(keyText));
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

/** The part of a line before its comment, and its position in the file. */
export interface UsedPart {
  readonly text: string;
  readonly from: number;
}

const usedPart = ({ from, to, comment }: LineView, source: string): UsedPart => ({
  text: source.slice(from, comment?.from ?? to),
  from,
});

/** The part of a line that crawlers read; null if it is all ASCII, as nearly always. */
export const nonAsciiPart = (line: LineView, source: string): UsedPart | null =>
  line.isAscii ? null : usedPart(line, source);

/** Whether a file has control characters, searched once so that lines need not be searched each. */
const hasControls = memo(
  (document: RobotsDocument): boolean =>
    !isPrintableAscii(document) && /[^\P{Cc}\t\n\r]/u.test(document.source),
);

/** The part of a line that crawlers read; null in a file without control characters. */
export const controlsPart = (line: LineView, document: RobotsDocument): UsedPart | null =>
  hasControls(document) ? usedPart(line, document.source) : null;

/** Whether a line is one that crawlers know, with a key that is correct or nearly so. */
export const isKnown = (line: Line, text: string): boolean => {
  if (line.kind !== "directive" || line.missingColon || line.key === null) return false;
  if (line.field !== "other") return true;
  return findDirective(text.slice(line.key.from, line.key.to)) !== null;
};

/** Whether a text, as a separate line, is one that crawlers know. */
export const isKnownText = (text: string): boolean => isKnown(parseLine(text), text);

/**
 * The part of a line that something is in: before the colon, a crawler's name, the address of a
 * sitemap, or another value.
 */
export const placeOf = (
  { value, field }: LineView,
  at: number,
): "name" | "agent" | "sitemap" | "value" => {
  if (value === null || at < value.from) return "name";
  if (field === "sitemap") return field;
  return field === "user-agent" ? "agent" : "value";
};

/** Whether a position is in a value that no crawler reads, such as that of `Noindex`. */
export const isUnreadAt = (line: LineView, at: number): boolean =>
  line.value !== null && at >= line.value.from && isUnread(line);

/** A character's code in the usual notation: `U+200B`. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
