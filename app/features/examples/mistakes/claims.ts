import {
  consult,
  dialects,
  type HttpResponse,
  lint,
  parse,
  readerOf,
} from "../../../../core/index.ts";
import { type Mistake, responseOf, type VerdictClaim } from "./mistake.ts";

/** The verdict for one URL. */
const verdictOf = (
  source: string,
  { crawler, url }: VerdictClaim,
  response: HttpResponse | null,
): VerdictClaim["before"] => {
  const document = parse(source);
  const reader = dialects[readerOf(crawler)];
  const path = url.replace(/^https:\/\/[^/]+/, "");
  const { matcher } = consult(document, reader, crawler, response);
  return matcher.decide(path).allowed ? "allowed" : "blocked";
};

const reportedIn = (
  source: string,
  { checks }: Mistake,
  response: HttpResponse | null,
): readonly string[] => {
  const options = { on: checks, ...(response === null ? {} : { response }) };
  return lint(parse(source), options).map(({ rule }) => rule);
};

/**
 * Executes all that a mistake's page claims: the verdicts with both files, and that its checks
 * report the wrong one alone. Returns a sentence for each claim that fails.
 */
export const failedClaims = (mistake: Mistake): readonly string[] => {
  const { id, wrong, right, isUnread = false, verdicts, checks } = mistake;
  const response = responseOf(mistake);
  const failed: string[] = [];
  const expect = (what: string, found: string, expected: string): void => {
    if (found !== expected) failed.push(`${id}: ${what} is ${found}, not ${expected}`);
  };
  for (const claim of verdicts) {
    const what = `${claim.url} for ${claim.crawler}`;
    expect(`${what}, wrong file,`, verdictOf(isUnread ? "" : wrong, claim, response), claim.before);
    expect(`${what}, right file,`, verdictOf(right, claim, null), claim.after);
  }
  const before = reportedIn(wrong, mistake, response);
  const after = reportedIn(right, mistake, null);
  for (const check of checks) {
    expect(`${check}, wrong file,`, before.includes(check) ? "reported" : "silent", "reported");
    expect(`${check}, right file,`, after.includes(check) ? "reported" : "silent", "silent");
  }
  if (verdicts.every((each) => each.before === each.after) && checks.length === 0)
    failed.push(`${id}: nothing shows the mistake`);
  return failed;
};
