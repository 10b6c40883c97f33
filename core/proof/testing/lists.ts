import { type ClosedPattern, closedPatternsOf } from "../closed-pattern.ts";
import { type Ranked, RankedList } from "../ranked.ts";

/** The closed pattern of a pattern in robots.txt notation that has only one. */
export const closed = (text: string): ClosedPattern => {
  const [pattern, ...others] = closedPatternsOf(text);
  if (pattern === undefined || others.length > 0) throw new Error(`Not one pattern: ${text}`);
  return pattern;
};

/** An item of a list, with the text that it was made from. */
export interface Line extends Ranked {
  readonly text: string;
  readonly label: boolean;
}

/** The items of a list in order of precedence: `+ /a` allows, `- /a` blocks. */
const linesOf = (texts: readonly string[]): readonly Line[] =>
  texts.map((text, rank) => ({
    text,
    pattern: closed(text.slice(2)),
    rank,
    label: text.startsWith("+"),
  }));

/** A list of such items. */
export const listOf = (...texts: readonly string[]): RankedList<Line> =>
  new RankedList(linesOf(texts));
