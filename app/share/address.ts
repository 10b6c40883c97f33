import { type AppStore, isUnsaved } from "../store/store.ts";

/** The part of the browser that holds the address. */
export interface AddressOwner {
  readonly location: Pick<Location, "href" | "hash">;
  readonly history: Pick<History, "replaceState" | "state">;
}

/** The fragments that say what is shown: `1.…` for a link, `example/…`, `robots=…`. Others, such as anchors, are not ours. */
const NAMES_CONTENT = /^#?(?:\d+\.|example\/|(?:robots|url|crawler|response)=)/;

/**
 * Fragments that ask for no file: none, a place on the page, a check's page, a browser's text
 * highlight. Whatever is neither this nor content was meant to be a link, and whoever followed it is
 * told that it is none.
 */
export const IS_ANCHOR = /^#?(?:[A-Za-z][\w-]{0,31}|rule\/[\w-]{1,80})?(?::~:.*)?$/;

/** How long after a change a link that is no longer true leaves the address, in milliseconds. */
export const CLEAR_DELAY = 1000;

const withoutFragment = (href: string): string => href.split("#", 1)[0] ?? "";

const replaceHref = ({ history }: AddressOwner, href: string): boolean => {
  try {
    history.replaceState(history.state, "", href);
    return true;
  } catch {
    // Safari refuses after a hundred changes in half a minute; the link is still copied.
    return false;
  }
};

/**
 * Puts a fragment into the address without a new entry in the history. Returns false where the browser
 * refuses.
 */
export const showInAddress = (owner: AddressOwner, fragment: string): boolean =>
  replaceHref(owner, `${withoutFragment(owner.location.href)}#${fragment}`);

/** Takes a link or an example out of the address; anything else there stays. */
export const clearAddress = (owner: AddressOwner): void => {
  if (!NAMES_CONTENT.test(owner.location.hash)) return;
  replaceHref(owner, withoutFragment(owner.location.href));
};

/**
 * Takes a link or an example out of the address once the text or the URLs differ from it: whoever
 * copied the address would send something else than is shown. Returns a function that ends this.
 */
export const keepAddressTrue = (store: AppStore, owner: AddressOwner): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const check = (): void => {
    timer = null;
    if (isUnsaved(store.getState())) clearAddress(owner);
  };
  const unsubscribe = store.subscribe((state, before) => {
    const isTouched = state.document !== before.document || state.query.urls !== before.query.urls;
    if (isTouched && NAMES_CONTENT.test(owner.location.hash))
      timer ??= setTimeout(check, CLEAR_DELAY);
  });
  return () => {
    unsubscribe();
    if (timer !== null) clearTimeout(timer);
  };
};
