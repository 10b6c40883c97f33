import { formatMessage, markdownCode, markdownText, visibleText } from "../../../core/index.ts";
import { dialectOf, testedUrlsOf } from "../../state/store/derive.ts";
import { shownTitleOf } from "../../state/store/example.ts";
import type { AppState } from "../../state/store/state.ts";
import { aboutMessages, reportMessages } from "./messages.ts";

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

const headingOf = (state: AppState): string =>
  formatMessage(reportMessages.title, { file: shownTitleOf(state), crawler: state.query.crawler });

/**
 * The report that a verdict is wrong, to be completed and sent by the user: version, crawler,
 * reader, the active URL with its verdict, and the link that shows the case.
 *
 * @param link null if the case is too large for one.
 */
export const wrongVerdictReport = (
  state: AppState,
  link: string | null,
  version: string,
): string => {
  const { crawler, urls, activeUrl } = state.query;
  const row = rowsOf(state)[urls.findIndex(({ id }) => id === activeUrl)];
  const reader = dialectOf(state).name;
  return [
    formatMessage(aboutMessages.program, { version }),
    formatMessage(aboutMessages.crawler, { crawler: visibleText(crawler), reader }),
    ...(row === undefined
      ? [aboutMessages.noUrl]
      : [
          formatMessage(aboutMessages.url, { url: visibleText(row.url) }),
          formatMessage(aboutMessages.verdict, {
            verdict: row.verdict,
            reason: visibleText(row.reason),
          }),
        ]),
    aboutMessages.expected,
    "",
    link === null ? aboutMessages.noLink : formatMessage(aboutMessages.link, { link }),
    "",
  ].join("\n");
};

/** A link in Markdown; its text names the file and the crawler. */
export const markdownLink = (state: AppState, url: string): string =>
  `[${markdownText(headingOf(state))}](${url})`;

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
    visibleText(headingOf(state)),
    ...rowsOf(state).map((row) =>
      visibleText(
        formatMessage(reportMessages.row, {
          verdict: row.verdict,
          url: row.url,
          reason: row.reason,
        }),
      ),
    ),
    url,
    "",
  ].join("\n");
