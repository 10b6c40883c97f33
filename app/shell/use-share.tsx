import { type ReactNode, Suspense, useCallback, useState } from "react";
import { notify } from "../store/actions.ts";
import type { AppStore } from "../store/store.ts";
import { LinkDialog, shareModule } from "./parts.ts";

/** What shares the present state as a link, and the dialog it may need. */
export interface Sharing {
  readonly share: () => void;
  readonly dialog: ReactNode;
}

/** Sharing: the link goes into the address and onto the clipboard, and a message says so. */
export const useShare = (store: AppStore, say: (text: string) => void): Sharing => {
  const [uncopied, setUncopied] = useState<string | null>(null);
  const share = useCallback(async () => {
    try {
      const { outcome, message, url } = await (await shareModule()).share(store, window);
      if (outcome === "shown") setUncopied(url);
      else if (outcome === "copied") say(message);
      else notify(store, { tone: "error", text: message });
    } catch {
      // The chunk did not load.
      say("No link was made: part of the page did not load. Your text is kept; reload the page.");
    }
  }, [store, say]);
  const dialog = uncopied !== null && (
    <Suspense>
      <LinkDialog href={uncopied} onClose={() => setUncopied(null)} />
    </Suspense>
  );
  return { share, dialog };
};
