import { useMemo } from "react";
import { useStore } from "zustand";
import { formatMessage, sentences, spaceAfter, visibleText } from "../../../core/index.ts";
import { impactOf } from "../../answers/impact.ts";
import { alarmOf, countsText, outcomeOf } from "../../changes/entries.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Icon } from "../../ui/Icon.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { baselineName, isAsOpened } from "./choices.ts";
import { compareMessages as words } from "./messages.ts";
import "./compare.css";

interface ChangeLineProps {
  readonly store: AppStore;
  /** A link to Compare. */
  readonly onShow: () => void;
}

/**
 * Summarises in one line what changed since the file was opened. A change that blocks the site is
 * stated first.
 */
export const ChangeLine = ({ store, onShow }: ChangeLineProps) => {
  const { found } = useStore(impactOf(store));
  const outcome = useMemo(() => (found === null ? null : outcomeOf(found.result)), [found]);
  if (outcome === null || found === null) return null;
  const what = countsText(outcome);
  const text = isAsOpened(found.of)
    ? formatMessage(words.since, { what })
    : formatMessage(words.sinceOther, { name: baselineName(found.of), what });
  const alarm = alarmOf(outcome);
  return (
    <div className={alarm === null ? "change-line" : "change-line change-line--alarm"}>
      <p role="status" title={visibleText(sentences(alarm, text))}>
        {alarm !== null && (
          <>
            <Icon name="blocked" /> <UntrustedText text={alarm} />
            {spaceAfter(alarm)}
          </>
        )}
        <UntrustedText text={text} />
      </p>
      <button type="button" className="link" onClick={onShow}>
        {words.show}
      </button>
    </div>
  );
};
