import { memo } from "../collections/memo.ts";
import type { Matcher } from "../match/compile.ts";
import { readDelay } from "../policy/delay.ts";
import type { Policy, Selection } from "../policy/policy.ts";
import { lineViews } from "../syntax/line-view.ts";
import { asciiLower } from "../text/ascii.ts";
import { identify } from "../vocabulary/product-token.ts";

/** The longest delay that every reader takes for a delay, in seconds (crawler-commons). */
const LONGEST = 300;

/** The delay in the groups that a selection follows, in seconds; null for none. */
const delayIn = memo(({ document, groups }: Policy) =>
  memo(({ groups: followed }: Selection): number | null => {
    const starts = groups.map(({ firstLine }) => firstLine);
    const lines = followed.flatMap(({ firstLine }) => {
      const next = starts.find((start) => start > firstLine) ?? document.lineCount + 1;
      return lineViews(document, firstLine, next - 1);
    });
    let seconds: number | null = null;
    for (const line of lines) {
      const isDelay = line.field === "other" && asciiLower(line.keyText) === "crawl-delay";
      if (isDelay) seconds = readDelay(line.valueText, seconds);
    }
    return seconds;
  }),
);

/**
 * The `Crawl-delay` line that a crawler would lose with the groups that it follows now, as it would
 * be written in another group; null if there is none, or its operator does not say that it obeys one.
 */
export const followedDelay = (token: string, { policy, selection }: Matcher): string | null => {
  if (identify(token).crawler?.crawlDelay !== true) return null;
  const { value: reads } = policy.dialect.facts.crawlDelay;
  // Read from the group for every crawler in any case.
  if (reads === "read-from-star-too" && selection.kind !== "named") return null;
  const seconds = delayIn(policy)(selection);
  return seconds === null || seconds === 0 || seconds > LONGEST ? null : `Crawl-delay: ${seconds}`;
};
