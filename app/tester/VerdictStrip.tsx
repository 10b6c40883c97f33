import { useDeferredValue } from "react";
import { useStore } from "zustand";
import { disguises } from "../../core/index.ts";
import { testedUrlsOf } from "../store/derive.ts";
import type { AppStore } from "../store/store.ts";
import { Outside } from "../ui/Outside.tsx";
import { whyOf } from "./reason.ts";
import "./verdicts.css";
import { VerdictWord } from "./VerdictWord.tsx";

/** The active verdict in one line, for where the list is out of view. */
export const VerdictStrip = ({ store }: { readonly store: AppStore }) => {
  const state = useDeferredValue(useStore(store));
  const tested = testedUrlsOf(state);
  const active =
    tested.find(({ testUrl }) => testUrl.id === state.query.activeUrl) ?? tested[0] ?? null;
  if (active === null) return <span className="strip__none">No URL is tested yet.</span>;
  const { crawler } = state.query;
  return (
    <>
      {disguises(crawler).length > 0 && (
        <span className="strip__crawler">
          <Outside text={crawler} />
        </span>
      )}
      <VerdictWord allowed={active.allowed} reason={active.explanation.reason} />
      <span className="strip__path">
        <Outside text={active.explanation.path} />
      </span>
      <span className="strip__why">{whyOf(active.explanation).lead}</span>
    </>
  );
};
