import type { Policy, Selection } from "./policy.ts";

/** The shorter of a delay in seconds and the previous one; an invalid value changes nothing. */
export const readDelay = (value: string, known: number | null): number | null => {
  if (!/^\d+(?:\.\d*)?$/.test(value)) return known;
  const seconds = Number(value);
  return known === null || seconds < known ? seconds : known;
};

const shortest = (groups: Selection["groups"]): number | null =>
  groups.reduce<number | null>(
    (least, { crawlDelay }) =>
      crawlDelay !== null && (least === null || crawlDelay < least) ? crawlDelay : least,
    null,
  );

/**
 * The `Crawl-delay` for a crawler, in seconds: the shortest of its groups, or that of `*` if the
 * dialect falls back to it. Null if there is no valid one, or the dialect reads none.
 *
 * @param selection the crawler's groups in this policy.
 */
export const crawlDelayOf = ({ dialect, groups }: Policy, selection: Selection): number | null => {
  const own = shortest(selection.groups);
  if (own !== null || dialect.facts.crawlDelay.value !== "read-from-star-too") return own;
  return shortest(groups.filter(({ agents }) => agents.some(({ name }) => name === "*")));
};

/** Whether a delay is so long that the dialect treats it as a block. */
export const isClosedByDelay = (policy: Policy, selection: Selection): boolean =>
  policy.dialect.facts.crawlDelay.value === "over-300-blocks-all" &&
  (crawlDelayOf(policy, selection) ?? 0) > 300;
