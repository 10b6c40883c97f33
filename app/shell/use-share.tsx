import { type ReactNode, useCallback, useState } from "react";
import { markShared, notify } from "../state/store/actions.ts";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { PanelBoundary } from "../ui/PanelBoundary.tsx";
import { partNames, shellMessages } from "./messages.ts";
import { LinkDialog, shareModule } from "./parts.ts";

/** Shares the current state as a link, with the dialog that may be needed. */
export interface Sharing {
  readonly share: () => void;
  readonly dialog: ReactNode;
}

/** A link that the browser did not let the page copy, and the state it opens. */
interface Uncopied {
  readonly href: string;
  readonly state: AppState;
}

/** Shares: puts the link in the address bar and on the clipboard, and shows a message. */
export const useShare = (
  store: AppStore,
  announce: (text: string) => void,
  onShared: () => void,
): Sharing => {
  const [uncopied, setUncopied] = useState<Uncopied | null>(null);
  const share = useCallback(async () => {
    try {
      const state = store.getState();
      const { outcome, message, url } = await (await shareModule()).share(store, window);
      if (outcome === "refused") {
        notify(store, { tone: "error", text: message });
        return;
      }
      onShared();
      if (outcome === "shown" && url !== null) setUncopied({ href: url, state });
      else announce(message);
    } catch {
      // The chunk did not load.
      announce(shellMessages.noLink);
    }
  }, [store, announce, onShared]);
  const dialog = uncopied !== null && (
    <PanelBoundary name={partNames.linkDialog}>
      <LinkDialog
        href={uncopied.href}
        onCopy={() => markShared(store, uncopied.state)}
        onClose={() => setUncopied(null)}
      />
    </PanelBoundary>
  );
  return { share, dialog };
};
