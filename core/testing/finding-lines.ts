import type { LintRule } from "../lint/check.ts";
import type { Diagnostic, Edit, Fix } from "../lint/diagnostic.ts";
import { lineNumberAt, parse } from "../syntax/parse.ts";
import { messageIdOf } from "./messages.ts";

/** The most characters of a quoted text; a few files are as long as a limit. */
const LONGEST = 160;

/** A text as a JSON string, without its middle if it is long. */
const quoted = (text: string): string => {
  const json = JSON.stringify(text);
  const middle = json.length - LONGEST;
  return middle <= 0
    ? json
    : `${json.slice(0, LONGEST / 2)}<${middle} more>${json.slice(-LONGEST / 2)}`;
};

const editOf = ({ from, to, insert }: Edit): string => `${from}-${to} ${quoted(insert)}`;

const fixOf = ({ title, kind, edits }: Fix): string =>
  `    ${kind}: ${title}: ${edits.map(editOf).join("; ")}`;

/** What a message names: its wording may change, these may not. */
const namedIn = (message: string): string =>
  (message.match(/`[^`]*`|(?<![\w-])\d+(?:[.,]\d+)*/g) ?? [])
    .map((named) => quoted(named).slice(1, -1))
    .join(" ");

/**
 * The lines of a finding in a file of expected findings: where it is, which message it has and what
 * that names, and what its fixes do.
 */
export const findingLines = (
  check: LintRule,
  source: string,
  { severity, from, to, alsoAt = [], message, fixes }: Diagnostic,
): readonly string[] => {
  const place = `${severity} ${lineNumberAt(parse(source), from)}`;
  return [
    `  ${place}: ${quoted(source.slice(from, to))} ${messageIdOf(check, message)} ${namedIn(message)}`,
    ...alsoAt.map((at) => `    also ${at.from}-${at.to}`),
    ...fixes.map(fixOf),
  ].map((line) => line.trimEnd());
};
