import type { Dialect, DialectId } from "../dialects/dialect.ts";
import type { Consultation } from "../match/consult.ts";
import type { Rule } from "../policy/policy.ts";

/** What one reader says about a URL. */
export interface Answer {
  readonly dialect: DialectId;
  readonly allowed: boolean;
  /** The deciding rule; null when none matches. */
  readonly rule: Rule | null;
}

/** A reader with the file it has read. */
export interface Reader {
  readonly dialect: Dialect;
  readonly consultation: Consultation;
}

/** A URL on which readers disagree, for all URLs on which the same lines give them the same verdicts. */
export interface Case {
  readonly url: string;
  /**
   * What it is an example of, in the notation of robots.txt: two of the readers differ on all URLs that
   * match this, but where rules that win say otherwise. Null where the URL was found by trying.
   */
  readonly area: string | null;
  /** It is one of the URLs that were given. */
  readonly isTested: boolean;
  /** One for each reader, in the order in which they were given. */
  readonly answers: readonly Answer[];
}

/** URLs decided before others get a turn. */
const AT_ONCE = 50;

const answersOf = (readers: readonly Reader[], url: string): readonly Answer[] =>
  readers.map(({ dialect, consultation }) => ({
    dialect: dialect.id,
    ...consultation.matcher.decide(url),
  }));

const keyOf = (answers: readonly Answer[]): string =>
  answers.map(({ allowed, rule }) => `${allowed ? "+" : "-"}${rule?.pattern.from ?? ""}`).join(" ");

/**
 * The URLs on which readers disagree, the first one for each way in which they do. Yields now and
 * then.
 *
 * @param tested URLs asked about; `others` are only there to show differences, and come after them,
 *   the most telling first.
 * @param areas what some of the URLs are examples of.
 */
export function* casesOf(
  readers: readonly Reader[],
  tested: readonly string[],
  others: readonly string[],
  areas: ReadonlyMap<string, string>,
): Generator<void, readonly Case[]> {
  const cases = new Map<string, Case>();
  let count = 0;
  for (const url of [...tested, ...others]) {
    if (++count % AT_ONCE === 0) yield;
    const answers = answersOf(readers, url);
    if (answers.every(({ allowed }) => allowed === answers[0]?.allowed)) continue;
    const key = keyOf(answers);
    const area = areas.get(url) ?? null;
    const known = cases.get(key);
    if (known === undefined)
      cases.set(key, { url, area, isTested: count <= tested.length, answers });
    else if (known.area === null && area !== null) cases.set(key, { ...known, area });
  }
  return [...cases.values()];
}
