import type { HttpResponse } from "../../../core/index.ts";
import { MESSAGES } from "./messages.ts";
import { dismiss, notify } from "./notices.ts";
import { isExampleName, shownName } from "./own-names.ts";
import type { AppState, FileFormat, Notice, Query } from "./state.ts";
import { type AppStore, isEdited, NEW_FILE } from "./store.ts";

/** Whether a file has the name of an example. */
const isExample = ({ name }: FileFormat): boolean => isExampleName(name);

/** The file's title. A changed example is a draft of the user's own, which has none. */
export const titleOf = ({
  format,
  document,
  openedText,
}: Pick<AppState, "format" | "document" | "openedText">): string =>
  isExample(format) && document.source !== openedText.source ? NEW_FILE.name : format.name;

/** The file's title as it is shown. */
export const shownTitleOf = (state: Parameters<typeof titleOf>[0]): string =>
  shownName(titleOf(state));

/** Whether the file is an example as it came. */
export const isUntouchedExample = (state: AppState): boolean =>
  isExample({ ...state.format, name: titleOf(state) }) && !isEdited(state);

const withoutExampleUrls = (query: Query): Query => {
  const urls = query.urls.filter(({ fromExample }) => fromExample !== true);
  const isActive = urls.some(({ id }) => id === query.activeUrl);
  return { ...query, urls, activeUrl: isActive ? query.activeUrl : (urls[0]?.id ?? null) };
};

/**
 * The state changes when another text replaces an example: its title, its URLs with their
 * expectations and its HTTP response are removed; what the user added or changed stays. Null if
 * nothing of an example is left.
 */
export const withoutExample = (state: AppState): Partial<AppState> | null => {
  const { format, query } = state;
  const hasUrls = query.urls.some(({ fromExample }) => fromExample === true);
  if (!hasUrls && !isExample(format)) return null;
  const rest = withoutExampleUrls(query);
  const changed: Partial<AppState> = { query: rest, savedUrls: rest.urls };
  if (!isExample(format)) return changed;
  return { ...changed, format: { ...format, name: NEW_FILE.name, original: null }, response: null };
};

/** Restores what came with an example, beside what the user has added or changed since. */
const returnToExample = (store: AppStore, before: AppState): void => {
  const { query, format, response } = store.getState();
  const present = new Map(query.urls.map((url) => [url.id, url]));
  const urls = before.query.urls.flatMap(
    (url) => present.get(url.id) ?? (url.fromExample === true ? [url] : []),
  );
  const known = new Set(urls.map(({ id }) => id));
  const { name, original } = before.format;
  store.setState({
    query: {
      ...query,
      urls: [...urls, ...query.urls.filter(({ id }) => !known.has(id))],
      activeUrl: query.activeUrl ?? before.query.activeUrl,
    },
    savedUrls: before.savedUrls,
    openedText: before.openedText,
    baseline: before.baseline,
    format: format.name === NEW_FILE.name ? { ...format, name, original } : format,
    response: response ?? before.response,
  });
};

const nameOf = ({ name, original }: FileFormat): Pick<FileFormat, "name" | "original"> => ({
  name,
  original,
});

/** The name of a file of which nothing but the text is new: the user's own, or none. */
const formatOfNew = ({ format }: AppState): FileFormat =>
  format.isNamed ? format : { ...format, name: NEW_FILE.name, original: null };

/**
 * What a new file is compared with: not with the text that the file before it had when opened, which
 * is no text of this file.
 */
export const baselineOfNew = ({ baseline, openedText }: AppState): AppState["baseline"] =>
  baseline?.source === openedText.source && baseline.encoding === openedText.encoding
    ? null
    : baseline;

/** Says that the response of the file before no longer counts, and offers to keep it. */
const offerResponse = (store: AppStore, response: HttpResponse): Notice["id"] =>
  notify(store, {
    tone: "info",
    text: MESSAGES.responseLeft,
    action: { label: MESSAGES.keepResponse, run: () => store.setState({ response }) },
  });

/**
 * Starts a new file after another text has replaced the whole one. What came with an example is
 * removed, and so are the name and the HTTP response of an opened file. Later changes are compared with the new text, as
 * with an opened file.
 *
 * @param source the text that replaced it.
 * @param isTyped whether it was typed: then it is a new file only if it replaces an example.
 * @returns a function that restores this when the text is restored; null if nothing was changed.
 */
export const startAnew = (
  store: AppStore,
  source: string,
  isTyped: boolean,
): (() => void) | null => {
  const before = store.getState();
  const { format, openedText, baseline, response } = before;
  const change = withoutExample(before);
  const isNew = isExample(format) || !isTyped;
  if (change === null && !isNew) return null;
  const anew = isNew
    ? {
        openedText: { source, encoding: format.encoding },
        baseline: baselineOfNew(before),
        response: null,
      }
    : {};
  const named = isNew && !isExample(format) ? { format: formatOfNew(before) } : {};
  store.setState({ ...named, ...change, ...anew });
  // What came with an example was not the user's.
  const isOwn = isNew && !isExample(format) && response !== null;
  let said: Notice["id"] | null = null;
  if (isOwn) {
    queueMicrotask(() => {
      // A pasted response has brought its own.
      if (store.getState().response === null) said = offerResponse(store, response);
    });
  }
  return () => {
    if (said !== null) dismiss(store, said);
    if (change !== null) returnToExample(store, before);
    else {
      const present = store.getState();
      store.setState({
        openedText,
        baseline,
        response: present.response ?? response,
        format: { ...present.format, ...nameOf(format) },
      });
    }
  };
};
