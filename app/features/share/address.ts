import { type AppStore, isUnsaved } from "../../state/store/store.ts";

/** The parts of the browser that handle the address. */
export interface AddressOwner {
  readonly location: Pick<Location, "href" | "hash">;
  readonly history: Pick<History, "replaceState" | "state">;
}

/**
 * Fragments that contain a file: `1.…` for a link, `example/…`, `robots=…`. Others, such as
 * anchors, are not ours.
 */
const NAMES_CONTENT = /^#?(?:\d+\.|example\/|(?:robots|url|crawler|response)=)/;

/**
 * Fragments that name no file: none, an anchor, a check's page, a browser's text highlight. Any
 * other fragment was meant as a link, so its user is told that it is not one.
 */
export const IS_ANCHOR = /^#?(?:[A-Za-z][\w-]{0,31}|rule\/[\w-]{1,80})?(?::~:.*)?$/;

/** Whether a fragment is in the form that other programs use (`prefill.ts`). */
export const isPrefill = (fragment: string): boolean =>
  /^#?(?:robots|url|crawler|response)=/.test(fragment);

/** Milliseconds after a change until an outdated link is removed from the address. */
export const CLEAR_DELAY = 1000;

/** An address without its fragment. */
export const withoutFragment = (href: string): string => href.split("#", 1)[0] ?? "";

/**
 * Sets the fragment of the address, or removes it if it is empty, without a new history entry.
 * Returns false if the browser refuses: Safari does after a hundred changes in half a minute.
 */
export const showInAddress = ({ location, history }: AddressOwner, fragment: string): boolean => {
  const page = withoutFragment(location.href);
  try {
    history.replaceState(history.state, "", fragment === "" ? page : `${page}#${fragment}`);
    return true;
  } catch {
    return false;
  }
};

/** Removes a link or an example from the address; other fragments stay. */
export const clearAddress = (owner: AddressOwner): void => {
  if (NAMES_CONTENT.test(owner.location.hash)) showInAddress(owner, "");
};

/**
 * Removes a link or an example from the address once the text or the URLs differ from it, because
 * copying the address would share something else than is shown. Returns a function that stops this.
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
