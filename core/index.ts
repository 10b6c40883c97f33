export { affectedReaders } from "./analysis/changes.ts";
export type {
  Disagreement,
  DisagreementCase,
  Disagreements,
  InvolvedLine,
} from "./analysis/disagreement.ts";
export { type DisagreementQuestion, disagreements } from "./analysis/disagreements.ts";
export { type Flip, flips } from "./analysis/flips.ts";
export { type CheckPlan, planOf, type UrlsPlan } from "./cli/args.ts";
export {
  CHECKS_FILE_NAME,
  decodeChecks,
  type ExpectedVerdict,
  encodeChecks,
} from "./cli/checks-file.ts";
export { reportOf } from "./cli/report.ts";
export { verdictLines } from "./cli/verdict-lines.ts";
export { type Outcome, type ServedFile, verify, type Within } from "./cli/verify.ts";
export { asGithub, asJunit, asText } from "./cli/write-text.ts";
export { describeDialect, type Statement } from "./dialects/describe.ts";
export {
  type Dialect,
  type DialectFacts,
  type DialectId,
  dialectIds,
  type Fact,
  type Source,
  type Topic,
} from "./dialects/dialect.ts";
export { dialects } from "./dialects/index.ts";
export type { LintRule } from "./lint/check.ts";
export { lintRules } from "./lint/checks/index.ts";
export type { LintFormat } from "./lint/context.ts";
export type { Diagnostic, Edit, Fix, LintResult, Severity } from "./lint/diagnostic.ts";
export { applyEdits, collectEdits } from "./lint/fixes/apply.ts";
export { ignoreEdits } from "./lint/fixes/ignore-edits.ts";
export { type LintOptions, lint, lintSteps } from "./lint/lint.ts";
export { compile, type Matcher } from "./match/compile.ts";
export type { ConsideredGroup, GroupStanding } from "./match/considered.ts";
export { type Consultation, consult, policyOf } from "./match/consult.ts";
export {
  type Asked,
  type Candidate,
  type Explanation,
  explain,
  type Reason,
} from "./match/explain.ts";
export { pathOf } from "./match/path.ts";
export type { Verdict } from "./match/readings.ts";
export { crawlDelayOf } from "./policy/delay.ts";
export type { AgentLine, Group, Policy, Rule, Selection } from "./policy/policy.ts";
export type { SelectOptions } from "./policy/select.ts";

export { contains, intersect, word } from "./proof/algebra.ts";
export {
  type ChangedRegion,
  type Changes,
  changesBetween,
  changesSteps,
  equivalent,
  equivalentSteps,
} from "./proof/changes.ts";
export { type Extent, extentSteps, type Region, verdictsWithin } from "./proof/extent.ts";
export {
  deadRules,
  deadRulesSteps,
  minimalRules,
  minimalRulesSteps,
  type Reduction,
  reduction,
  reductionSteps,
  redundantRules,
  redundantRulesSteps,
  type UnneededRule,
  type UnneededRules,
  unneededRules,
  unneededRulesSteps,
} from "./proof/redundancy.ts";
export type { Unexamined } from "./proof/unexamined.ts";
export { bytesOfDocument } from "./response/cut.ts";
export { type AnswerEffect, effectOf } from "./response/effect.ts";
export { PLAIN_RESPONSE } from "./response/plain-response.ts";
export type { HttpResponse } from "./response/response.ts";
export { complete } from "./service/complete.ts";
export type {
  CompletionItem,
  CompletionOptions,
  CompletionResult,
} from "./service/completion.ts";
export { obedience, purposes } from "./service/crawler-words.ts";
export { describePattern } from "./service/describe-pattern.ts";
export { describeReading } from "./service/describe-reading.ts";
export { type FoldRange, foldAt, foldRanges } from "./service/fold.ts";
export { formatSteps } from "./service/format.ts";
export { hover } from "./service/hover.ts";
export type { HoverContent, HoverFact } from "./service/hover-content.ts";
export { describeLost, type LostRules, lostRules } from "./service/lost-rules.ts";
export {
  type OutlineEntry,
  type OutlineGroup,
  type OutlineSitemaps,
  outline,
  outlineEntryAt,
} from "./service/outline.ts";
export { copyTarget, type StarRemedy, starRemedies } from "./service/star-remedies.ts";
export type { FieldKind, Line, LineKind, RobotsDocument, Spelling } from "./syntax/document.ts";
export { lineAt, lineNumberAt, parse, parseLine, textOf } from "./syntax/parse.ts";
export { reparse, type SourceChange } from "./syntax/reparse.ts";
export { plainUrls } from "./tally/plain-url.ts";
export { asciiLower } from "./text/ascii.ts";
export { byteLength, type Encoding } from "./text/bytes.ts";
export { formatMessage, type Message } from "./text/message.ts";
export type { Span } from "./text/span.ts";
export {
  disguises,
  readsAs,
  type VisiblePiece,
  visiblePieces,
  visibleText,
} from "./text/visible.ts";
export { listed } from "./text/wording.ts";
export type { Crawler } from "./vocabulary/crawler.ts";
export { crawlers } from "./vocabulary/crawlers.ts";
export { knownFields } from "./vocabulary/known-fields.ts";
export { type Identity, identify } from "./vocabulary/product-token.ts";
export { readerOf } from "./vocabulary/reader-of.ts";
export type { CrawlerReader } from "./vocabulary/readers.ts";
