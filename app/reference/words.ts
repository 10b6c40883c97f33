import type { HttpResponse } from "../../core/index.ts";
import type { LintRule, Severity } from "../../core/lint/index.ts";

/** What a severity means for the reader of a check's page. */
export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  error: "Error: a line or the file does not do what it was written for",
  warning: "Warning: it may well not do what it was written for, or not for every reader",
  info: "Note: worth knowing, often meant",
  hint: "Hint: tidiness",
};

/** The headings under which checks are listed, in order. */
export const CATEGORY_WORDS: Readonly<Record<LintRule["category"], string>> = {
  file: "File and characters",
  syntax: "Line syntax",
  directives: "Names of directives",
  groups: "Groups and crawlers",
  paths: "Paths",
  interactions: "What rules do to each other",
  sitemaps: "Sitemaps and other values",
  policy: "Policy and safety",
  response: "The server's answer",
};

/** What stands in the place of examples that a page does not show. */
export const NO_EXAMPLES = "The examples are too long to be shown here.";

/** The paragraphs of an explanation. */
export const paragraphsOf = ({ explanation }: Pick<LintRule, "explanation">): readonly string[] =>
  explanation.split(/\n{2,}/);

/** How a check that is off by default says so; empty for the others. */
export const standingOf = ({ defaultOn }: Pick<LintRule, "defaultOn">): string =>
  defaultOn ? "" : "Off unless asked for";

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, "0");

/** An example as it can be shown: characters that would not be seen stand by their numbers. */
export const visible = (source: string): string => {
  const text = source.replace(/\r\n?/g, "\n").trimEnd();
  if (text === "") return source === "" ? "(an empty file)" : "(nothing but blanks)";
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be shown
    /[\0-\x08\v\f\x0e-\x1f\x7f-\xa0\xad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g,
    (character) => `⟨U+${hex(character.charCodeAt(0))}⟩`,
  );
};

/** What of an answer is worth telling, in the order in which it is told. */
const ANSWER_WORDS: readonly ((answer: HttpResponse) => string | null)[] = [
  ({ requestedUrl }) => (requestedUrl === null ? null : `requested URL ${requestedUrl}`),
  ({ redirects }) =>
    redirects === 0 ? null : `after ${redirects} ${redirects === 1 ? "redirect" : "redirects"}`,
  ({ finalUrl }) => (finalUrl === null ? null : `found at ${finalUrl}`),
  ({ status }) => (status === null ? "no whole answer" : `answered ${status}`),
  ({ contentType }) => (contentType === null ? null : `sent as ${contentType}`),
  ({ cacheControl }) => (cacheControl === null ? null : `with Cache-Control: ${cacheControl}`),
  ({ bodyBytes }) => (bodyBytes === null ? null : `${bodyBytes} bytes`),
  ({ daysUnreachable }) => (daysUnreachable === 0 ? null : `for ${daysUnreachable} days`),
];

/** How the site answered in an example, in words; empty where that does not matter. */
const answerWords = (answer: HttpResponse | undefined): string => {
  if (answer === undefined) return "";
  const words = ANSWER_WORDS.map((tell) => tell(answer)).filter((word) => word !== null);
  const text = words.join(", ");
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
