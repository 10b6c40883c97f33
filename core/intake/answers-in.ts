import { headerOf, readAnswer } from "./http-answer.ts";
import { withoutTerminal } from "./terminal.ts";

/**
 * A status line with a header below it, wherever programs print one below another's output; or the
 * tag of an element that shows text as it is, and may show a response.
 */
const PARTS =
  /HTTP\/\d(?:\.\d)? \d{3}(?: [^\r\n<]*)?\r?\n[!#$%&'*+.^_`|~\w-]+:[^\r\n]*\r?\n|<(\/?)(?:pre|code|samp|textarea|script|style)\b/gi;

/** The end of a page, after which `curl` prints the next status line, often in the same line. */
const PAGE_ENDS = /<\/html\s*>\s*$/i;

/** What `PAGE_ENDS` may span. */
const END_LENGTH = 100;

/** Whether a response is only on the way to another: a redirect, an interim one, a proxy's. */
const leadsOn = (head: string): boolean => {
  const answer = readAnswer(head);
  if (answer === null || answer.body.trim() !== "") return false;
  const { status, statusLine } = answer;
  return (
    status < 200 ||
    (status >= 300 && status <= 399 && headerOf(answer, "location") !== null) ||
    status === 407 ||
    /connection established/i.test(statusLine)
  );
};

/**
 * The texts of several responses that `curl -i` or `curl -I` printed one below the other, each with
 * the redirects that led to it; the text alone if there are not several.
 */
export const answersIn = (printed: string): readonly string[] => {
  if (readAnswer(printed) === null) return [printed];
  const text = withoutTerminal(printed);
  const answers: string[] = [];
  let from = 0;
  /** Where the last response of the present answer begins. */
  let last = 0;
  let isShown = false;
  for (const { index, 0: part, 1: close } of text.matchAll(PARTS)) {
    if (part.startsWith("<")) {
      isShown = close === "";
      continue;
    }
    const before = text.slice(last, index);
    const end = before.slice(-END_LENGTH);
    const isFree = PAGE_ENDS.test(end) || (/[\r\n]$/.test(end) && !isShown);
    if (!isFree || !part.startsWith("HTTP")) continue;
    if (!leadsOn(before)) {
      answers.push(text.slice(from, index));
      from = index;
      isShown = false;
    }
    last = index;
  }
  return [...answers, text.slice(from)];
};
