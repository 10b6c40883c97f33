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

/** Takes away what came with an example: its text has just been replaced. */
export const leaveExample = (store: AppStore): void => {
  const change = withoutExample(store.getState());
  if (change !== null) store.setState(change);
};
