import { readPages } from "../../answers/pages.ts";
import type { TakenPages } from "../../intake/rooms.ts";
import { activateUrl, addUrls, removeUrls } from "../../state/store/actions.ts";
import { normalisedOf, patternOf } from "../../state/store/derive.ts";
import { setPage } from "../../state/store/page-actions.ts";
import type { TestUrl } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { normaliseTyped } from "../../urls/normalise-typed.ts";

const urlsOf = (store: AppStore): readonly TestUrl[] => store.getState().query.urls;

/** The path and query of a URL. */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, "") || "/";

/** The URL under test that an address names: the same, or its path if only that was typed. */
const testOf = (store: AppStore, named: string): TestUrl | undefined => {
  const { url } = normaliseTyped(named);
  const single = urlsOf(store).filter((test) => patternOf(test) === null);
  return (
    single.find((test) => normalisedOf(test).url === url) ??
    single.find((test) => test.typed.startsWith("/") && normalisedOf(test).url === pathOf(url))
  );
};

/**
 * Reads pages and keeps each with the URL that it names, which is added if it is not under test. A
 * page that names none is kept with the selected URL. Null if other pages were read meanwhile;
 * rejects if they cannot be read.
 */
export const takePages = async (
  store: AppStore,
  texts: readonly string[],
): Promise<TakenPages | null> => {
  const found = await readPages(texts);
  if (found === null) return null;
  const { urls: before, activeUrl } = store.getState().query;
  const active = before.find(({ id }) => id === activeUrl);
  const selected = active === undefined || patternOf(active) !== null ? null : active;
  const put = new Map<TestUrl["id"], string>();
  let isNamed = true;
  for (const { named, text } of found) {
    if (named !== null && testOf(store, named) === undefined) addUrls(store, named);
    const target = named === null ? selected : testOf(store, named);
    // Of several that name no URL, the first is kept.
    if (named === null && target !== null && target !== undefined && put.has(target.id)) continue;
    if (target === undefined || target === null || !setPage(store, target.id, text)) continue;
    put.set(target.id, target.typed);
    if (named === null) isNamed = false;
  }
  const [first] = put.keys();
  activateUrl(store, first ?? activeUrl);
  const known = new Map(before.map((url) => [url.id, url]));
  const takeBack = (): void => {
    for (const id of put.keys()) setPage(store, id, known.get(id)?.page ?? "");
    removeUrls(
      store,
      [...put.keys()].filter((id) => !known.has(id)),
    );
    activateUrl(store, activeUrl);
  };
  const isOther = found.length === 1 && isNamed && selected !== null && !put.has(selected.id);
  return {
    urls: [...put.values()],
    isNamed,
    left: found.length - put.size,
    instead: isOther ? selected.typed : null,
    takeBack,
    putInstead: () => {
      takeBack();
      if (selected !== null) setPage(store, selected.id, found[0]?.text ?? "");
    },
  };
};
