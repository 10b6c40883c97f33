import { formatList, formatMessage, formatUnits, type HttpResponse } from "../../../core/index.ts";
import type { LintRule, Severity } from "../../../core/lint/index.ts";
import type { Affected } from "../../answers/workers/affected.ts";
import type { ExampleContent } from "../../answers/workers/rule-content.ts";
import { referenceMessages as words } from "./messages.ts";

/** The meaning of a severity, for a check's page. */
export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = words.severities;

/** The headings of the list of checks, in order. */
export const CATEGORY_WORDS: Readonly<Record<LintRule["category"], string>> = words.categories;

/** The text shown in place of examples that are too long. */
export const NO_EXAMPLES = words.noExamples;

/** The note on a check that is off by default, or whose findings are quiet; empty for others. */
export const standingOf = ({ defaultOn, quiet }: Pick<LintRule, "defaultOn" | "quiet">): string =>
  [defaultOn ? [] : words.offByDefault, quiet === undefined ? [] : words.quiet[quiet]]
    .flat()
    .join(" · ");

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, "0");

/** An example for display: invisible characters are shown by their code points. */
export const visible = (source: string): string => {
  const text = source.replace(/\r\n?/g, "\n").trimEnd();
  if (text === "") return source === "" ? words.emptyFile : words.onlySpaces;
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be shown
    /[\0-\x08\v\f\x0e-\x1f\x7f-\xa0\xad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g,
    (character) => `⟨U+${hex(character.charCodeAt(0))}⟩`,
  );
};

/** The facts about a response that matter, in display order. */
const RESPONSE_WORDS: readonly ((response: HttpResponse) => string | null)[] = [
  ({ requestedUrl: url }) => (url === null ? null : formatMessage(words.requestedUrl, { url })),
  ({ redirects: count }) => (count === 0 ? null : formatMessage(words.redirects, { count })),
  ({ finalUrl: url }) => (url === null ? null : formatMessage(words.finalUrl, { url })),
  ({ status }) =>
    status === null ? words.noResponse : formatMessage(words.status, { status: String(status) }),
  ({ contentType: type }) => (type === null ? null : formatMessage(words.contentType, { type })),
  ({ cacheControl: value }) =>
    value === null ? null : formatMessage(words.cacheControl, { value }),
  ({ bodyBytes: count }) => (count === null ? null : formatMessage(words.bytes, { count })),
  ({ daysUnreachable: count }) => (count === 0 ? null : formatMessage(words.failing, { count })),
];

/** The HTTP response of an example, or what a page loads, in words; empty if neither matters. */
export const answerWords = ({ response, loads }: ExampleContent): string => {
  if (loads.length > 0) return formatMessage(words.loads, { files: formatList(loads) });
  if (response === null) return "";
  const text = formatUnits(
    RESPONSE_WORDS.map((tell) => tell(response)).filter((word) => word !== null),
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Whose verdicts a check's fault changes, in one or two sentences. */
export const affectedSentence = ({ readers, others }: Affected): string => {
  if (readers.length === 0) return words.fixChangesNone;
  if (others.length === 0) return words.fixChangesAll;
  return formatMessage(words.fixChangesSome, {
    readers: formatList(readers),
    others: formatList(others),
  });
};
