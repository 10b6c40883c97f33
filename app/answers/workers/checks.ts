// The worker that checks and formats the file.
import { type DialectId, dialects, parse } from "../../../core/index.ts";
import { type LintOptions, lintFile, lintRules } from "../../../core/lint/index.ts";
import { format } from "../../../core/service/index.ts";
import { serve } from "./serve.ts";
import type { FileText } from "./text.ts";

/** A file to be checked. */
export interface LintQuestion extends FileText {
  readonly dialect: DialectId;
  /** The other options of the checks. */
  readonly options: Omit<LintOptions, "dialect">;
}

export const checkAnswers = {
  /** The findings in a file, and how many checks there are. */
  lint: ({ source, encoding, dialect, options }: LintQuestion) => ({
    ...lintFile(parse(source, encoding), { ...options, dialect: dialects[dialect] }),
    checks: lintRules.length,
  }),
  /** The edits that format a file. */
  format: ({ source, encoding }: FileText) => format(parse(source, encoding)),
};

serve(checkAnswers);
