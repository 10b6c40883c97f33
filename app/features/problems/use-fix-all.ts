import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { RobotsDocument } from "../../../core/index.ts";
import { findingsOf } from "../../answers/findings.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppStore } from "../../state/store/store.ts";
import { type AllFixes, allFixesOf, fixedAllText } from "./fix-all.ts";

/** What `Fix all` offers, before anything is changed. */
export interface FixAllOffer {
  /** What it will do; null while that is computed. */
  readonly fixes: AllFixes | null;
  /** Whether deleting rules is chosen, and how many could be deleted. */
  readonly withRules: boolean;
  readonly deletable: number;
  readonly chooseRules: (withRules: boolean) => void;
  /** Applies them, as soon as they are known. */
  readonly apply: () => void;
  readonly cancel: () => void;
}

interface FixAllParts {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** The document of the findings shown. */
  readonly document: RobotsDocument | null;
  /** Gets the focus when the offer closes. */
  readonly button: RefObject<HTMLElement | null>;
}

/** Opens and closes the offer to fix all; null while it is closed. Another text closes it. */
export const useFixAll = ({
  store,
  port,
  document,
  button,
}: FixAllParts): readonly [FixAllOffer | null, () => void] => {
  const [asked, setAsked] = useState<{
    readonly document: RobotsDocument;
    readonly withRules: boolean;
  } | null>(null);
  const [fixes, setFixes] = useState<AllFixes | null>(null);
  const [deletable, setDeletable] = useState(0);
  // The button was pressed before it was known what there is to apply.
  const isPressed = useRef(false);
  const close = () => {
    setAsked(null);
    button.current?.focus();
  };
  const apply = (known: AllFixes) => {
    port.applyEdits(known.edits, known.document, fixedAllText(known));
    close();
  };
  const onPressed = useEffectEvent(apply);
  useEffect(() => {
    let isCurrent = true;
    isPressed.current = false;
    setFixes(null);
    if (asked === null) return;
    void allFixesOf(asked.document, findingsOf(store).of, asked.withRules).then((found) => {
      if (!isCurrent) return;
      setFixes(found);
      if (found === null) setAsked(null);
      else if (!asked.withRules) setDeletable(found.deletable);
      if (isPressed.current && found !== null && found.edits.length > 0) onPressed(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, asked]);
  const open = () => {
    if (asked !== null) close();
    else setAsked({ document: store.getState().document, withRules: false });
  };
  if (asked === null || asked.document !== document) return [null, open];
  const offer: FixAllOffer = {
    fixes,
    withRules: asked.withRules,
    deletable,
    chooseRules: (withRules) => setAsked({ ...asked, withRules }),
    apply: () => {
      if (fixes === null) isPressed.current = true;
      else apply(fixes);
    },
    cancel: close,
  };
  return [offer, open];
};
