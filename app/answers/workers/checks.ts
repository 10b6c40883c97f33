// The worker that checks and formats the file, and says what the checks are and what other
// validators make of it.
import {
  type DialectId,
  dialects,
  type HttpResponse,
  parse,
  seenBy,
  type ValidatorId,
} from "../../../core/index.ts";
import { type LintOptions, lintFile, lintRules } from "../../../core/lint/index.ts";
import { format } from "../../../core/service/index.ts";
import { ruleContent, ruleEntries } from "./rule-content.ts";
import { serve } from "./serve.ts";
import type { FileText } from "./text.ts";

/** A file to be checked. */
export interface LintQuestion extends FileText {
  readonly dialect: DialectId;
  /** The other options of the checks. */
  readonly options: Omit<LintOptions, "dialect">;
}

/** A file that a validator is shown. */
interface SeenQuestion extends FileText {
  readonly validator: ValidatorId;
  /** Null if unknown. */
  readonly response: HttpResponse | null;
}

export const checkAnswers = {
  /** The findings in a file, and how many checks there are. */
  lint: ({ source, encoding, dialect, options }: LintQuestion) => ({
    ...lintFile(parse(source, encoding), { ...options, dialect: dialects[dialect] }),
    checks: lintRules.length,
  }),
  /** The edits that format a file. */
  format: ({ source, encoding }: FileText) => format(parse(source, encoding)),

  /** What a validator says of a file. */
  seen: ({ source, encoding, validator, response }: SeenQuestion) =>
    seenBy(validator, parse(source, encoding), response),

  /** The contents of a check's page, by the check's id. */
  rule: ruleContent,
  /** All checks. */
  rules: (_: null) => ruleEntries(),
};

serve(checkAnswers);
