import { type CheckOfParts, joinParts } from "../check.ts";
import { lineEnds } from "./layout/line-ends.ts";
import { spacing } from "./layout/spacing.ts";
import { turnedOff } from "./layout/turned-off.ts";

export const layout: CheckOfParts = joinParts({
  id: "layout",
  aliases: [
    "trailing-whitespace",
    "leading-whitespace",
    "space-before-colon",
    "missing-space-after-colon",
    "directive-case",
    "missing-blank-line-between-groups",
    "missing-final-newline",
    "inline-comment",
    "mixed-line-ends",
    "commented-out-directive",
  ],
  category: "file",
  severity: "hint",
  quiet: "layout",
  summary: "Prefer the usual layout",
  // Format does this, and nobody misses it.
  defaultOn: false,
  parts: { spacing, lineEnds, turnedOff },
});
