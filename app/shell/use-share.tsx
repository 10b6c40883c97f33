import { type ReactNode, useCallback, useState } from "react";
import { showInAddress } from "../share/address.ts";
import { LinkDialog } from "../share/LinkDialog.tsx";
import { copiedText, shareLink } from "../share/share-link.ts";
import { markShared } from "../store/actions.ts";
import { sharedStateOf } from "../store/shared-state.ts";
import type { AppStore } from "../store/store.ts";
import { shareModule } from "./parts.ts";

/** What shares the present state as a link, and the dialog it may need. */
export interface Sharing {
  readonly share: () => void;
  readonly dialog: ReactNode;
}

/** Sharing: the link goes into the address and onto the clipboard, and a message says so. */
export const useShare = (store: AppStore, say: (text: string) => void): Sharing => {
  const [refused, setRefused] = useState<string | null>(null);
  const share = useCallback(async () => {
    try {
      const { encodeShare } = await shareModule();
      const { href, copied } = await shareLink(store, {
        encode: ({ getState }) => encodeShare(sharedStateOf(getState())),
        show: (fragment) => {
          showInAddress(window, fragment);
          return `${window.location.href.split("#", 1)[0]}#${fragment}`;
        },
        copy: (text) => navigator.clipboard.writeText(text),
      });
      markShared(store);
      if (copied) say(copiedText(href.length));
      else setRefused(href);
    } catch {
      // The chunk did not load.
      say("No link was made: part of the page did not load. Your text is kept; reload the page.");
    }
  }, [store, say]);
  const dialog = refused !== null && <LinkDialog href={refused} onClose={() => setRefused(null)} />;
  return { share, dialog };
};
