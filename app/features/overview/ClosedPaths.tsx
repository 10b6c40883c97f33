import { useStore } from "zustand";
import { identify } from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppStore } from "../../state/store/store.ts";
import { CrawlerAccess } from "./CrawlerAccess.tsx";
import type { OverviewActions } from "./overview-actions.ts";

interface ClosedPathsProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly actions: OverviewActions;
}

/** The paths that are closed to the crawler under test, or open if the rest is closed. */
export const ClosedPaths = ({ store, port, actions }: ClosedPathsProps) => {
  const input = useStore(store, ({ query }) => query.crawler);
  const token = identify(input).token || "*";
  return (
    <CrawlerAccess
      key={token}
      store={store}
      token={token}
      name={token}
      isPlain
      port={port}
      onTest={actions.onTest}
    />
  );
};
