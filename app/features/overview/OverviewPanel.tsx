import { useStore } from "zustand";
import { overviewOf } from "../../answers/overview.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Failed } from "../../ui/Failed.tsx";
import { ChoicesBar } from "./ChoicesBar.tsx";
import { ClosedPaths } from "./ClosedPaths.tsx";
import { CopyPolicy } from "./CopyPolicy.tsx";
import { Facts } from "./Facts.tsx";
import { FixFirst } from "./FixFirst.tsx";
import { Headline } from "./Headline.tsx";
import { overviewMessages as words } from "./messages.ts";
import type { OverviewActions } from "./overview-actions.ts";
import { PolicyTable } from "./PolicyTable.tsx";
import { testPath } from "./test-path.ts";
import "./overview.css";

const EmptyFile = ({ actions }: { readonly actions: OverviewActions }) => (
  <div className="overview__empty">
    <h2 className="overview__sentence">{words.emptyTitle}</h2>
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
  const isOver = status === "outdated";
  const test = (url: string) => testPath(store, actions, url);
  const isEmpty = state.document.source.trim() === "" && state.response === null;
  return (
    <div className="overview" aria-busy={status === "waiting" || status === "outdated"}>
      {status === "failed" && <Failed text={words.failed} onRetry={source.retry} />}
      {isEmpty && <EmptyFile actions={actions} />}
      {found !== null && (
        <div className="overview__body">
          {!isEmpty && (
            <>
              <Headline store={store} port={port} of={found.of} overview={found.result} />
              <FixFirst store={store} port={port} actions={actions} />
            </>
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
              <Facts
                store={store}
                state={state}
                of={found.of}
                overview={found.result}
                port={port}
                actions={actions}
                onTest={test}
              />
              <ClosedPaths store={store} port={port} onTest={test} />
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
      <p
        className={isOver ? "overview__busy overview__busy--over" : "overview__busy"}
        role="status"
      >
        {status === "waiting" && words.working}
        {status === "outdated" && words.workingAgain}
      </p>
    </div>
  );
};
