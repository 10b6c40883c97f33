import { formatMessage, formatUnits, markdownText, type Overview } from "../../../core/index.ts";
import { sentenceOf } from "../../verdicts/sentence.ts";
import { overviewMessages as words } from "./messages.ts";
import { detailsOf, disobedientIn, purposeName } from "./row-words.ts";

/** What a file lets whom do, in Markdown that reads as plain text, too: for a legal page or a pull request. */
export const policyText = (overview: Overview): string => {
  const lines = overview.rows
    .filter(({ crawlers }) => crawlers.length > 0)
    .map((row) => {
      const { text } = detailsOf(row, overview);
      const name = purposeName(row);
      const state = [words.openness[row.openness], text].filter((part) => part !== "");
      return `- ${formatMessage(words.purposeLine, { name, state: markdownText(formatUnits(state)) })}`;
    });
  const who = disobedientIn(overview);
  return [
    `### ${words.policyTitle}`,
    "",
    markdownText(sentenceOf(overview)),
    "",
    ...lines,
    "",
    who === "" ? words.byRules : markdownText(formatMessage(words.requests, { who })),
    "",
  ].join("\n");
};
