import { memo } from "../../collections/memo.ts";
import type { LineView } from "../context.ts";

type Lines = readonly LineView[];

/**
 * The lines that are not plain rules (see `plainRules`), in order: a fraction of a large file, and
 * all that many checks look for.
 */
export const unplainLines: (lines: Lines) => Lines = memo((lines: Lines) =>
  lines.filter(({ isPlainRule }) => !isPlainRule),
);

/** The lines with a comment, in order. */
export const commentedLines: (lines: Lines) => Lines = memo((lines: Lines) =>
  lines.filter(({ comment }) => comment !== null),
);
