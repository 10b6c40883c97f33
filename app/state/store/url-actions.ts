import { formatMessage, sentences } from "../../../core/index.ts";
import { beginningOfList } from "./beginning-of-list.ts";
import { withExpectation } from "./expectations.ts";
import { MAX_EXPECTATIONS, MAX_URL_LENGTH, MAX_URLS } from "./limits.ts";
import { MESSAGES } from "./messages.ts";
import { type NoticeContent, notify } from "./notices.ts";
import type { Expectation, Query, TestUrl } from "./state.ts";
import type { AppStore } from "./store.ts";

/** Changes parts of the query. */
export const patchQuery = (store: AppStore, patch: Partial<Query>): void =>
  store.setState(({ query }) => ({ query: { ...query, ...patch } }));

/** The greatest id given to a URL. Ids are never reused, so that a removed URL can be restored. */
let lastUrl = 0;

const BEGINS_LIKE_A_URL = /^(?:\/|[a-z][a-z\d+.-]*:\/\/)/i;

/** Line ends and tabs always separate URLs; spaces only if each piece looks like a URL. */
const splitTyped = (text: string): readonly string[] =>
  text
    .split(/[\r\n\t]+/)
    .flatMap((line) => {
      const pieces = line.trim().split(/\s+/);
      return pieces.every((piece) => BEGINS_LIKE_A_URL.test(piece)) ? pieces : [line.trim()];
    })
    .filter((typed) => typed !== "");

/** What was left out; empty for nothing. */
const leftOutText = (tooMany: number, tooLong: number): string =>
  sentences(
    tooMany > 0 && formatMessage(MESSAGES.tooManyUrls, { count: tooMany, most: MAX_URLS }),
    tooLong > 0 && formatMessage(MESSAGES.tooLongUrls, { count: tooLong, most: MAX_URL_LENGTH }),
  );

/** Appends URLs as typed, as far as there is room for them, and returns them. */
export const appendUrls = (store: AppStore, typed: readonly string[]): readonly TestUrl[] => {
  const { urls } = store.getState().query;
  lastUrl = urls.reduce((last, { id }) => Math.max(last, id), lastUrl);
  const added = typed.slice(0, Math.max(0, MAX_URLS - urls.length)).map((one): TestUrl => {
    lastUrl += 1;
    return { id: lastUrl, typed: one, expectations: [] };
  });
  patchQuery(store, { urls: [...urls, ...added] });
  return added;
};

/**
 * Adds one URL or a pasted list and makes its first one active, so that a long list shows its
 * beginning; a URL that exists already becomes active. Empty lines and exact duplicates are skipped.
 *
 * @param text lines, or addresses separated by spaces; a path such as `/my page` stays whole.
 * @param more how many items `text` leaves out.
 * @returns what was added, and what to say of what does not fit; empty if all does.
 */
export const addList = (
  store: AppStore,
  text: string,
  more = 0,
): { readonly added: readonly TestUrl[]; readonly leftOut: string } => {
  const { query } = store.getState();
  const list = beginningOfList(text);
  const typed = [...new Set(splitTyped(list.text))];
  const known = new Map(query.urls.map((url) => [url.typed, url.id]));
  const fresh = typed.filter((one) => !known.has(one));
  const fitting = fresh.filter((one) => one.length <= MAX_URL_LENGTH);
  const added = appendUrls(store, fitting);
  const lastTyped = typed.at(-1);
  const repeated = lastTyped === undefined ? undefined : known.get(lastTyped);
  const activeUrl = added[0]?.id ?? repeated ?? query.activeUrl;
  const leftOut = leftOutText(
    fitting.length - added.length + list.more + more,
    fresh.length - fitting.length,
  );
  patchQuery(store, { activeUrl });
  return { added, leftOut };
};

/**
 * Adds URLs like `addList`; a notice says what is left out.
 *
 * @param other what the notice offers for what is left out.
 * @returns how many were added.
 */
export const addUrls = (
  store: AppStore,
  text: string,
  more = 0,
  other: NoticeContent["action"] = null,
): number => {
  const { added, leftOut } = addList(store, text, more);
  if (leftOut !== "") notify(store, { tone: "warning", text: leftOut, action: other });
  return added.length;
};

/**
 * Removes URLs. If the active one is removed, the nearest remaining one becomes active. Unknown ids
 * are ignored.
 *
 * @returns a function that restores them, in their places as far as these still exist.
 */
export const removeUrls = (store: AppStore, ids: readonly TestUrl["id"][]): (() => void) => {
  const { urls, activeUrl } = store.getState().query;
  const gone = new Set(ids);
  if (!urls.some(({ id }) => gone.has(id))) return () => {};
  const rest = urls.filter(({ id }) => !gone.has(id));
  const at = urls.findIndex(({ id }) => id === activeUrl);
  const isNext = ({ id }: TestUrl): boolean => !gone.has(id);
  const neighbour = urls.slice(at).find(isNext) ?? urls.slice(0, Math.max(0, at)).findLast(isNext);
  patchQuery(store, { urls: rest, activeUrl: neighbour?.id ?? null });
  return () => putBack(store, urls, gone, activeUrl);
};

/** Removes a URL; see `removeUrls`. */
export const removeUrl = (store: AppStore, id: TestUrl["id"]): void => void removeUrls(store, [id]);

/** Restores removed URLs in their positions in `before`; those added since come after them. */
const putBack = (
  store: AppStore,
  before: readonly TestUrl[],
  gone: ReadonlySet<TestUrl["id"]>,
  activeUrl: TestUrl["id"] | null,
): void => {
  const { urls: present } = store.getState().query;
  const byId = new Map(present.map((url) => [url.id, url]));
  const old = before.flatMap((url) => byId.get(url.id) ?? (gone.has(url.id) ? [url] : []));
  const known = new Set(old.map(({ id }) => id));
  const urls = [...old, ...present.filter(({ id }) => !known.has(id))].slice(0, MAX_URLS);
  patchQuery(store, { urls, activeUrl });
};

/**
 * Moves a URL up (-1) or down (1) the list. Unknown ids, and moves beyond its ends, are ignored.
 */
export const moveUrl = (store: AppStore, id: TestUrl["id"], step: 1 | -1): void => {
  const { urls } = store.getState().query;
  const at = urls.findIndex((url) => url.id === id);
  const [moved, other] = [urls[at], urls[at + step]];
  if (moved === undefined || other === undefined) return;
  patchQuery(store, {
    urls: urls.map((url) => (url === moved ? other : url === other ? moved : url)),
  });
};

/** Changes a URL, which counts as the user's from then on. */
export const patchUrl = (store: AppStore, id: TestUrl["id"], patch: Partial<TestUrl>): void => {
  const { urls } = store.getState().query;
  if (!urls.some((url) => url.id === id)) return;
  patchQuery(store, {
    urls: urls.map((url) => {
      if (url.id !== id) return url;
      const { fromExample: _, ...own } = url;
      return { ...own, ...patch };
    }),
  });
};

/** Changes the text of a URL; an empty or overlong text is ignored. Unknown ids are ignored. */
export const editUrl = (store: AppStore, id: TestUrl["id"], typed: string): void => {
  const trimmed = typed.trim();
  if (trimmed === "" || trimmed.length > MAX_URL_LENGTH) return;
  patchUrl(store, id, { typed: trimmed });
};

/**
 * Sets the expected verdict of a URL; null removes it. Unknown ids are ignored, and so is an
 * expectation beyond the limit for a URL.
 *
 * @param crawler the crawler, by token or User-Agent header.
 */
export const setExpectation = (
  store: AppStore,
  id: TestUrl["id"],
  expected: Expectation["expected"] | null,
  crawler: string = store.getState().query.crawler,
): void => {
  const present = store.getState().query.urls.find((url) => url.id === id)?.expectations ?? [];
  const expectations = withExpectation(present, crawler, expected);
  if (expectations.length <= MAX_EXPECTATIONS) patchUrl(store, id, { expectations });
};

/** Sets the expectations of URLs, by their ids; removed URLs are ignored. */
export const setExpectations = (store: AppStore, from: readonly TestUrl[]): void => {
  const byId = new Map(from.map(({ id, expectations }) => [id, expectations]));
  const { urls } = store.getState().query;
  patchQuery(store, {
    urls: urls.map((url) => {
      const expectations = (byId.get(url.id) ?? url.expectations).slice(0, MAX_EXPECTATIONS);
      return { ...url, expectations };
    }),
  });
};

/** Selects the URL whose rules are marked in the file; null for none. Unknown ids are ignored. */
export const activateUrl = (store: AppStore, id: TestUrl["id"] | null): void => {
  const { urls } = store.getState().query;
  if (id !== null && !urls.some((url) => url.id === id)) return;
  patchQuery(store, { activeUrl: id });
};
