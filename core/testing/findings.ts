import { applyEdits } from "../lint/fixes/apply.ts";
import { type LintOptions, lint } from "../lint/lint.ts";
import { parse } from "../syntax/parse.ts";
import { alone, othersThan } from "./alone.ts";

/** Joins lines to a file that ends with a line end. */
export const textOf = (lines: readonly string[]): string => `${lines.join("\n")}\n`;

/** The findings of a text: severity, check, line number and the offending text. */
const findingsWith = (source: string, options: LintOptions): readonly string[] =>
  lint(parse(source), options).map(({ rule, severity, from, to }) => {
    const line = source.slice(0, from).split("\n").length;
    return `${severity} ${rule} ${line}: ${source.slice(from, to)}`;
  });

/** The findings of all checks, with some that are off by default. */
export const findingsIn = (
  lines: readonly string[],
  on: readonly string[] = [],
): readonly string[] => findingsWith(textOf(lines), { on });

/** The same for one check, even if it is off by default. */
export const findingsOf = (rule: string, lines: readonly string[]): readonly string[] => {
  const source = textOf(lines);
  return findingsWith(source, alone(rule, source)).filter(
    (finding) => finding.split(" ")[1] === rule,
  );
};

/**
 * The message of the first finding, or of the first of one check if named; empty if there is none.
 */
export const messageOf = (lines: readonly string[], id?: string): string => {
  const source = textOf(lines);
  const found = lint(parse(source), { off: id === undefined ? [] : othersThan(id, source) });
  return found.find(({ rule }) => id === undefined || rule === id)?.message ?? "";
};

/** The lines after applying the fix with this title, which some finding must have. */
export const fixedLines = (lines: readonly string[], title: string): readonly string[] => {
  const source = textOf(lines);
  const fix = lint(parse(source))
    .flatMap(({ fixes }) => fixes)
    .find((each) => each.title === title);
  if (fix === undefined) throw new Error(`No fix "${title}"`);
  return applyEdits(source, fix.edits).split("\n").slice(0, -1);
};
