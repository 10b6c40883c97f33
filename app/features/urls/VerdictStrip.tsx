import { useDeferredValue } from "react";
import { useStore } from "zustand";
import { disguises } from "../../../core/index.ts";
import type { AppStore } from "../../state/store/store.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";
import { whyOf } from "../../verdicts/reason.ts";
import { PatternWord, patternWhy } from "./PatternVerdictView.tsx";
import { useListedTests } from "./use-listed-tests.ts";
import "./verdicts.css";
import { VerdictWord } from "../../verdicts/VerdictWord.tsx";

/** The active verdict in one line, for when the list is not visible. */
export const VerdictStrip = ({ store }: { readonly store: AppStore }) => {
  const state = useDeferredValue(useStore(store));
  const { tested, patterns } = useListedTests(store, state);
  const active =
    tested.find(({ testUrl }) => testUrl.id === state.query.activeUrl) ?? tested[0] ?? null;
  if (active === null) return <span className="strip__none">{MESSAGES.noneTested}</span>;
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
        <UntrustedText text={pattern === null ? active.explanation.path : active.testUrl.typed} />
      </span>
      <span className="strip__why">
        {pattern === null ? whyOf(active.explanation).place : patternWhy(pattern)}
      </span>
    </>
  );
};
