import { formatMessage, formatUnits, type HttpResponse } from "../../../core/index.ts";
import type { LintRule, Severity } from "../../../core/lint/index.ts";
import { referenceMessages as words } from "./messages.ts";

/** The meaning of a severity, for a check's page. */
export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = words.severities;

/** The headings of the list of checks, in order. */
export const CATEGORY_WORDS: Readonly<Record<LintRule["category"], string>> = words.categories;

/** The text shown in place of examples that are too long. */
export const NO_EXAMPLES = words.noExamples;

/** The paragraphs of an explanation. */
export const paragraphsOf = ({ explanation }: Pick<LintRule, "explanation">): readonly string[] =>
  explanation.split(/\n{2,}/);

/** The note on a check that is off by default; empty for others. */
export const standingOf = ({ defaultOn }: Pick<LintRule, "defaultOn">): string =>
  defaultOn ? "" : words.offByDefault;

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

/** The HTTP response of an example, in words; empty if it does not matter. */
const answerWords = (response: HttpResponse | undefined): string => {
  if (response === undefined) return "";
  const text = formatUnits(
    RESPONSE_WORDS.map((tell) => tell(response)).filter((word) => word !== null),
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** A file as an example. */
export interface ExampleContent {
  readonly source: string;
  /** The HTTP response; null if it does not matter. */
  readonly response: HttpResponse | null;
  /** The same in words; empty for null. */
  readonly answer: string;
}

/** A check's bad examples, each with its HTTP response, which matters for few checks. */
export const badExamplesOf = ({
  examples: { bad, responses },
}: Pick<LintRule, "examples">): readonly ExampleContent[] =>
  bad.map((source, index) => ({
    source,
    response: responses?.[index] ?? null,
    answer: answerWords(responses?.[index]),
  }));
