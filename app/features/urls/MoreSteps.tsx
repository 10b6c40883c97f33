import { useDeferredValue } from "react";
import { useStore } from "zustand";
import type { EditorPort } from "../../editor/editor-port.ts";
import { testedUrlsOf } from "../../state/store/derive.ts";
import type { TestUrl } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Nearby } from "./Nearby.tsx";
import { PagePart } from "./PagePart.tsx";

export interface MoreStepsProps {
  readonly id: TestUrl["id"];
  readonly store: AppStore;
  readonly port: EditorPort;
}

/** What comes after the verdict of robots.txt: what else is of interest, and the page itself. */
export const MoreSteps = ({ id, store, port }: MoreStepsProps) => {
  const state = useDeferredValue(useStore(store));
  const tested = testedUrlsOf(state).find(({ testUrl }) => testUrl.id === id);
  return (
    <>
      {tested?.allowed === true && <Nearby explanation={tested.explanation} port={port} />}
      <PagePart id={id} store={store} port={port} />
    </>
  );
};
