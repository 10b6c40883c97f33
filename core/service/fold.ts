import type { RobotsDocument } from "../syntax/document.ts";
import { endOf, fieldAt, kindAt } from "../syntax/parse.ts";
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

const isComment = (document: RobotsDocument, line: number): boolean =>
  kindAt(document, line) === "comment";

const isRule = (document: RobotsDocument, line: number): boolean => {
  const field = fieldAt(document, line);
  return field === "allow" || field === "disallow";
};

const rangeOf = (
  document: RobotsDocument,
  kind: FoldRange["kind"],
  firstLine: number,
  lastLine: number,
): FoldRange | null => {
  if (lastLine <= firstLine) return null;
  return {
    kind,
    firstLine,
    lastLine,
    from: endOf(document, firstLine),
    to: endOf(document, lastLine),
  };
};

/** Whether the user-agent line opens a group: the group before it, if any, has rules. */
const opensGroup = (document: RobotsDocument, line: number): boolean => {
  for (let before = line - 1; before >= 1; before--) {
    if (fieldAt(document, before) === "user-agent") return false;
    if (isRule(document, before)) return true;
  }
  return true;
};

/** The last line of the group that `firstLine` opens: lines between groups belong to none. */
const groupEnd = (document: RobotsDocument, firstLine: number): number => {
  let lastLine = firstLine;
  let hasRules = false;
  for (let line = firstLine + 1; line <= document.lineCount; line++) {
    const field = fieldAt(document, line);
    if (field === null) continue;
    if (field === "user-agent" && hasRules) break;
    if (isRule(document, line)) hasRules = true;
    if (field !== "sitemap") lastLine = line;
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
  if (isUtf16(document) || fieldAt(document, line) !== "user-agent") return null;
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
