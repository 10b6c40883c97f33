import { MAX_PAGE_LENGTH, MAX_PAGES } from "./limits.ts";
import type { TestUrl } from "./state.ts";
import type { AppStore } from "./store.ts";
import { patchQuery, patchUrl } from "./url-actions.ts";

/**
 * Sets what is known of the page of a URL; an empty text removes it. Unknown ids are ignored.
 *
 * @returns false if the text is too long, or if there are too many pages already: nothing changes.
 */
export const setPage = (store: AppStore, id: TestUrl["id"], text: string): boolean => {
  const { urls } = store.getState().query;
  const others = urls.filter((url) => url.id !== id && url.page !== undefined).length;
  if (text.length > MAX_PAGE_LENGTH || (text !== "" && others >= MAX_PAGES)) return false;
  if (text !== "") patchUrl(store, id, { page: text });
  else {
    patchQuery(store, {
      urls: urls.map((url) => {
        if (url.id !== id) return url;
        const { page: _, ...rest } = url;
        return rest;
      }),
    });
  }
  return true;
};
