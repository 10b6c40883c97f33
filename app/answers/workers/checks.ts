// The worker that checks and formats the file, weighs what it finds, and says what the checks are and what other
// validators make of the file.
import {
  type DialectId,
  dialects,
  faultEffect,
  type HttpResponse,
  parse,
  seenBy,
  type ValidatorId,
} from "../../../core/index.ts";
import {
  applyEdits,
  type Edit,
  type LintOptions,
  lintFile,
  lintRules,
} from "../../../core/lint/index.ts";
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
  /** What each fault of a file does, by the edits that mend it; null where none does. */
  effects: ({
    source,
    encoding,
    fixes,
  }: FileText & { readonly fixes: readonly (readonly Edit[])[] }) => {
    const document = parse(source, encoding);
    return fixes.map((edits) =>
      edits.length === 0 ? null : faultEffect(document, parse(applyEdits(source, edits), encoding)),
    );
  },

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
