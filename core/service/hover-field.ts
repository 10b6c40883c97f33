import type { Dialect } from "../dialects/dialect.ts";
import type { Line, RobotsDocument } from "../syntax/document.ts";
import { textOf } from "../syntax/parse.ts";
import { asciiLower } from "../text/ascii.ts";
import { type Directive, findDirective } from "../vocabulary/directives.ts";
import { fieldSpellings } from "../vocabulary/misspellings.ts";
import { quoted } from "./describe-pattern.ts";
import { hostOf } from "./host-of.ts";
import type { HoverText } from "./hover-content.ts";

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
    { label: "Write", text: quoted(directive.syntax) },
    { label: "Read by", text: directive.honouredBy },
    ...(directive.ignoredBy === "No crawler"
      ? []
      : [{ label: "Skipped by", text: directive.ignoredBy }]),
  ],
  source: { title: hostOf(directive.source), url: directive.source },
});

/** What a reader makes of a name that is not written as the standard has it. */
const spellingNote = (line: Line, key: string, dialect: Dialect): string | null => {
  if (line.spelling === "typo") {
    return dialect.facts.fieldTypos.value === "none"
      ? `Written ${quoted(key)}, which ${dialect.name} does not accept: the line is skipped.`
      : `Written ${quoted(key)}: ${dialect.name} reads it anyway, but many others skip the line.`;
  }
  if (line.spelling !== "prefix") return null;
  return dialect.facts.fieldNames.value === "exact"
    ? `Written ${quoted(key)}: ${dialect.name} accepts only the exact name and skips the line.`
    : `Written ${quoted(key)}: ${dialect.name} only checks how the name starts, but many others skip the line.`;
};

const colonNote = ({ missingColon }: Line, dialect: Dialect): string | null => {
  if (!missingColon) return null;
  return dialect.facts.missingColon.value === "not-read"
    ? `The colon is missing, so ${dialect.name} skips the line.`
    : `The colon is missing: ${dialect.name} reads the line anyway, but many others skip it.`;
};

const unknownField = (key: string): HoverText => {
  const meant = fieldSpellings.find(({ seen }) => seen === asciiLower(key))?.meant;
  return {
    title: quoted(key),
    paragraphs: [
      "No known crawler reads a directive with this name: the line is skipped.",
      ...(meant === undefined ? [] : [`Did you mean ${quoted(meant)}?`]),
    ],
    facts: [],
    source: null,
  };
};

/** What is said about the name of a directive. */
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
