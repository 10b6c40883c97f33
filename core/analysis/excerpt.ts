import type { Policy } from "../policy/policy.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { kindAt, parse, startOfNext } from "../syntax/parse.ts";
import type { Span } from "../text/span.ts";

/** A short document made of parts of a long one. */
export interface Excerpt {
  readonly document: RobotsDocument;
  /** The end in it of what precedes an offset of the long one. */
  readonly placeOf: (offset: number) => number;
}

/** A line with its line end. */
const spanOfLine = (document: RobotsDocument, line: number): Span => ({
  from: startOfNext(document, line - 1),
  to: startOfNext(document, line),
});

/** The rules except the first of each group: without one, the group would merge with the next. */
const rulesToLeaveOut = (policies: readonly Policy[]): Set<number> => {
  const left = new Set<number>();
  const kept = new Set<number>();
  for (const { groups, orphanLines } of policies) {
    for (const line of orphanLines) left.add(line);
    for (const { ruleLines } of groups) {
      for (const line of ruleLines) left.add(line);
      if (ruleLines[0] !== undefined) kept.add(ruleLines[0]);
    }
  }
  for (const line of kept) left.delete(line);
  return left;
};

const addComments = (left: Set<number>, document: RobotsDocument): void => {
  for (let line = 1; line <= document.lineCount; line++) {
    if (kindAt(document, line) === "comment") left.add(line);
  }
};

/** A document without some of its lines. */
const stretchesOf = (document: RobotsDocument, left: ReadonlySet<number>): readonly Span[] => {
  const stretches: Span[] = [];
  let start = 1;
  const closeAt = (line: number): void => {
    if (line === start) return;
    const { from } = spanOfLine(document, start);
    stretches.push({ from, to: spanOfLine(document, line - 1).to });
  };
  for (let line = 1; line <= document.lineCount; line++) {
    if (!left.has(line)) continue;
    closeAt(line);
    start = line + 1;
  }
  closeAt(document.lineCount + 1);
  return stretches;
};

const placeIn =
  (pieces: readonly Span[]): Excerpt["placeOf"] =>
  (offset) =>
    pieces.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, offset) - from), 0);

/**
 * Makes short documents from a long one: its groups with a few of their rules. They may give other
 * verdicts than the whole one; the caller has to check.
 *
 * @param policies the policies whose rules are left out.
 */
export const excerptsOf = (
  document: RobotsDocument,
  policies: readonly Policy[],
): ((lines: readonly number[]) => Excerpt) => {
  const left = rulesToLeaveOut(policies);
  addComments(left, document);
  const stretches = stretchesOf(document, left);
  const { source, encoding } = document;
  return (lines) => {
    const back = lines.filter((line) => left.has(line)).map((line) => spanOfLine(document, line));
    const pieces = [...back, ...stretches].sort((a, b) => a.from - b.from);
    const text = pieces.map(({ from, to }) => source.slice(from, to)).join("");
    return { document: parse(text, encoding), placeOf: placeIn(pieces) };
  };
};
