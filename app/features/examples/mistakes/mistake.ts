import { type HttpResponse, PLAIN_RESPONSE } from "../../../../core/index.ts";

/** A verdict that a mistake changes, or leaves as it is. */
export interface VerdictClaim {
  /** A product token; judged by its own reader. */
  readonly crawler: string;
  /** An absolute URL, or a path. */
  readonly url: string;
  /** With the wrong file. */
  readonly before: "allowed" | "blocked";
  /** With the right one: what the site's owner wants. */
  readonly after: "allowed" | "blocked";
}

/** What a mistake is about, in the order of the list of mistakes. */
export const themes = [
  "site",
  "groups",
  "paths",
  "directives",
  "ai",
  "delivery",
  "programs",
] as const;

export type Theme = (typeof themes)[number];

/** A document that was read. */
interface StorySource {
  readonly title: string;
  readonly url: string;
}

/**
 * A mistake that happens: a file with it, and one without. Its words are in `words.ts` and
 * `stories.ts`. All of it is executed by the build and by the tests (`claims.ts`).
 */
export interface Mistake<Id extends string = string> {
  /** In kebab-case; part of addresses, so it never changes. */
  readonly id: Id;
  readonly theme: Theme;
  /** The files, with LF line ends. */
  readonly wrong: string;
  readonly right: string;
  /** What is special about the response of the wrong file; that of the right one is plain. */
  readonly response?: Partial<HttpResponse>;
  /** No crawler reads the wrong file. */
  readonly isUnread?: boolean;
  /**
   * The checks that report the wrong file and not the right one, the most telling first; none if a
   * file with this mistake may well be meant so.
   */
  readonly checks: readonly string[];
  /** At least one; the first names the crawler that the page tests as. */
  readonly verdicts: readonly VerdictClaim[];
  /** Where the story is told. */
  readonly sources: readonly [StorySource, ...StorySource[]];
}

/** The HTTP response of the wrong file; null if nothing about it is special. */
export const responseOf = ({ response }: Mistake): HttpResponse | null =>
  response === undefined ? null : { ...PLAIN_RESPONSE, ...response };

/** A mistake, with its id as a type. */
export const mistake = <const Id extends string>(fields: Mistake<Id>): Mistake<Id> => fields;

type Way = readonly [crawler: string, url: string];

const claim =
  (before: VerdictClaim["before"], after: VerdictClaim["after"]) =>
  (...[crawler, url]: Way): VerdictClaim => ({ crawler, url, before, after });

/** Closed by mistake. */
export const closed = claim("blocked", "allowed");
/** Open by mistake. */
export const opened = claim("allowed", "blocked");
/** Not touched by the mistake. */
export const staysAllowed = claim("allowed", "allowed");
export const staysBlocked = claim("blocked", "blocked");
