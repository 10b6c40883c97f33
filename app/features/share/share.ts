import { sentences } from "../../../core/index.ts";
import { markShared } from "../../state/store/actions.ts";
import { sharedStateOf } from "../../state/store/shared-state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { copyText } from "../../ui/copy-text.ts";
import { type AddressOwner, showInAddress } from "./address.ts";
import { linkFor } from "./link.ts";
import { shareMessages } from "./messages.ts";

/** The parts of the window that sharing uses. The clipboard is missing in insecure contexts. */
export interface ShareOwner extends AddressOwner {
  readonly navigator: { readonly clipboard?: Pick<Clipboard, "writeText"> };
}

/** The outcome of sharing, for the user. */
export interface Shared {
  /** `copied`: on the clipboard; `shown`: only in the address bar; `refused`: no link was made. */
  readonly outcome: "copied" | "shown" | "refused";
  /** For the status region; begins with "Link copied" if it was. */
  readonly message: string;
  /** The link, to be copied by hand; null if refused. */
  readonly url: string | null;
}

/**
 * Puts the link to the current state in the address bar and on the clipboard. Call it from a click
 * or key event: browsers allow the clipboard only then. Never rejects.
 */
export const share = async (store: AppStore, owner: ShareOwner): Promise<Shared> => {
  const result = linkFor(sharedStateOf(store.getState()), owner.location.href);
  if (!result.ok) return { outcome: "refused", message: result.message, url: null };
  const { url, fragment, advice } = result;
  const isShown = showInAddress(owner, fragment);
  const shared = store.getState();
  const isCopied = await copyText(url, owner.navigator);
  // Until the link is on the clipboard, the user does not have it, so the work is not saved
  // elsewhere.
  if (isCopied) markShared(store, shared);
  const where = isShown ? shareMessages.inAddress : shareMessages.byHand;
  const said = isCopied ? shareMessages.copied : where;
  return { outcome: isCopied ? "copied" : "shown", message: sentences(said, advice), url };
};
