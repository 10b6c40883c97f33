import { formatMessage, formatUnits, type HttpResponse } from "../../core/index.ts";
import type { LintRule, Severity } from "../../core/lint/index.ts";
import { referenceMessages as words } from "./messages.ts";

/** What a severity means for the reader of a check's page. */
export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = words.severities;

/** The headings under which checks are listed, in order. */
export const CATEGORY_WORDS: Readonly<Record<LintRule["category"], string>> = words.categories;

/** What stands in the place of examples that a page does not show. */
export const NO_EXAMPLES = words.noExamples;

/** The paragraphs of an explanation. */
export const paragraphsOf = ({ explanation }: Pick<LintRule, "explanation">): readonly string[] =>
  explanation.split(/\n{2,}/);

/** How a check that is off by default says so; empty for the others. */
export const standingOf = ({ defaultOn }: Pick<LintRule, "defaultOn">): string =>
  defaultOn ? "" : words.offByDefault;

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, "0");

/** An example as it can be shown: characters that would not be seen stand by their numbers. */
export const visible = (source: string): string => {
  const text = source.replace(/\r\n?/g, "\n").trimEnd();
  if (text === "") return source === "" ? words.emptyFile : words.onlySpaces;
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be shown
    /[\0-\x08\v\f\x0e-\x1f\x7f-\xa0\xad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g,
    (character) => `⟨U+${hex(character.charCodeAt(0))}⟩`,
  );
};

/** What of a response is worth telling, in the order in which it is told. */
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

/** How the site answered in an example, in words; empty where that does not matter. */
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
  /** How the site answered; null where that does not matter. */
  readonly response: HttpResponse | null;
  /** The same in words; empty for null. */
  readonly answer: string;
}

/** A check's bad examples, each with the answer it came in, which matters for few checks. */
export const badExamplesOf = ({
  examples: { bad, responses },
}: Pick<LintRule, "examples">): readonly ExampleContent[] =>
  bad.map((source, index) => ({
    source,
    response: responses?.[index] ?? null,
    answer: answerWords(responses?.[index]),
  }));
