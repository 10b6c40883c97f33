import type { Line, RobotsDocument } from "../../syntax/document.ts";
import { lineAt, textOf } from "../../syntax/parse.ts";
import { asciiLower } from "../../text/ascii.ts";
import type { Span } from "../../text/span.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import type { Edit } from "../diagnostic.ts";

/** A formatting edit, with a key shared by others that readers treat alike. */
export interface TidyEdit extends Edit {
  readonly class: string;
}

/** The edit that replaces a span by `insert`, unless the text is the same. */
export const tidied = (
  { source }: RobotsDocument,
  { from, to }: Span,
  insert: string,
  kind: string,
): readonly TidyEdit[] => {
  const before = source.slice(from, to);
  if (before === insert) return [];
  return [{ from, to, insert, class: `${kind} ${before.length < 20 ? before : ""}` }];
};

/** A field's name as the reference spells it. A synonym stays: not every reader knows both. */
const fieldName = (key: string): string => {
  const name = findDirective(key)?.name ?? key;
  return asciiLower(name) === asciiLower(key) ? name : key;
};

/** The edits within a line; none if name and value cannot be told apart for certain. */
const tidyLine = (document: RobotsDocument, line: Line): readonly TidyEdit[] => {
  const { source } = document;
  const from = line.from === 0 && source.startsWith("\ufeff") ? 1 : line.from;
  if (line.kind === "comment") {
    const text = source.slice(from, line.to);
    return tidied(document, { from, to: line.to }, text.trim(), "comment");
  }
  const { key, value, comment } = line;
  if (key === null || value === null || line.missingColon || line.nul || line.tooLong) return [];
  const name = textOf(document, key);
  const text = textOf(document, value);
  const crawler = line.field === "user-agent" ? findCrawler(text)?.token : undefined;
  const commentText = comment === null ? "" : source.slice(comment.from, line.to).trimEnd();
  return [
    ...tidied(document, { from, to: key.from }, "", "indent"),
    ...tidied(document, key, fieldName(name), "name"),
    ...tidied(document, { from: key.to, to: value.from }, text === "" ? ":" : ": ", "colon"),
    ...tidied(document, value, crawler ?? text, "crawler"),
    ...(comment === null
      ? tidied(document, { from: value.to, to: line.to }, "", "end")
      : [
          ...tidied(document, { from: value.to, to: comment.from }, " ", "gap"),
          ...tidied(document, { from: comment.from, to: line.to }, commentText, "end"),
        ]),
  ];
};

/** Edits within each line: names, the colon, white space. Blank lines are skipped. */
export const tidyLines = (document: RobotsDocument): readonly TidyEdit[] => {
  const edits: TidyEdit[] = [];
  for (let number = 1; number <= document.lineCount; number++) {
    edits.push(...tidyLine(document, lineAt(document, number)));
  }
  return edits;
};
