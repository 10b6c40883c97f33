import type { RefObject } from "react";
import type { EditorPort } from "../editor/editor-port.ts";
import { consultationOf, ownVerdictsOf, testedUrlsOf } from "../store/derive.ts";
import type { AppState } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { withPatterns } from "./pattern-tests.ts";
import { summarise } from "./summary.ts";
import { UrlEntry, type UrlEntryHandle } from "./UrlEntry.tsx";
import { VerdictList } from "./VerdictList.tsx";

interface UrlsPanelProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly state: AppState;
  readonly entry: RefObject<UrlEntryHandle | null>;
}

/** The URLs tab: the field for addresses and the verdicts on them. */
export const UrlsPanel = ({ store, port, state, entry }: UrlsPanelProps) => {
  const { tested, patterns } = withPatterns(testedUrlsOf(state), consultationOf(state));
  return (
    <>
      <UrlEntry store={store} ref={entry} />
      {tested.length === 0 ? (
        <p className="tester__empty">
          No URL is tested yet. Type a path such as <code>/cart/42</code> or paste a list of
          addresses; each gets its verdict and the line that decides it.
        </p>
      ) : (
        <VerdictList
          tested={tested}
          patterns={patterns}
          own={ownVerdictsOf(state)}
          activeUrl={state.query.activeUrl}
          store={store}
          port={port}
          onEmpty={() => entry.current?.focus()}
        />
      )}
      <p className="tester__summary" aria-live="polite">
        {summarise(tested, consultationOf(state).crawler.crawler?.obeys !== "no")}
      </p>
    </>
  );
};
