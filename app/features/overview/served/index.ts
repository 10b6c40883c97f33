import { createElement, type ReactNode } from "react";
import { createStore } from "zustand/vanilla";
import { formatMessage, lineNumberAt, servedAsOf } from "../../../../core/index.ts";
import type { EditorPort } from "../../../editor/editor-port.ts";
import { notify } from "../../../state/store/actions.ts";
import type { AppStore } from "../../../state/store/store.ts";
import { servedMessages as words } from "./messages.ts";
import { ServedBar } from "./ServedBar.tsx";
import { ownEdits, ownLineOf, ownSpan } from "./served-lines.ts";
import { servedStore } from "./served-store.ts";

/** The page's store and port as the panels see them. */
export interface ServedView {
  /** The id of the system. */
  readonly id: string;
  readonly store: AppStore;
  readonly port: EditorPort;
  /** Shown above the panels. */
  readonly bar: ReactNode;
}

/**
 * The store and the port for panels that are to judge the file as a system serves it; null for an
 * unknown system. The editor keeps its own: a span or an edit of the served text is taken to the
 * line of the own text that it is.
 */
export const seenAs = (store: AppStore, port: EditorPort, id: string): ServedView | null => {
  const as = servedAsOf(id);
  if (as === null) return null;
  const seen = servedStore(store, as);
  const isShown = createStore(() => false);
  const both = () => {
    const { document } = store.getState();
    return [document, seen.of(document)] as const;
  };
  return {
    id,
    store: seen,
    port: {
      ...port,
      reveal: (span) => {
        const [own, served] = both();
        const there = ownSpan(own, served, span);
        const line = ownLineOf(own, served, lineNumberAt(served, span.from));
        if (there !== null) port.reveal(there);
        // A system that prints a line again may have changed it.
        else if (line !== null) port.reveal(own.lines[line - 1] ?? { from: 0, to: 0 });
        else isShown.setState(true, true);
      },
      applyEdits: (edits, document, said, along) => {
        const [own, served] = both();
        const there = document === served ? ownEdits(own, served, edits) : null;
        if (there !== null) return port.applyEdits(there, own, said, along);
        if (document !== served) return false;
        notify(store, {
          tone: "warning",
          text: formatMessage(words.refused, { name: as.name }),
        });
        return false;
      },
    },
    bar: createElement(ServedBar, { own: store, seen, as, isShown }),
  };
};
