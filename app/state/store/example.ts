import type { AppState, FileFormat, Query } from "./state.ts";
import { type AppStore, NEW_FILE } from "./store.ts";

const PREFIX = "Example: ";

/** The name of an example as a file. */
export const exampleName = (title: string): FileFormat["name"] => `${PREFIX}${title}`;

const isExample = ({ name }: FileFormat): boolean => name.startsWith(PREFIX);

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
    format: format.name === NEW_FILE.name ? { ...format, name, original } : format,
    response: response ?? before.response,
  });
};

/**
 * Removes what came with an example after its text was replaced. Later changes are compared with
 * the new text, as with an opened file.
 *
 * @param source the text that replaced it.
 * @returns a function that restores it when the text is restored; null if nothing was removed.
 */
export const leaveExample = (store: AppStore, source: string): (() => void) | null => {
  const before = store.getState();
  const change = withoutExample(before);
  if (change === null) return null;
  const openedText = { source, encoding: before.format.encoding };
  store.setState(isExample(before.format) ? { ...change, openedText } : change);
  return () => returnToExample(store, before);
};
