import type { Policy } from "../policy/policy.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { parse } from "../syntax/parse.ts";
import { FLAGS, FROM, KIND_COMMENT, KIND_MASK, STRIDE } from "../syntax/table.ts";

/** Text that stays, and the line after which it stands. */
interface Stretch {
  readonly after: number;
  readonly text: string;
}

/** A line with its line end. */
const textOfLine = ({ source, table }: RobotsDocument, line: number): string =>
  source.slice(table[(line - 1) * STRIDE + FROM], table[line * STRIDE + FROM]);

/** The rules, but for the first of each group: without one it would run together with the next. */
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

const addComments = (left: Set<number>, { table, lineCount }: RobotsDocument): void => {
  for (let line = 1; line <= lineCount; line++) {
    const kind = (table[(line - 1) * STRIDE + FLAGS] as number) & KIND_MASK;
    if (kind === KIND_COMMENT) left.add(line);
  }
};

/** What is left of a document without the lines of some. */
const stretchesOf = (document: RobotsDocument, left: ReadonlySet<number>): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  let pieces: string[] = [];
  let after = 0;
  const close = (): void => {
    if (pieces.length > 0) stretches.push({ after, text: pieces.join("") });
    pieces = [];
  };
  for (let line = 1; line <= document.lineCount; line++) {
    if (!left.has(line)) {
      pieces.push(textOfLine(document, line));
      continue;
    }
    close();
    after = line;
  }
  close();
  return stretches;
};

/**
 * Makes short documents out of a long one: its groups, and of their rules a few. What is true of
 * such a document need not be true of the whole one; whoever uses it has to look.
 *
 * @param policies the readings whose rules are left out.
 */
export const excerptsOf = (
  document: RobotsDocument,
  policies: readonly Policy[],
): ((lines: readonly number[]) => RobotsDocument) => {
  const left = rulesToLeaveOut(policies);
  addComments(left, document);
  const stretches = stretchesOf(document, left);
  return (lines) => {
    const back = lines.filter((line) => left.has(line));
    const kept = back.map((line): Stretch => ({ after: line, text: textOfLine(document, line) }));
    const pieces = [...kept, ...stretches].sort((a, b) => a.after - b.after);
    return parse(pieces.map(({ text }) => text).join(""), document.encoding);
  };
};
