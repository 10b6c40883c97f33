import { type ReactNode, Suspense, useDeferredValue } from "react";
import { useStore } from "zustand";
import { disguises } from "../../../core/index.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Cut } from "../../ui/Cut.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";
import { whyOf } from "../../verdicts/reason.ts";
import { PatternWord, patternWhy } from "./PatternVerdictView.tsx";
import { useListedTests } from "./use-listed-tests.ts";
import "./verdicts.css";
import { VerdictWord } from "../../verdicts/VerdictWord.tsx";

interface VerdictStripProps {
  readonly store: AppStore;
  /** What is shown while no URL is tested. */
  readonly none: ReactNode;
}

/** The active verdict in one line, for when the list is not visible. */
export const VerdictStrip = ({ store, none }: VerdictStripProps) => {
  const state = useDeferredValue(useStore(store));
  const { tested, patterns } = useListedTests(store, state);
  const active =
    tested.find(({ testUrl }) => testUrl.id === state.query.activeUrl) ?? tested[0] ?? null;
  if (active === null) {
    return (
      <span className="strip__none">
        <Suspense fallback={MESSAGES.noneTested}>{none}</Suspense>
      </span>
    );
  }
  const { crawler } = state.query;
  const isObeyed = active.explanation.reason !== "not-obeyed";
  const pattern = isObeyed ? (patterns.get(active.testUrl.id) ?? null) : null;
  return (
    <>
      {disguises(crawler).length > 0 && (
        <span className="strip__crawler">
          <UntrustedText text={crawler} />
        </span>
      )}
      {pattern === null ? (
        <VerdictWord allowed={active.allowed} reason={active.explanation.reason} />
      ) : (
        <PatternWord pattern={pattern} />
      )}
      <span className="strip__path">
        <Cut text={pattern === null ? active.explanation.path : active.testUrl.typed}>
          {(part) => <UntrustedText text={part} />}
        </Cut>
      </span>
      <span className="strip__why">
        {pattern === null
          ? whyOf(active.explanation).place
          : patternWhy(pattern, active.explanation.policy.document)}
      </span>
    </>
  );
};
