import type { DialectId } from "../dialects/dialect.ts";
import type { Matcher } from "../match/compile.ts";
import type { Consultation } from "../match/consult.ts";

/**
 * Crawlers that follow the same groups and have the same reader: a verdict for one holds for all.
 */
export interface Followers {
  readonly matcher: Matcher;
  readonly reader: DialectId;
  /** In the requested order. */
  readonly crawlers: readonly string[];
}

const sameGroups = (a: Matcher, b: Matcher): boolean =>
  a.policy === b.policy &&
  a.selection.groups.length === b.selection.groups.length &&
  a.selection.groups.every((group, index) => group === b.selection.groups[index]) &&
  // Without groups, verdicts depend on the HTTP response and on whether the crawler obeys at all.
  (a.selection.groups.length > 0 || a.decide("/x").allowed === b.decide("/x").allowed);

/** Groups the crawlers that get the same verdicts, in the order of the first of each. */
export const followersOf = (
  asked: readonly { readonly crawler: string; readonly consultation: Consultation }[],
): readonly Followers[] => {
  const found: { matcher: Matcher; reader: DialectId; crawlers: string[] }[] = [];
  for (const { crawler, consultation } of asked) {
    const { matcher } = consultation;
    const same = found.find((each) => sameGroups(each.matcher, matcher));
    if (same !== undefined) same.crawlers.push(crawler);
    else found.push({ matcher, reader: matcher.policy.dialect.id, crawlers: [crawler] });
  }
  return found;
};
