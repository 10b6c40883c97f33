import {
  consult,
  type Explanation,
  formatMessage,
  lineAt,
  type Reason,
  shortened,
  type TableCell,
  textOf,
} from "../../../core/index.ts";
import { normalisedOf, patternOf, readerFor } from "../../state/store/derive.ts";
import { PRESET_NAMES } from "../../state/store/messages.ts";
import type { AppState, TestUrl } from "../../state/store/state.ts";
import { ANY_OTHER } from "../../state/store/table.ts";
import { LONG_TEXT } from "../../time/schedule.ts";
import { lineName } from "../../verdicts/line-name.ts";
import { matrixMessages as words } from "./messages.ts";

/** The name of a crawler in the table. */
export const crawlerName = (crawler: string): string =>
  crawler === ANY_OTHER ? PRESET_NAMES.other : crawler;

const verdictKey = ({ verdict }: TableCell, isPattern: boolean): keyof typeof words.verdicts => {
  if (verdict === "mixed" || !isPattern) return verdict;
  return verdict === "allowed" ? "allAllowed" : "allBlocked";
};

/** A verdict in words, for a URL or for all URLs that match a pattern. */
export const verdictWord = (cell: TableCell, isPattern: boolean): string =>
  words[verdictKey(cell, isPattern)];

/** The same, in lower case within a sentence. */
export const verdictInSentence = (cell: TableCell, isPattern: boolean): string =>
  words.verdicts[verdictKey(cell, isPattern)];

/** The reasons that do not involve a rule. */
const REASONS = {
  "no-match": words.byNoRule,
  "empty-group": words.byNoRule,
  "no-group": words.byNoGroup,
  "response-allows": words.byResponse,
  "response-blocks": words.byResponse,
  "response-pauses": words.byResponse,
  "not-obeyed": words.byDisobedience,
  unreadable: words.byUnreadable,
  "crawl-delay": words.byDelay,
  exempt: words.byExemption,
} as const satisfies Readonly<Partial<Record<Reason, string>>>;

const messageFor = (reason: Reason) =>
  reason in REASONS ? REASONS[reason as keyof typeof REASONS] : words.byNoRule;

/** The file and its reader. */
type ReadFile = Pick<AppState, "document" | "dialect" | "response">;

const explanationOf = (file: ReadFile, crawler: string, url: TestUrl): Explanation => {
  const reader = readerFor(file.dialect, crawler);
  return consult(file.document, reader, crawler, file.response).explain(normalisedOf(url).url);
};

/** Why a cell has its verdict, in a sentence. */
export const reasonOf = (
  file: ReadFile,
  crawler: string,
  url: TestUrl,
  cell: TableCell,
): string => {
  const isPattern = patternOf(url) !== null;
  const values = {
    crawler: crawlerName(crawler),
    url: url.typed,
    verdict: verdictInSentence(cell, isPattern),
  };
  if (isPattern) return formatMessage(words.byPattern, values);
  // The page would have to compile the whole file again for each reader.
  if (file.document.source.length >= LONG_TEXT && cell.line === null) {
    return formatMessage(words.byNoRule, values);
  }
  const { line } = cell;
  if (line !== null) {
    return formatMessage(words.byRule, {
      ...values,
      line: lineName(file.document, line),
      rule: ruleText(file, line),
    });
  }
  return formatMessage(messageFor(explanationOf(file, crawler, url).reason), values);
};

/** The text of a rule's line, in backquotes. */
const ruleText = ({ document }: ReadFile, line: number): string => {
  if (line > document.lineCount) return "";
  const text = textOf(document, lineAt(document, line)).trim();
  return `\`${shortened(text, 200)}\``;
};
