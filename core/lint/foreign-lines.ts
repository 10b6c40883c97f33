import { findDirective } from "../vocabulary/directives.ts";
import { isNoindexName } from "./names.ts";
import type { LineView, LintContext } from "./rule.ts";
import { runsOf } from "./runs.ts";

/** A key that could be a directive's name, as against the beginning of a sentence with a colon in it. */
const NAME = /^[a-z][\w.-]*(?: [\w.-]+){0,2}$/i;

/** Nothing to be seen. */
const INVISIBLE = /^(?:\s|[\u00ad\u200b-\u200f\u2060\ufeff]|ï»¿)*$/;

/** Whether a line reads `name: value`, whatever the name. An address does not. */
export const isNamed = ({ kind, missingColon, keyText, valueText }: LineView): boolean =>
  kind === "directive" && !missingColon && NAME.test(keyText) && !valueText.startsWith("//");

/** Whether a line is nothing crawlers know, and no line check has said why. */
const isForeign = (line: LineView, causes: LintContext["causes"]): boolean => {
  if (line.kind === "comment" || line.kind === "blank") return false;
  if (causes[line.number - 1] != null) return false;
  if (line.kind === "text") return !INVISIBLE.test(line.text);
  if (line.missingColon) return !isNoindexName(line.keyText);
  return line.field === "other" && findDirective(line.keyText) === null;
};

/** The runs of such lines. A run with a line of plain text in it is text as a whole. */
export const foreignRuns = ({
  lines,
  causes,
}: LintContext): readonly (readonly [LineView, ...LineView[]])[] =>
  runsOf(lines, (line) => isForeign(line, causes));
