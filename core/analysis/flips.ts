import type { Dialect } from "../dialects/dialect.ts";
import { consult } from "../match/consult.ts";
import type { Verdict } from "../match/readings.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";

/** A URL whose verdict differs between two versions of a file. */
export interface Flip {
  readonly url: string;
  readonly before: Verdict;
  readonly after: Verdict;
}

/** The inputs of both versions. */
export interface FlipQuestion {
  readonly dialect: Dialect;
  /** A product token, or any other name of the crawler. */
  readonly crawler: string;
  /** As `decide` takes them. */
  readonly urls: readonly string[];
  /** The HTTP response for the file; left out if unknown. */
  readonly response?: HttpResponse | null;
}

/** The URLs whose verdict a change reverses, in order. */
export const flips = (
  before: RobotsDocument,
  after: RobotsDocument,
  { dialect, crawler, urls, response = null }: FlipQuestion,
): readonly Flip[] => {
  const old = consult(before, dialect, crawler, response).matcher;
  const now = consult(after, dialect, crawler, response).matcher;
  return urls
    .map((url) => ({ url, before: old.decide(url), after: now.decide(url) }))
    .filter((each) => each.before.allowed !== each.after.allowed);
};
