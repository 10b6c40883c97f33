import type { Source } from "../dialects/dialect.ts";
import { page } from "../dialects/sources.ts";
import { bytesOfDocument } from "../response/cut.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { lineViews } from "../syntax/line-view.ts";
import { saidByGoogle } from "./google.ts";
import { saidByLighthouse } from "./lighthouse.ts";
import { matterFor } from "./matter.ts";
import type { Said, SeenBy } from "./seen.ts";
import { saidByYandex } from "./yandex.ts";

/** Programs and services that judge a robots.txt, in the order in which they are shown. */
export const validators = ["google-search-console", "lighthouse", "yandex", "bing"] as const;

/** The id of one. */
export type ValidatorId = (typeof validators)[number];

/** What a validator says, before it is weighed. */
interface Findings {
  readonly said: readonly Said[];
  readonly result: SeenBy["result"];
}

const failing = (said: readonly Said[]): Findings => ({
  said,
  result: said.some(({ severity }) => severity === "error") ? "fail" : "pass",
});

/** A response that fails, or that is no file, is judged before its lines. */
const lighthouse = (document: RobotsDocument, response: HttpResponse | null): Findings => {
  const status = response === null ? 200 : response.status;
  if (status === null || status >= 500) {
    return failing([{ line: null, code: "lighthouse-status", severity: "error" }]);
  }
  const isMissing = (status >= 400 && status <= 499) || bytesOfDocument(document) === 0;
  if (isMissing) return { said: [], result: "not-applicable" };
  return failing(saidByLighthouse(document.source));
};

interface Validator {
  readonly source: Source;
  /** Whether its published rules leave nothing open. */
  readonly isComplete: boolean;
  readonly judge: (document: RobotsDocument, response: HttpResponse | null) => Findings;
}

const source = (title: string, url: string | null, what: string): Source =>
  page("documentation", title, url)(what);

const VALIDATORS: Readonly<Record<ValidatorId, Validator>> = {
  "google-search-console": {
    source: source(
      "google/robotstxt 22b355f (2026-04-01)",
      "https://github.com/google/robotstxt/blob/22b355f/reporting_robots.cc",
      "how each line is tagged",
    ),
    isComplete: true,
    judge: (document) => failing(saidByGoogle(lineViews(document))),
  },
  lighthouse: {
    source: source(
      "Lighthouse 13.4.1 (2026-08-20)",
      "https://github.com/GoogleChrome/lighthouse/blob/f8eac39/core/audits/seo/robots-txt.js",
      "the audit robots-txt",
    ),
    isComplete: true,
    judge: lighthouse,
  },
  yandex: {
    source: source(
      "Yandex: robots.txt parsing errors (2026-11)",
      "https://yandex.com/support/webmaster/en/error-dictionary/robots-txt",
      "the list of errors and warnings",
    ),
    isComplete: false,
    judge: (document) => failing(saidByYandex(document, lineViews(document))),
  },
  bing: {
    source: source("Bing: robots.txt tester (2026-11)", null, "the messages are not published"),
    isComplete: false,
    judge: () => ({ said: [], result: "unpublished" }),
  },
};

/**
 * What a validator says of a file, by its published rules, and whether any crawler cares. Accepts
 * any file. Rules that are not published are not guessed: see `isComplete`.
 *
 * @param response the HTTP response for the file; null or omitted if unknown: then status 200 is
 *   assumed.
 */
export const seenBy = (
  validator: ValidatorId,
  document: RobotsDocument,
  response: HttpResponse | null = null,
): SeenBy => {
  const { judge, source: rules, isComplete } = VALIDATORS[validator];
  const { said, result } = judge(document, response);
  const lines = said.map((each) => ({ ...each, matter: matterFor(document, each) }));
  return { result, lines, source: rules, isComplete };
};
