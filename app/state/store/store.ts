import { createStore, type StoreApi } from "zustand/vanilla";
import { parse } from "../../../core/index.ts";
import { DEFAULT_CHECKS } from "./check-settings.ts";
import { DEFAULT_COMPARED, DEFAULT_LAYOUT, DEFAULT_LOOK } from "./defaults.ts";
import { sameExpectations } from "./expectations.ts";
import { OWN_NAMES } from "./own-names.ts";
import type { AppState, FileFormat, Query, TestUrl } from "./state.ts";

/** The store of a page. Created by `main.ts` and passed on, never imported. */
export type AppStore = StoreApi<AppState>;

/**
 * The format of a file that is typed here rather than opened. Downloads are always named
 * `robots.txt`.
 */
export const NEW_FILE: FileFormat = {
  name: OWN_NAMES.untitled,
  isNamed: false,
  encoding: "utf-8",
  lineEnd: "\n",
  original: null,
};

const NEW_QUERY: Query = { crawler: "Googlebot", crawlers: [], urls: [], activeUrl: null };

/** Text as in the editor: every line end (CRLF, CR) becomes LF, everything else stays. */
export const editorText = (text: string): string => text.replace(/\r\n?/g, "\n");

/**
 * The state of a page that shows a file.
 *
 * @param source the file's text, any string; line ends become LF as in the editor.
 * @param overrides the differences from a new, saved file tested as Googlebot.
 */
export const initialState = (source: string, overrides: Partial<AppState> = {}): AppState => {
  const text = editorText(source);
  const format = overrides.format ?? NEW_FILE;
  const query = overrides.query ?? NEW_QUERY;
  return {
    document: parse(text, format.encoding),
    format,
    unfinishedLine: null,
    isTyping: false,
    openedText: { source: text, encoding: format.encoding },
    savedSource: text,
    savedUrls: query.urls,
    query,
    dialect: "automatic",
    checks: DEFAULT_CHECKS,
    baseline: null,
    response: null,
    servedAs: null,
    theme: "system",
    compared: DEFAULT_COMPARED,
    layout: DEFAULT_LAYOUT,
    look: DEFAULT_LOOK,
    tab: null,
    notices: [],
    announced: { text: "" },
    ...overrides,
  };
};

/** Creates a store with an initial state. */
export const createAppStore = (initial: AppState): AppStore => createStore(() => initial);

/** Whether the text differs from what was last opened, downloaded or shared. */
export const isEdited = (state: AppState): boolean => state.document.source !== state.savedSource;

/** Whether any URL has an expectation. */
export const expectsVerdicts = ({ query }: AppState): boolean =>
  query.urls.some(({ expectations }) => expectations.length > 0);

type UrlAndExpectations = Pick<TestUrl, "typed" | "expectations" | "page">;

const sameUrl = (a: UrlAndExpectations, b: UrlAndExpectations | undefined): boolean =>
  a.typed === b?.typed && a.page === b.page && sameExpectations(a.expectations, b.expectations);

/** Whether two lists contain the same URLs in the same order, with the same expectations and pages. */
export const sameUrls = (
  a: readonly UrlAndExpectations[],
  b: readonly UrlAndExpectations[],
): boolean => a === b || (a.length === b.length && a.every((url, index) => sameUrl(url, b[index])));

/**
 * Whether opening something else would lose work: the text, URLs or expectations were changed.
 * Selecting a crawler or dialect is not work.
 */
export const isUnsaved = (state: AppState): boolean =>
  isEdited(state) || !sameUrls(state.query.urls, state.savedUrls);
