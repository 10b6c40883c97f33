import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { formatMessage, type RobotsDocument } from "../../core/index.ts";
import type { Diagnostic, Fix } from "../../core/lint/index.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import { announce } from "../store/actions.ts";
import { flipsOf } from "../store/flips.ts";
import type { AppState } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { findingsOf } from "../worker-client/findings.ts";
import { fixAll } from "./fix-all.ts";
import { MESSAGES } from "./messages.ts";
import { sameFinding } from "./same-finding.ts";

/** A fix that waits for a yes. */
export interface OfferedFix {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
  /** The place of its finding in the list, from 0. */
  readonly index: number;
  /** The text and the questions it was offered for. */
  readonly state: AppState;
}

/** What can be done about findings. */
export interface Fixes {
  /** The fix that waits for a yes; null for none. */
  readonly offered: OfferedFix | null;
  /** Applies a fix, or asks first where it is one among several or turns verdicts. */
  readonly choose: (diagnostic: Diagnostic, fix: Fix, index: number) => void;
  readonly applyOffered: () => void;
  readonly cancelOffered: () => void;
  readonly fixAll: () => void;
  readonly convert: (index: number) => void;
  readonly reveal: (diagnostic: Diagnostic) => void;
}

interface FixParts {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** The document of the findings on show; it may lag behind the text. */
  readonly document: RobotsDocument | null;
  readonly list: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
  readonly onConvert: () => void;
}

/** Whether the user has to say yes first: a choice among several, or verdicts under test that turn. */
const hasToAsk = ({ kind, edits }: Fix, state: AppState): boolean =>
  kind === "suggest" || (kind === "repair" && flipsOf(state, edits).length > 0);

/** Reads out how many problems a fix has left. */
const announceRest = async (store: AppStore): Promise<void> => {
  const left = await findingsOf(store).ask(store.getState().document);
  if (left === null) return;
  const { problemsLeft, noneLeft } = MESSAGES;
  const count = left.length;
  announce(store, count === 0 ? noneLeft : formatMessage(problemsLeft, { count }));
};

/** Applies fixes to findings of a text that may have changed meanwhile, and keeps the focus in the list. */
export const useFixes = (parts: FixParts): Fixes => {
  const { store, port, document, list, heading, onConvert } = parts;
  const [offered, setOffered] = useState<OfferedFix | null>(null);
  // A fix takes its own button away: focus goes on to the finding that has taken its place.
  const fixedAt = useRef<number | null>(null);

  const focusOn = useCallback(
    (index: number) => {
      const items = list.current?.querySelectorAll<HTMLElement>(".problem__line") ?? [];
      (items[Math.min(index, items.length - 1)] ?? heading.current)?.focus();
    },
    [list, heading],
  );
  useEffect(() => {
    const at = fixedAt.current;
    if (at === null || globalThis.document.activeElement !== globalThis.document.body) return;
    fixedAt.current = null;
    focusOn(at);
  });

  // What is shown may lag behind the text: its places are then looked up again.
  const present = useCallback(
    async (diagnostic: Diagnostic): Promise<Diagnostic | null> => {
      const current = store.getState();
      if (current.document === document) return diagnostic;
      const all = await findingsOf(store).ask(current.document);
      return sameFinding(diagnostic, all ?? []);
    },
    [store, document],
  );
  const apply = useCallback(
    ({ edits }: Fix, index: number, { document: of }: AppState) => {
      port.applyEdits(edits, of);
      fixedAt.current = index;
      setOffered(null);
      void announceRest(store);
    },
    [store, port],
  );
  const choose = useCallback(
    async (shown: Diagnostic, { title }: Fix, index: number) => {
      const diagnostic = await present(shown);
      const fix = diagnostic?.fixes.find((one) => one.title === title);
      if (fix === undefined) return;
      const state = store.getState();
      if (hasToAsk(fix, state)) setOffered({ diagnostic: shown, fix, index, state });
      else apply(fix, index, state);
    },
    [store, present, apply],
  );
  const reveal = useCallback(
    async (diagnostic: Diagnostic) => port.reveal((await present(diagnostic)) ?? diagnostic),
    [port, present],
  );
  const convert = useCallback(
    (index: number) => {
      fixedAt.current = index;
      onConvert();
    },
    [onConvert],
  );
  return {
    // Edits are those of the text they were made for: another text takes the offer away.
    offered: offered !== null && offered.state.document === document ? offered : null,
    choose,
    applyOffered: () => {
      if (offered !== null) apply(offered.fix, offered.index, offered.state);
    },
    cancelOffered: () => {
      setOffered(null);
      if (offered !== null) focusOn(offered.index);
    },
    fixAll: () => void fixAll(store, port),
    convert,
    reveal,
  };
};
