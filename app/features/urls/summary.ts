import { formatMessage, type Message } from "../../../core/index.ts";
import type { TestedUrl } from "../../state/store/derive.ts";
import { verdictMessages as words } from "../../verdicts/verdict-messages.ts";

/** The URLs of a list that can be shown alone. */
export type UrlKind = "blocked" | "allowed" | "missed";

/** How many URLs are of a kind. */
export interface UrlCount {
  /** Null for a count that cannot be shown alone. */
  readonly kind: UrlKind | null;
  readonly text: string;
}

type Judged = Pick<TestedUrl, "allowed" | "meetsExpectation">;

/** Whether a URL is of a kind. */
export const isOfKind = (kind: UrlKind, { allowed, meetsExpectation }: Judged): boolean =>
  kind === "missed" ? meetsExpectation === false : allowed === (kind === "allowed");

/**
 * The verdicts in numbers: blocked, allowed and, if there are any, not as expected.
 * @param isObeyed whether the crawler obeys the file; if not, there are no verdicts.
 */
export const countsOf = (tested: readonly Judged[], isObeyed: boolean): readonly UrlCount[] => {
  const counted = (kind: UrlKind) => tested.filter((one) => isOfKind(kind, one)).length;
  const missed = counted("missed");
  const count = (kind: UrlKind, message: Message): UrlCount => ({
    kind,
    text: formatMessage(message, { count: counted(kind) }),
  });
  return [
    ...(isObeyed
      ? [count("blocked", words.countBlocked), count("allowed", words.countAllowed)]
      : [{ kind: null, text: words.countDisobeyed }]),
    ...(missed > 0 ? [count("missed", words.countMissed)] : []),
  ];
};
