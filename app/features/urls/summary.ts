import { formatMessage, formatUnits } from "../../../core/index.ts";
import type { TestedUrl } from "../../state/store/derive.ts";
import { verdictMessages as words } from "../../verdicts/verdict-messages.ts";

/**
 * The verdicts in numbers: `3 URLs: 1 blocked, 2 allowed, 1 not as expected`. Empty for no URLs.
 * @param isObeyed whether the crawler obeys the file; if not, there are no verdicts.
 */
export const summarise = (
  tested: readonly Pick<TestedUrl, "allowed" | "meetsExpectation">[],
  isObeyed = true,
): string => {
  const count = tested.length;
  if (count === 0) return "";
  const blocked = tested.filter(({ allowed }) => !allowed).length;
  const missed = tested.filter(({ meetsExpectation }) => meetsExpectation === false).length;
  const verdicts = isObeyed
    ? [
        formatMessage(words.countBlocked, { count: blocked }),
        formatMessage(words.countAllowed, { count: count - blocked }),
      ]
    : [words.countDisobeyed];
  const misses = missed > 0 ? [formatMessage(words.countMissed, { count: missed })] : [];
  return formatMessage(words.summary, { count, parts: formatUnits([...verdicts, ...misses]) });
};
