/**
 * robots.txt in pure TypeScript: parse a file, read it as a crawler does, decide and explain. No
 * function uses network, clock or platform, and none throws on what a user typed.
 *
 * There are two more entry points: `lint/index.ts` for the checks and `service/index.ts` for
 * editors. Nothing else of core should be imported from outside.
 */

export { affectedReaders } from "./analysis/changes.ts";
export type {
  Disagreement,
  DisagreementCase,
  Disagreements,
  InvolvedLine,
} from "./analysis/disagreement.ts";
export {
  type DisagreementQuestion,
  disagreements,
} from "./analysis/disagreements.ts";
export { type FaultEffect, faultEffect, worstFirst } from "./analysis/fault-effect.ts";
export { type Flip, type FlipQuestion, flips } from "./analysis/flips.ts";
export type { AiPart, Aside, ButFor, Headline, ResponsePart } from "./analysis/headline.ts";
export {
  type Openness,
  type Overview,
  type OverviewAccess,
  type OverviewCrawler,
  type OverviewLine,
  type OverviewQuestion,
  type OverviewRow,
  overviewOf,
} from "./analysis/overview.ts";
export type { OverviewSitemaps } from "./analysis/overview-sitemaps.ts";
export {
  type CheckPlan,
  type ComparePlan,
  type HistoryPlan,
  type Outputs,
  type PagesPlan,
  planOf,
  type UrlsPlan,
} from "./cli/args.ts";
export {
  CHECKS_FILE_NAME,
  decodeChecks,
  type ExpectedVerdict,
  encodeChecks,
} from "./cli/checks-file.ts";
export { type FileVersion, readGitHistory } from "./cli/git-history.ts";
export { languageIds } from "./cli/language.ts";
export { knownPages, pagesReport, type SavedPage } from "./cli/pages.ts";
export { printable } from "./cli/printable.ts";
export { type Entry, joinReports, type Report, reportOf } from "./cli/report.ts";
export { LONGEST_LINE, verdictLines } from "./cli/verdict-lines.ts";
export { type Outcome, type ServedFile, verify } from "./cli/verify.ts";
export { asJson, asSarif } from "./cli/write-json.ts";
export { asGithub, asJunit, asText } from "./cli/write-text.ts";
export { groupBy } from "./collections/group-by.ts";
export { memo } from "./collections/memo.ts";
export { memoByValue } from "./collections/memo-by-value.ts";
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
export { ownLines } from "./generators/served/own-lines.ts";
export { type ServedAs, servedAs, servedAsOf } from "./generators/served/served-as.ts";
export { isServedBy, servedText } from "./generators/served-text.ts";
export type { Writer } from "./generators/writer.ts";
export { type WrittenBlock, writersOf } from "./generators/writers-of.ts";
export { answersIn } from "./intake/answers-in.ts";
export type { Content, ContentKind, Recognition, Rows, RowsOf } from "./intake/content.ts";
export { areHeaders } from "./intake/header-lines.ts";
export { type HttpAnswer, hasBody, headerOf, readAnswer } from "./intake/http-answer.ts";
export { markupOf } from "./intake/markup.ts";
export { isForeignLine } from "./intake/one-line.ts";
export { packedAs } from "./intake/packed.ts";
export { HEAD, recognise } from "./intake/recognise.ts";
export { lint, lintRules } from "./lint/index.ts";
export type { LogFormat } from "./log/formats.ts";
export type { LogLine, LogRecord } from "./log/record.ts";
export { compile, type Matcher } from "./match/compile.ts";
export type { ConsideredGroup, GroupStanding } from "./match/considered.ts";
export { type Consultation, consult, policyOf } from "./match/consult.ts";
export {
  type Candidate,
  type Explanation,
  explain,
  type Reason,
  type ResolvedCrawler,
} from "./match/explain.ts";
export { type NearestRule, nearestRule } from "./match/nearest-rule.ts";
export { pathOf } from "./match/path.ts";
export type { Pattern } from "./match/pattern.ts";
export type { Reading, Verdict } from "./match/readings.ts";
export { leadingToken } from "./policy/agent.ts";
export { crawlDelayOf } from "./policy/delay.ts";
export type { AgentLine, Group, Policy, Rule, Selection } from "./policy/policy.ts";
export { ruleLine } from "./policy/rule-line.ts";
export type { SelectOptions } from "./policy/select.ts";
export { type PolicyEdit, type PolicyEffect, policyEdit } from "./policy-edit/policy-edit.ts";
export { type PolicyEdits, policyEdits } from "./policy-edit/policy-edits.ts";
export { type SignalField, type SignalLine, signalLines } from "./policy-edit/signal-lines.ts";
export type { PolicyWish } from "./policy-edit/wish.ts";
export { type Access, type AccessArea, accessOf } from "./proof/access.ts";
export { contains, intersect, word } from "./proof/algebra.ts";
export { type Area, type ChangedAreas, changedAreas, type Exception } from "./proof/areas.ts";
export { type ChangedRegion, type Changes, changesBetween, equivalent } from "./proof/changes.ts";
export type { ConcernedCrawler } from "./proof/concerned-crawlers.ts";
export { type Extent, type Region, verdictsWithin } from "./proof/extent.ts";
export { type Impact, type Impacts, impactOf, isWholeSite } from "./proof/impact.ts";
export { deadRules, minimalRules, redundantRules } from "./proof/reduction.ts";
export type { Unexamined } from "./proof/unexamined.ts";
export {
  cellOf,
  type TableCell,
  type TableQuestion,
  type VerdictTable,
  verdictTable,
} from "./proof/verdict-table.ts";
export { bytesOfDocument } from "./response/cut.ts";
export { effectOf, isWholesale, type ResponseEffect } from "./response/effect.ts";
export { PLAIN_RESPONSE } from "./response/plain-response.ts";
export type { HttpResponse } from "./response/response.ts";
export { SEEN_MESSAGES, type SeenCode } from "./seen-by/messages.ts";
export type { Matter, SeenBy, SeenLine } from "./seen-by/seen.ts";
export { seenBy, type ValidatorId, validators } from "./seen-by/seen-by.ts";
export { type Har, type HarPage, HarReader, readHar } from "./signals/har.ts";
export {
  type Answer,
  type Because,
  type May,
  type NoindexTrap,
  outcome,
  type PageOutcome,
  type ShowPart,
} from "./signals/outcome.ts";
export { PageTagReader, type PageTags, type RobotsMeta } from "./signals/page-tags.ts";
export {
  type BlockedResource,
  type BlockedResources,
  blockedResources,
  isNeeded,
  neededOnSite,
  type PageResource,
  type ResourceKind,
} from "./signals/resources.ts";
export {
  type PageInput,
  readSignals,
  type SignalNote,
  type SignalPlace,
  type SignalRule,
  type Signals,
} from "./signals/signals.ts";
export {
  type EntryKind,
  type SitemapForm,
  type SitemapNote,
  sizeNotes,
  urlFault,
} from "./sitemap/entry.ts";
export type { UrlColumn } from "./sitemap/url-column.ts";
export { listedAddresses, UNREAD } from "./sitemap/url-list.ts";
export { XmlSitemap } from "./sitemap/xml-sitemap.ts";
export { firstAgentAbove } from "./syntax/agents-above.ts";
export type { FieldKind, Line, LineKind, RobotsDocument, Spelling } from "./syntax/document.ts";
export { fieldAt, lineAt, lineNumberAt, parse, parseLine, textOf } from "./syntax/parse.ts";
export { reparse, type SourceChange } from "./syntax/reparse.ts";
export { coverageOf, type RuleCoverage } from "./tally/coverage.ts";
export type { Folder, HostCount } from "./tally/folders.ts";
export {
  type CrawlerGroup,
  groupByVerdicts,
  ListedUrls,
  type UrlSummary,
} from "./tally/listed-urls.ts";
export { LoggedRequests, type LogSummary, type Versions } from "./tally/logged-requests.ts";
export { isBlocked, lineOfCode } from "./tally/outcomes.ts";
export { PlainUrls } from "./tally/plain-url.ts";
export type { Tally } from "./tally/tally.ts";
export { asciiLower } from "./text/ascii.ts";
export { isBinary } from "./text/binary.ts";
export { byteLength, type Encoding } from "./text/bytes.ts";
export { checksumOf } from "./text/checksum.ts";
export { codeWords } from "./text/code-words.ts";
export { commonEnds } from "./text/common-ends.ts";
export { formatCompact } from "./text/compact.ts";
export { escapedHtml } from "./text/html.ts";
export { visibleJson } from "./text/json.ts";
export { JsonObjects } from "./text/json-objects.ts";
export { LANGUAGE } from "./text/language.ts";
export { formatList, formatUnits, listParts } from "./text/list.ts";
export { markdownCode, markdownText } from "./text/markdown.ts";
export {
  formatMessage,
  type Message,
  type MessageValues,
  type PluralMessage,
} from "./text/message.ts";
export { once } from "./text/once.ts";
export { pageNameOf } from "./text/page-name.ts";
export { sentences, spaceAfter } from "./text/sentences.ts";
export { shortened } from "./text/shortened.ts";
export type { Span } from "./text/span.ts";
export { FORMULA_START } from "./text/spreadsheet.ts";
export {
  disguises,
  readsAs,
  type VisiblePiece,
  visiblePieces,
  visibleText,
} from "./text/visible.ts";
export { type BeyondRule, beyondRules, type Remedy } from "./vocabulary/beyond-rules.ts";
export type { Crawler, CrawlerCategory } from "./vocabulary/crawler.ts";
export {
  type CrawlerFacts,
  type DatedSource,
  factsOf,
  figuresSource,
} from "./vocabulary/crawler-facts.ts";
export { crawlers } from "./vocabulary/crawlers.ts";
export { crawlerBeginningWith, similarCrawler } from "./vocabulary/intended-crawler.ts";
export { knownFields } from "./vocabulary/known-fields.ts";
export { ENGINES, isLarge } from "./vocabulary/large.ts";
export { type Disguise, disguiseOf } from "./vocabulary/look-alike.ts";
export { type Identity, identify } from "./vocabulary/product-token.ts";
export { type Purpose, type PurposeId, purposeOf, purposes } from "./vocabulary/purposes.ts";
export { readerOf } from "./vocabulary/reader-of.ts";
export type { CrawlerReader } from "./vocabulary/readers.ts";
