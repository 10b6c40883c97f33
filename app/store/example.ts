import type { AppState, FileFormat, Query } from "./state.ts";
import { type AppStore, NEW_FILE } from "./store.ts";

const PREFIX = "Example: ";

/** What an example is called as a file. */
export const exampleName = (title: string): FileFormat["name"] => `${PREFIX}${title}`;

const isExample = ({ name }: FileFormat): boolean => name.startsWith(PREFIX);

const withoutExampleUrls = (query: Query): Query => {
  const urls = query.urls.filter(({ fromExample }) => fromExample !== true);
  const isActive = urls.some(({ id }) => id === query.activeUrl);
  return { ...query, urls, activeUrl: isActive ? query.activeUrl : (urls[0]?.id ?? null) };
};

/**
 * What changes of a state when another text takes the place of an example: its title, its URLs with
 * their expectations and its HTTP response go, what the user has added or changed stays. Null where
 * nothing of an example is there.
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

/** Puts back what came with an example, beside what the user has added or changed since. */
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
 * Takes away what came with an example: its text has just been replaced. The new text is what later
 * changes are compared with, as that of an opened file would be.
 *
 * @param source the text that replaced it.
 * @returns what brings it back, for when the text is back; null where nothing was taken away.
 */
export const leaveExample = (store: AppStore, source: string): (() => void) | null => {
  const before = store.getState();
  const change = withoutExample(before);
  if (change === null) return null;
  const openedText = { source, encoding: before.format.encoding };
  store.setState(isExample(before.format) ? { ...change, openedText } : change);
  return () => returnToExample(store, before);
};
