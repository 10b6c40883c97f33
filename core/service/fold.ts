import { numberAt, type RobotsDocument } from "../syntax/document.ts";
import {
  FIELD_ALLOW,
  FIELD_DISALLOW,
  FIELD_MASK,
  FIELD_SITEMAP,
  FIELD_USER_AGENT,
  FLAGS,
  KIND_COMMENT,
  KIND_DIRECTIVE,
  KIND_MASK,
  TO,
} from "../syntax/table.ts";
import type { Span } from "../text/span.ts";

/** A foldable range: the span is hidden, the line it starts on stays visible. */
export interface FoldRange extends Span {
  /** 1-based: the line that stays visible. */
  readonly firstLine: number;
  /** 1-based. */
  readonly lastLine: number;
  readonly kind: "group" | "comment";
}

/** The fewest consecutive comment lines that fold. */
const LEAST_COMMENTS = 3;

const isUtf16 = ({ encoding }: RobotsDocument): boolean =>
  encoding === "utf-16le" || encoding === "utf-16be";

const flagsOf = (document: RobotsDocument, line: number): number =>
  numberAt(document, line - 1, FLAGS);

/** The field bits of a directive line; 0 for any other line. */
const fieldOf = (document: RobotsDocument, line: number): number => {
  const flags = flagsOf(document, line);
  return (flags & KIND_MASK) === KIND_DIRECTIVE ? flags & FIELD_MASK : 0;
};

const isComment = (document: RobotsDocument, line: number): boolean =>
  (flagsOf(document, line) & KIND_MASK) === KIND_COMMENT;

const rangeOf = (
  document: RobotsDocument,
  kind: FoldRange["kind"],
  firstLine: number,
  lastLine: number,
): FoldRange | null => {
  if (lastLine <= firstLine) return null;
  const from = numberAt(document, firstLine - 1, TO);
  const to = numberAt(document, lastLine - 1, TO);
  return { kind, firstLine, lastLine, from, to };
};

/** Whether the user-agent line opens a group: the group before it, if any, has rules. */
const opensGroup = (document: RobotsDocument, line: number): boolean => {
  for (let before = line - 1; before >= 1; before--) {
    const field = fieldOf(document, before);
    if (field === FIELD_USER_AGENT) return false;
    if (field === FIELD_ALLOW || field === FIELD_DISALLOW) return true;
  }
  return true;
};

/** The last line of the group that `firstLine` opens: lines between groups belong to none. */
const groupEnd = (document: RobotsDocument, firstLine: number): number => {
  let lastLine = firstLine;
  let hasRules = false;
  for (let line = firstLine + 1; line <= document.lineCount; line++) {
    const field = fieldOf(document, line);
    if (field === 0) continue;
    if (field === FIELD_USER_AGENT && hasRules) break;
    if (field === FIELD_ALLOW || field === FIELD_DISALLOW) hasRules = true;
    if (field !== FIELD_SITEMAP) lastLine = line;
  }
  return lastLine;
};

const commentEnd = (document: RobotsDocument, firstLine: number): number => {
  let lastLine = firstLine;
  while (lastLine < document.lineCount && isComment(document, lastLine + 1)) lastLine++;
  return lastLine;
};

/**
 * The foldable range at a line, with groups as in Google's library: a group at its first user-agent
 * line, a run of three or more comment lines at its first. Comments above a user-agent line are not
 * part of the group before it. Null if nothing folds there; reads only the lines concerned.
 *
 * @param line 1-based; outside the document nothing folds.
 */
export const foldAt = (document: RobotsDocument, line: number): FoldRange | null => {
  if (line < 1 || line > document.lineCount) return null;
  if (isComment(document, line)) {
    if (line > 1 && isComment(document, line - 1)) return null;
    const lastLine = commentEnd(document, line);
    return lastLine - line + 1 < LEAST_COMMENTS
      ? null
      : rangeOf(document, "comment", line, lastLine);
  }
  if (isUtf16(document) || fieldOf(document, line) !== FIELD_USER_AGENT) return null;
  if (!opensGroup(document, line)) return null;
  return rangeOf(document, "group", line, groupEnd(document, line));
};

/** All foldable ranges of a document, in order. */
export const foldRanges = (document: RobotsDocument): readonly FoldRange[] => {
  const ranges: FoldRange[] = [];
  for (let line = 1; line <= document.lineCount; line++) {
    const range = foldAt(document, line);
    if (range !== null) ranges.push(range);
  }
  return ranges;
};
