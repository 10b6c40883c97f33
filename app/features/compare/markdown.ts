import { formatMessage, markdownCode, markdownText } from "../../../core/index.ts";
import {
  type ChangeEntry,
  crawlersText,
  decidedBy,
  exceptText,
  type Outcome,
  proofText,
  unexaminedText,
} from "./entries.ts";
import { compareMessages as words } from "./messages.ts";

const decidedText = ({ area }: ChangeEntry): string => {
  const line = formatMessage(words.line, { line: area.after.rule?.line ?? 0 });
  return formatMessage<string>(decidedBy(area), { line, oldLine: area.before.rule?.line ?? 0 });
};

const item = (entry: ChangeEntry): string => {
  const { area, crawlers } = entry;
  const verdict = area.after.allowed ? words.newlyAllowed : words.newlyBlocked;
  const parts = [
    `**${verdict}** ${markdownCode(area.pattern)}${exceptText(area) === "" ? "" : ` ${markdownText(exceptText(area))}`}.`,
    ...(crawlers === null
      ? []
      : [
          `${markdownText(formatMessage(words.forCrawlers, { crawlers: crawlersText(crawlers) }))}.`,
        ]),
    decidedText(entry),
    `${formatMessage(words.example, { url: markdownCode(area.url) })}.`,
  ];
  return `- ${parts.join(" ")}`;
};

/**
 * A comparison as Markdown, for a pull request.
 *
 * @param name the name of what the file was compared with.
 */
export const markdownOf = (outcome: Outcome, name: string): string =>
  [
    `### ${markdownText(formatMessage(words.title, { name }))}`,
    "",
    ...outcome.entries.map(item),
    ...(outcome.entries.length > 0 ? [""] : []),
    `_${proofText(outcome)}_`,
    ...outcome.unexamined.map((each) => `- ${markdownText(unexaminedText(each))}`),
    "",
  ].join("\n");
