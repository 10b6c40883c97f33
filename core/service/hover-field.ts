import type { Dialect } from "../dialects/dialect.ts";
import { fieldNamesOf } from "../policy/fields.ts";
import type { Line, RobotsDocument } from "../syntax/document.ts";
import { textOf } from "../syntax/parse.ts";
import { asciiLower } from "../text/ascii.ts";
import { formatMessage } from "../text/message.ts";
import { type Directive, findDirective } from "../vocabulary/directives.ts";
import { fieldSpellings } from "../vocabulary/misspellings.ts";
import { directivePageOf } from "../vocabulary/pages.ts";
import { quoted } from "./describe-pattern.ts";
import { type HoverText, sourceName } from "./hover-content.ts";
import { HOVER_MESSAGES } from "./messages.ts";

const CANONICAL: Readonly<Record<Exclude<NonNullable<Line["field"]>, "other">, string>> = {
  "user-agent": "User-agent",
  allow: "Allow",
  disallow: "Disallow",
  sitemap: "Sitemap",
};

const textFor = (directive: Directive, notes: readonly string[]): HoverText => ({
  title: directive.name,
  paragraphs: [...notes, directive.summary],
  facts: [
    { label: HOVER_MESSAGES.write, text: quoted(directive.syntax) },
    { label: HOVER_MESSAGES.readBy, text: directive.honouredBy },
    ...(directive.ignoredBy === null
      ? []
      : [{ label: HOVER_MESSAGES.skippedBy, text: directive.ignoredBy }]),
  ],
  source: { title: sourceName(directive.source), url: directive.source },
  page: directivePageOf(directive.name),
});

/** The directive that a reader takes a line for; the name as written if it knows none. */
const directiveName = (line: Line, written: string, dialect: Dialect): string => {
  if (line.field !== null && line.field !== "other") return CANONICAL[line.field];
  const seen = asciiLower(written);
  const isRead = fieldNamesOf(dialect).has(seen);
  return (isRead ? fieldSpellings.find((each) => each.seen === seen)?.intended : null) ?? written;
};

/** Whether a reader reads a line, however its name is spelt. */
const isRead = (line: Line, written: string, dialect: Dialect): boolean => {
  const { missingColon, fieldNames, fieldTypos } = dialect.facts;
  if (line.missingColon && missingColon.value === "not-read") return false;
  if (fieldNamesOf(dialect).has(asciiLower(written))) return true;
  const hasPrefix = line.spelling === "prefix" && fieldNames.value === "prefix";
  return hasPrefix || (line.spelling === "typo" && fieldTypos.value === "google-list");
};

/**
 * How a reader treats a line that is not written as in the standard. What it leads to is told by
 * the finding, whose card appears beside this one.
 */
const readingNote = (line: Line, written: string, name: string, dialect: Dialect) => {
  if (asciiLower(written) === asciiLower(name) && !line.missingColon) return [];
  const reader = dialect.name;
  return isRead(line, written, dialect)
    ? [formatMessage(HOVER_MESSAGES.readAs, { reader, name: quoted(name) })]
    : [formatMessage(HOVER_MESSAGES.skips, { reader })];
};

/** The hover content for the name of a directive. */
export const hoverField = (document: RobotsDocument, line: Line, dialect: Dialect): HoverText => {
  const key = line.key === null ? "" : textOf(document, line.key);
  const name = directiveName(line, key, dialect);
  const directive = findDirective(name);
  if (directive !== null) return textFor(directive, readingNote(line, key, name, dialect));
  const skips = formatMessage(HOVER_MESSAGES.skips, { reader: dialect.name });
  return {
    title: quoted(key),
    paragraphs: [skips],
    facts: [],
    source: null,
    toldBy: ["unknown-directive", "directive-typo"],
  };
};
