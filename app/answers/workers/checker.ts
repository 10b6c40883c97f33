import { dialects, parse } from "../../../core/index.ts";
import { lintFile, lintRules } from "../../../core/lint/index.ts";
import type { LintAnswer, LintQuestion, Numbered } from "./messages.ts";

/** Runs the checks on a text. Yields so that it can be interrupted. */
export function* check({
  id,
  source,
  encoding,
  dialect,
  options,
}: Numbered<LintQuestion>): Generator<unknown, Numbered<LintAnswer>> {
  const document = parse(source, encoding);
  const result = lintFile(document, { ...options, dialect: dialects[dialect] });
  return { id, ...result, checks: lintRules.length };
}
