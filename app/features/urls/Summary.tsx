import { Fragment } from "react";
import { formatMessage } from "../../../core/index.ts";
import type { TestedUrl } from "../../state/store/derive.ts";
import { verdictMessages as words } from "../../verdicts/verdict-messages.ts";
import { countsOf, type UrlKind } from "./summary.ts";

interface SummaryProps {
  readonly tested: readonly TestedUrl[];
  readonly isObeyed: boolean;
  /** The kind of URLs shown alone; null for all. */
  readonly only: UrlKind | null;
  /** Null if the list is too short to be filtered. */
  readonly onOnly: ((kind: UrlKind | null) => void) | null;
}

/** The verdicts in numbers; a number shows those URLs alone, and all of them when pressed again. */
export const Summary = ({ tested, isObeyed, only, onOnly }: SummaryProps) => (
  <p className="tester__summary" aria-live="polite">
    {tested.length > 0 && <span>{formatMessage(words.summary, { count: tested.length })}</span>}
    {tested.length > 0 &&
      countsOf(tested, isObeyed).map(({ kind, text }, index) => (
        <Fragment key={kind}>
          {index > 0 && <span>, </span>}
          {kind === null || onOnly === null ? (
            <span>{text}</span>
          ) : (
            <button
              type="button"
              className="link tester__count"
              aria-pressed={only === kind}
              onClick={() => onOnly(only === kind ? null : kind)}
            >
              {text}
            </button>
          )}
        </Fragment>
      ))}
  </p>
);
