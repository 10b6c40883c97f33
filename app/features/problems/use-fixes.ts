import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { formatMessage, type RobotsDocument } from "../../../core/index.ts";
import { type Diagnostic, type Fix, fixedText, fixWithWarning } from "../../../core/lint/index.ts";
import { findingsOf } from "../../answers/findings.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { announce } from "../../state/store/actions.ts";
import { flipsOf } from "../../state/store/flips.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { MESSAGES } from "./messages.ts";

/** A fix that awaits confirmation. */
export interface OfferedFix {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
  /** Whether its title warns that it blocks search crawlers. */
  readonly hasWarning: boolean;
  /** The index of its finding in the list, from 0. */
  readonly index: number;
  /** The text and the query it was offered for. */
  readonly state: AppState;
}

/** The actions on findings. */
export interface Fixes {
  /** The fix that awaits confirmation; null for none. */
  readonly offered: OfferedFix | null;
  /** Applies a fix, or asks for confirmation if it is one of several or changes verdicts. */
  readonly choose: (diagnostic: Diagnostic, fix: Fix, index: number) => void;
  readonly applyOffered: () => void;
  readonly cancelOffered: () => void;
  readonly convert: (index: number) => void;
  readonly reveal: (diagnostic: Diagnostic) => void;
}

interface FixParts {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** The document of the findings shown; it may be older than the text. */
  readonly document: RobotsDocument | null;
  readonly list: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
  readonly onConvert: () => void;
  /** Shows the HTTP response. */
  readonly onResponse: () => void;
}

/** Whether confirmation is needed: it is one of several fixes, or changes verdicts under test. */
const hasToAsk = ({ kind, edits }: Fix, state: AppState): boolean =>
  kind === "suggest" || (kind === "repair" && flipsOf(state, edits).length > 0);

/** Announces how many problems remain after a fix. */
const announceRest = async (store: AppStore): Promise<void> => {
  const left = await findingsOf(store).now();
  if (left === null) return;
  const { problemsLeft, noneLeft } = MESSAGES;
  const count = left.length;
  announce(store, count === 0 ? noneLeft : formatMessage(problemsLeft, { count }));
};

/**
 * Applies fixes to findings of a text that may have changed meanwhile, and keeps the focus in the
 * list.
 */
export const useFixes = (parts: FixParts): Fixes => {
  const { store, port, document, list, heading, onConvert, onResponse } = parts;
  const [offered, setOffered] = useState<OfferedFix | null>(null);
  // A fix removes its own button: the focus moves to the finding that takes its place.
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

  // The list may be older than the text, so positions are looked up again.
  const present = useCallback(
    (diagnostic: Diagnostic): Promise<Diagnostic | null> =>
      document === null ? Promise.resolve(null) : findingsOf(store).again(diagnostic, document),
    [store, document],
  );
  const apply = useCallback(
    (fix: Fix, index: number, { document: of }: AppState) => {
      port.applyEdits(fix.edits, of, fixedText(fix));
      fixedAt.current = index;
      setOffered(null);
      void announceRest(store);
    },
    [store, port],
  );
  const choose = useCallback(
    async (shown: Diagnostic, { title }: Fix, index: number) => {
      const state = store.getState();
      // The list shows the findings of the present text from then on: the offer belongs to one of those.
      const diagnostic = await present(shown);
      const found = diagnostic?.fixes.find((one) => one.title === title);
      if (diagnostic === null || found === undefined) return;
      const fix = fixWithWarning(state.document, found);
      const hasWarning = fix !== found;
      if (hasToAsk(fix, state)) setOffered({ diagnostic, fix, hasWarning, index, state });
      else apply(fix, index, state);
    },
    [store, present, apply],
  );
  const reveal = useCallback(
    async (diagnostic: Diagnostic) => {
      if (diagnostic.about === "response") onResponse();
      else port.reveal((await present(diagnostic)) ?? diagnostic);
    },
    [port, present, onResponse],
  );
  const convert = useCallback(
    (index: number) => {
      fixedAt.current = index;
      onConvert();
    },
    [onConvert],
  );
  return {
    // Edits apply only to the text they were made for: a changed text cancels the offer.
    offered: offered !== null && offered.state.document === document ? offered : null,
    choose,
    applyOffered: () => {
      if (offered !== null) apply(offered.fix, offered.index, offered.state);
    },
    cancelOffered: () => {
      setOffered(null);
      if (offered !== null) focusOn(offered.index);
    },
    convert,
    reveal,
  };
};
