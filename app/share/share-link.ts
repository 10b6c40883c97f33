import type { AppStore } from "../store/store.ts";

/** Longer links than this are cut by some chat and mail programs. */
export const LONG_LINK = 2000;

/** What to say of a link that was copied. */
export const copiedText = (length: number): string =>
  length <= LONG_LINK
    ? "Link copied"
    : `Link copied. It has ${length.toLocaleString("en")} characters: some chat programs cut links over ${LONG_LINK.toLocaleString("en")}, so send the file beside it.`;

/** What making a link takes. */
export interface LinkMaker {
  readonly encode: (store: AppStore) => string;
  /** Puts the fragment into the address and gives the whole of it. */
  readonly show: (fragment: string) => string;
  /** Rejects when the clipboard is refused. */
  readonly copy: (text: string) => Promise<void>;
}

/** A link, and whether it reached the clipboard. */
export interface SharedLink {
  readonly href: string;
  readonly copied: boolean;
}

/** Makes the link of what is shown, puts it into the address and onto the clipboard. */
export const shareLink = async (store: AppStore, maker: LinkMaker): Promise<SharedLink> => {
  const href = maker.show(maker.encode(store));
  try {
    await maker.copy(href);
    return { href, copied: true };
  } catch {
    // Refused by the browser or the user: the link is shown instead.
    return { href, copied: false };
  }
};
