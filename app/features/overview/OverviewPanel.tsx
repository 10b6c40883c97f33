import { useStore } from "zustand";
import { sentences, spaceAfter } from "../../../core/index.ts";
import { differencesOf } from "../../answers/differences.ts";
import { overviewOf } from "../../answers/overview.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Failed } from "../../ui/Failed.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { ChoicesBar } from "./ChoicesBar.tsx";
import { CopyPolicy } from "./CopyPolicy.tsx";
import { DifferencesPart } from "./Differences.tsx";
import { Facts } from "./Facts.tsx";
import { overviewMessages as words } from "./messages.ts";
import type { OverviewActions } from "./overview-actions.ts";
import { PolicyTable } from "./PolicyTable.tsx";
import { differenceSentence, sentenceOf, usualDifference } from "./sentence.ts";
import { TopProblems } from "./TopProblems.tsx";
import { Writers } from "./Writers.tsx";
import "./overview.css";

const EmptyFile = ({ actions }: { readonly actions: OverviewActions }) => (
  <div className="overview__empty">
    <p className="overview__sentence">{words.emptyTitle}</p>
    <p>{words.emptyHint}</p>
    <p className="overview__start">
      <Button variant="primary" onClick={actions.onOpen}>
        {words.chooseFile}
      </Button>
      <Button aria-haspopup="dialog" onClick={actions.onExamples}>
        {words.seeExample}
      </Button>
    </p>
  </div>
);

interface OverviewPanelProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** The store's state, possibly from a moment ago. */
  readonly state: AppState;
  readonly actions: OverviewActions;
}

/**
 * What the file does, and to whom. The last answer stays, marked, until there is one for the
 * present text.
 */
export const OverviewPanel = ({ store, port, state, actions }: OverviewPanelProps) => {
  const source = overviewOf(store);
  const { found, status } = useStore(source);
  const differences = useStore(differencesOf(store));
  const difference =
    differences.found === null ? null : differenceSentence(differences.found.result);
  const sentence = found === null ? "" : sentenceOf(found.result);
  const isOver = status === "outdated";
  const isEmpty = state.document.source.trim() === "" && state.response === null;
  return (
    <div className="overview" aria-busy={status === "waiting" || status === "outdated"}>
      <p
        className={isOver ? "overview__busy overview__busy--over" : "overview__busy"}
        role="status"
      >
        {status === "waiting" && words.working}
        {status === "outdated" && words.workingAgain}
      </p>
      {status === "failed" && <Failed text={words.failed} onRetry={source.retry} />}
      {isEmpty && <EmptyFile actions={actions} />}
      {found !== null && (
        <div
          className={
            status === "current" ? "overview__body" : "overview__body overview__body--older"
          }
        >
          {!isEmpty && (
            <p className="overview__sentence" data-room={sentences(sentence, usualDifference())}>
              <span>
                <UntrustedText text={sentence} />
                {difference !== null && spaceAfter(sentence) + difference}
              </span>
            </p>
          )}
          <PolicyTable
            store={store}
            port={port}
            actions={actions}
            of={found.of}
            overview={found.result}
          />
          {!isEmpty && (
            <>
              <CopyPolicy overview={found.result} />
              <TopProblems store={store} port={port} actions={actions} />
              <DifferencesPart
                store={store}
                port={port}
                onTest={actions.onTest}
                onReads={actions.onReads}
              />
              <Writers store={store} port={port} of={found.of} />
              <Facts state={state} overview={found.result} port={port} actions={actions} />
            </>
          )}
          <ChoicesBar
            store={store}
            port={port}
            overview={found.result}
            onStay={() => actions.onShow("overview")}
          />
        </div>
      )}
    </div>
  );
};
