import type { Dialect, DialectId } from "../dialects/dialect.ts";
import type { Consultation } from "../match/consult.ts";
import type { Rule } from "../policy/policy.ts";

/** The verdict of one reader on a URL. */
export interface Answer {
  readonly dialect: DialectId;
  readonly allowed: boolean;
  /** The deciding rule; null if none matches. */
  readonly rule: Rule | null;
}

/** A reader with the file as it reads it. */
export interface Reader {
  readonly dialect: Dialect;
  readonly consultation: Consultation;
}

/**
 * A URL on which readers disagree. It represents all URLs on which the same lines lead to the same
 * verdicts.
 */
export interface Case {
  readonly url: string;
  /**
   * The area it is an example of, in the notation of robots.txt: two of the readers differ on all
   * URLs that match this, except where winning rules say otherwise. Null if the URL was found by
   * trying.
   */
  readonly area: string | null;
  /** Whether it is one of the given URLs. */
  readonly isTested: boolean;
  /** One for each reader, in the given order. */
  readonly answers: readonly Answer[];
}

const answersOf = (readers: readonly Reader[], url: string): readonly Answer[] =>
  readers.map(({ dialect, consultation }) => ({
    dialect: dialect.id,
    ...consultation.matcher.decide(url),
  }));

const keyOf = (answers: readonly Answer[]): string =>
  answers.map(({ allowed, rule }) => `${allowed ? "+" : "-"}${rule?.pattern.from ?? ""}`).join(" ");

/**
 * The URLs on which readers disagree, the first one for each combination of lines and verdicts.
 *
 * @param tested the URLs under test; `others` come after them, the most telling first, to show
 *   further differences.
 * @param areas the areas that some of the URLs are examples of.
 */
export const casesOf = (
  readers: readonly Reader[],
  tested: readonly string[],
  others: readonly string[],
  areas: ReadonlyMap<string, string>,
): readonly Case[] => {
  const cases = new Map<string, Case>();
  for (const [at, url] of [...tested, ...others].entries()) {
    const answers = answersOf(readers, url);
    if (answers.every(({ allowed }) => allowed === answers[0]?.allowed)) continue;
    const key = keyOf(answers);
    const area = areas.get(url) ?? null;
    const known = cases.get(key);
    if (known === undefined) cases.set(key, { url, area, isTested: at < tested.length, answers });
    else if (known.area === null && area !== null) cases.set(key, { ...known, area });
  }
  return [...cases.values()];
};
