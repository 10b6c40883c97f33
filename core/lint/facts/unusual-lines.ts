import { memo } from "../../collections/memo.ts";
import type { LineView } from "../context.ts";

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
