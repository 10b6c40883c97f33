import { useState } from "react";
import { useStore } from "zustand";
import type { Overview } from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { lazyPart } from "../../ui/later.tsx";
import { PanelBoundary } from "../../ui/PanelBoundary.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { choicesOf, choicesText, discardChoices, isEmpty } from "./choices.ts";
import { overviewMessages as words } from "./messages.ts";

const ChangeDialog = lazyPart(async () => (await import("./ChangeDialog.tsx")).ChangeDialog);

interface ChoicesBarProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly overview: Overview;
  /** Shows the overview, whatever else changes. */
  readonly onStay: () => void;
}

/** What is chosen and not applied yet, with the way to apply it. */
export const ChoicesBar = ({ store, port, overview, onStay }: ChoicesBarProps) => {
  const choices = useStore(choicesOf(store));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (isEmpty(choices)) return null;
  return (
    <section className="chosen" aria-label={words.yourChoices}>
      <p className="chosen__what" role="status">
        <UntrustedText text={choicesText(choices)} />
      </p>
      <Button variant="primary" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.changePolicy}
      </Button>
      <Button variant="quiet" small onClick={() => discardChoices(store)}>
        {words.discard}
      </Button>
      {isOpen && (
        <PanelBoundary name={words.changePolicy}>
          <ChangeDialog
            store={store}
            port={port}
            overview={overview}
            choices={choices}
            onStay={onStay}
            onClose={close}
          />
        </PanelBoundary>
      )}
    </section>
  );
};
