import { formatMessage } from "../../core/index.ts";
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

/** Text as code, whatever backquotes it holds. */
const code = (text: string): string => {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = longest > 0 ? " " : "";
  return fence + pad + text.replace(/[\r\n]/g, " ") + pad + fence;
};

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, "\\$&");

const decidedText = ({ area }: ChangeEntry): string => {
  const line = formatMessage(words.line, { line: area.after.rule?.line ?? 0 });
  return formatMessage<string>(decidedBy(area), { line, oldLine: area.before.rule?.line ?? 0 });
};

const item = (entry: ChangeEntry): string => {
  const { area, crawlers } = entry;
  const verdict = area.after.allowed ? words.newlyAllowed : words.newlyBlocked;
  const parts = [
    `**${verdict}** ${code(area.pattern)}${exceptText(area) === "" ? "" : ` ${escaped(exceptText(area))}`}.`,
    ...(crawlers === null
      ? []
      : [`${escaped(formatMessage(words.forCrawlers, { crawlers: crawlersText(crawlers) }))}.`]),
    decidedText(entry),
    `${formatMessage(words.example, { url: code(area.url) })}.`,
  ];
  return `- ${parts.join(" ")}`;
};

/**
 * A comparison as Markdown, for a pull request.
 *
 * @param name what the file was compared with.
 */
export const markdownOf = (outcome: Outcome, name: string): string =>
  [
    `### ${escaped(formatMessage(words.title, { name }))}`,
    "",
    ...outcome.entries.map(item),
    ...(outcome.entries.length > 0 ? [""] : []),
    `_${proofText(outcome)}_`,
    ...outcome.unexamined.map((each) => `- ${escaped(unexaminedText(each))}`),
    "",
  ].join("\n");
