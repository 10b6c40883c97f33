import { formatMessage, markdownCode, markdownText, visibleText } from "../../../core/index.ts";
import { testedUrlsOf } from "../../state/store/derive.ts";
import type { AppState } from "../../state/store/state.ts";
import { reportMessages } from "./messages.ts";

/** One URL under test and its verdict, in words. */
interface Row {
  readonly url: string;
  readonly verdict: string;
  readonly reason: string;
}

const rowsOf = (state: AppState): readonly Row[] =>
  testedUrlsOf(state).map(({ testUrl, allowed, rule, meetsExpectation }) => {
    const word = allowed ? reportMessages.allowed : reportMessages.blocked;
    const { source } = state.document;
    return {
      url: testUrl.typed,
      verdict:
        meetsExpectation === false ? formatMessage(reportMessages.notExpected, { word }) : word,
      reason:
        rule === null
          ? reportMessages.noRule
          : formatMessage(reportMessages.byLine, {
              line: rule.line,
              rule: source.slice(rule.from, rule.to).trim(),
            }),
    };
  });

const titleOf = ({ query, format }: AppState): string =>
  formatMessage(reportMessages.title, { file: format.name, crawler: query.crawler });

/** A link in Markdown; its text names the file and the crawler. */
export const markdownLink = (state: AppState, url: string): string =>
  `[${markdownText(titleOf(state))}](${url})`;

/** The verdicts as a Markdown table, below the link to them. */
export const markdownReport = (state: AppState, url: string): string => {
  const { url: address, verdict, reason } = reportMessages.columns;
  const rows = rowsOf(state).map(
    (row) =>
      `| ${markdownCode(row.url, true)} | ${row.verdict} | ${markdownCode(row.reason, true)} |`,
  );
  return [
    markdownLink(state, url),
    "",
    `| ${address} | ${verdict} | ${reason} |`,
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
};

/** The verdicts as plain text, one per line. */
export const plainReport = (state: AppState, url: string): string =>
  [
    visibleText(titleOf(state)),
    ...rowsOf(state).map((row) => visibleText(`${row.verdict}: ${row.url} (${row.reason})`)),
    url,
    "",
  ].join("\n");
