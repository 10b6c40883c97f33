import { memo, useDeferredValue } from "react";
import { useStore } from "zustand";
import type { EditorPort } from "../../editor/editor-port.ts";
import { consultationOf } from "../../state/store/derive.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Sentence } from "../../verdicts/Sentence.tsx";
import { followedLines } from "./following.ts";

interface FollowedLinesProps {
  readonly store: AppStore;
  readonly port: EditorPort;
}

const Lines = memo(function Lines({
  state,
  port,
}: Pick<FollowedLinesProps, "port"> & { readonly state: AppState }) {
  const pieces = followedLines(consultationOf(state));
  return pieces.length === 0 ? null : (
    <span className="field__aside">
      <Sentence pieces={pieces} port={port} />
    </span>
  );
});

/** The lines that the selected crawler follows. Never delays the editor. */
export const FollowedLines = ({ store, port }: FollowedLinesProps) => (
  <Lines state={useDeferredValue(useStore(store))} port={port} />
);
