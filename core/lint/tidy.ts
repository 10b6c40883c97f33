import { findDirective } from "../vocabulary/directives.ts";
import { hasCause } from "./meant-groups.ts";
import type { Edit, Finding, LineView, LintContext } from "./rule.ts";

/** An untidy place in a line, and what tidies it. */
export interface Untidy {
  /** What the finding marks. */
  readonly at: { readonly from: number; readonly to: number };
  readonly edits: readonly Edit[];
}

/**
 * A finding for each run of lines that are untidy in the same way, marked at the first, with a safe fix
 * for all of them. Blank lines do not end a run; a line with another finding of its own is left out.
 *
 * @param untidy what is untidy in a line; null for nothing, which ends a run.
 * @param title of the fix for a single line; for several, their number is added.
 */
export function* tidyRuns(
  context: LintContext,
  untidy: (line: LineView) => Untidy | null,
  title: string,
): Generator<Finding<"one" | "several">> {
  let run: Untidy[] = [];
  const findings = (): readonly Finding<"one" | "several">[] => {
    const [first] = run;
    if (first === undefined) return [];
    const isOne = run.length === 1;
    const fix = {
      title: isOne ? title : `${title} in ${run.length} lines`,
      kind: "safe" as const,
      edits: run.flatMap(({ edits }) => edits),
    };
    const { from, to } = first.at;
    const message = isOne ? "one" : "several";
    return [{ from, to, message, data: { count: run.length }, fixes: [fix] }];
  };
  for (const line of context.lines) {
    if (line.kind === "blank") continue;
    // A line cut short at its limit or a NUL is not what it seems.
    const isOdd = line.tooLong || line.nul;
    const place = isOdd || hasCause(context, line) ? null : untidy(line);
    if (place !== null) {
      run.push(place);
    } else if (run.length > 0) {
      yield* findings();
      run = [];
    }
  }
  yield* findings();
}

/** Where a line's text begins: after a byte order mark at the file's start. */
export const startOf = ({ from }: LineView, source: string): number =>
  from === 0 && source.charCodeAt(0) === 0xfeff ? 1 : from;

/** Whether a line is a directive that some reader knows: of others nobody can tell what tidy is. */
export const isDirective = ({ field, missingColon, keyText }: LineView): boolean =>
  field !== null && !missingColon && (field !== "other" || findDirective(keyText) !== null);
