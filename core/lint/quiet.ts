import type { DialectId } from "../dialects/dialect.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { lineNumberAt } from "../syntax/parse.ts";
import { formatMessage } from "../text/message.ts";
import type { Finding, LintRule } from "./check.ts";
import type { LineContext } from "./context.ts";
import { type Diagnostic, QUIET_KINDS, type QuietKind } from "./diagnostic.ts";
import { QUIET_MESSAGES, QUIET_OF_SEVERAL_KINDS } from "./messages.ts";

/** The readers of search engines and of the standard. What only others mind is quiet for these. */
const USUAL_READERS: ReadonlySet<DialectId> = new Set(["google", "rfc9309", "bing", "yandex"]);

/** Why a finding is quiet; undefined if it is not. A reader that minds makes it loud. */
export const quietOf = (
  check: LintRule,
  finding: Finding,
  { dialect }: Pick<LineContext, "dialect">,
): QuietKind | undefined => {
  const severity = finding.severity ?? check.severity;
  if (severity === "error" || severity === "warning") return undefined;
  const quiet = finding.quiet === undefined ? check.quiet : finding.quiet;
  const isMinded = quiet === "old-readers" && !USUAL_READERS.has(dialect.id);
  return isMinded ? undefined : (quiet ?? undefined);
};

/** All quiet findings of a kind, to be shown as one line. */
export interface QuietLine {
  readonly kind: QuietKind;
  /** What they have in common, with the number of lines in the file: `130 lines do nothing, or no harm`. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

const countLines = (document: RobotsDocument, diagnostics: readonly Diagnostic[]): number =>
  new Set(
    diagnostics.flatMap(({ from, alsoAt = [] }) =>
      [from, ...alsoAt.map((place) => place.from)].map((at) => lineNumberAt(document, at)),
    ),
  ).size;

/** The quiet findings among others, one line for each kind that occurs. */
export const quietLines = (
  document: RobotsDocument,
  diagnostics: readonly Diagnostic[],
): readonly QuietLine[] =>
  QUIET_KINDS.flatMap((kind) => {
    const found = diagnostics.filter(({ quiet }) => quiet === kind);
    if (found.length === 0) return [];
    const text = formatMessage(QUIET_MESSAGES[kind], { count: countLines(document, found) });
    return [{ kind, text, diagnostics: found }];
  });

/** All quiet findings, to be shown as one line that opens to those of each kind. */
export interface QuietSummary extends Pick<QuietLine, "text"> {
  readonly lines: readonly QuietLine[];
}

/** The quiet findings among others in one line; null without any. */
export const quietSummary = (
  document: RobotsDocument,
  diagnostics: readonly Diagnostic[],
): QuietSummary | null => {
  const lines = quietLines(document, diagnostics);
  const [first, ...more] = lines;
  if (first === undefined) return null;
  const count = countLines(
    document,
    lines.flatMap((line) => line.diagnostics),
  );
  const all = formatMessage(QUIET_OF_SEVERAL_KINDS, { count });
  return { text: more.length === 0 ? first.text : all, lines };
};

/** Whether a finding is listed by itself and counts. */
export const isLoud = ({ quiet }: Diagnostic): boolean => quiet === undefined;
