import type { LineView } from "../context.ts";

/**
 * The lines that match a predicate, in runs. Blank lines do not end a run but are not part of it;
 * any other line ends it.
 */
export const runsOf = (
  lines: readonly LineView[],
  picks: (line: LineView) => boolean,
): readonly (readonly [LineView, ...LineView[]])[] => {
  const runs: [LineView, ...LineView[]][] = [];
  let run: [LineView, ...LineView[]] | null = null;
  for (const line of lines) {
    if (line.kind === "blank") continue;
    if (!picks(line)) {
      run = null;
    } else if (run === null) {
      run = [line];
      runs.push(run);
    } else {
      run.push(line);
    }
  }
  return runs;
};
