import type { Dialect } from "../dialects/dialect.ts";
import type { Line, RobotsDocument } from "../syntax/document.ts";
import { textOf } from "../syntax/parse.ts";
import { asciiLower } from "../text/ascii.ts";
import { formatMessage } from "../text/message.ts";
import { type Directive, findDirective } from "../vocabulary/directives.ts";
import { fieldSpellings } from "../vocabulary/misspellings.ts";
import { quoted } from "./describe-pattern.ts";
import { hostOf } from "./host-of.ts";
import type { HoverText } from "./hover-content.ts";
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
    ...(directive.ignoredBy === "No crawler"
      ? []
      : [{ label: HOVER_MESSAGES.skippedBy, text: directive.ignoredBy }]),
  ],
  source: { title: hostOf(directive.source), url: directive.source },
});

/** How a reader treats a name that is not written as in the standard. */
const spellingNote = (line: Line, written: string, { name, facts }: Dialect): string | null => {
  const values = { key: quoted(written), reader: name };
  if (line.spelling === "typo") {
    return facts.fieldTypos.value === "none"
      ? formatMessage(HOVER_MESSAGES.typoRejected, values)
      : formatMessage(HOVER_MESSAGES.typoAccepted, values);
  }
  if (line.spelling !== "prefix") return null;
  return facts.fieldNames.value === "exact"
    ? formatMessage(HOVER_MESSAGES.prefixRejected, values)
    : formatMessage(HOVER_MESSAGES.prefixAccepted, values);
};

const colonNote = ({ missingColon }: Line, { name, facts }: Dialect): string | null => {
  if (!missingColon) return null;
  return facts.missingColon.value === "not-read"
    ? formatMessage(HOVER_MESSAGES.colonRejected, { reader: name })
    : formatMessage(HOVER_MESSAGES.colonAccepted, { reader: name });
};

const unknownField = (key: string): HoverText => {
  const intended = fieldSpellings.find(({ seen }) => seen === asciiLower(key))?.intended;
  return {
    title: quoted(key),
    paragraphs: [
      HOVER_MESSAGES.unknownField,
      ...(intended === undefined
        ? []
        : [formatMessage(HOVER_MESSAGES.didYouMean, { name: quoted(intended) })]),
    ],
    facts: [],
    source: null,
  };
};

/** The hover content for the name of a directive. */
export const hoverField = (document: RobotsDocument, line: Line, dialect: Dialect): HoverText => {
  const key = line.key === null ? "" : textOf(document, line.key);
  const name = line.field === null || line.field === "other" ? key : CANONICAL[line.field];
  const directive = findDirective(name);
  if (directive === null) return unknownField(key);
  const notes = [spellingNote(line, key, dialect), colonNote(line, dialect)];
  return textFor(
    directive,
    notes.filter((note) => note !== null),
  );
};
