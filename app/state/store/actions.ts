import {
  type DialectId,
  type HttpResponse,
  identify,
  type RobotsDocument,
} from "../../../core/index.ts";
import { baselineOfNew } from "./example.ts";
import { crawlerKey } from "./expectations.ts";
import { MAX_CRAWLER_LENGTH, MAX_CRAWLERS, MAX_NAME_LENGTH } from "./limits.ts";
import type {
  AppState,
  Baseline,
  CheckSettings,
  DialectChoice,
  FileFormat,
  Layout,
  Look,
  Notice,
  Query,
  TestUrl,
  Theme,
} from "./state.ts";
import { type AppStore, editorText, NEW_FILE } from "./store.ts";
import { patchQuery } from "./url-actions.ts";

export { announce, dismiss, type NoticeContent, notify } from "./notices.ts";
export {
  activateUrl,
  addList,
  addUrls,
  editUrl,
  moveUrl,
  removeUrl,
  removeUrls,
  setExpectation,
  setExpectations,
} from "./url-actions.ts";

/** Selects the crawler; any text. It is cut off at the longest possible User-Agent header. */
export const setCrawler = (store: AppStore, input: string): void =>
  patchQuery(store, { crawler: input.slice(0, MAX_CRAWLER_LENGTH) });

/**
 * Selects the crawlers of the Matrix, by token or User-Agent header; each is kept once, as its
 * token. Those that are too many or too long are left out.
 */
export const setCrawlers = (store: AppStore, crawlers: readonly string[]): void => {
  const fitting = crawlers.filter((crawler) => crawler.length <= MAX_CRAWLER_LENGTH);
  const byKey = new Map(fitting.map((crawler) => [crawlerKey(crawler), identify(crawler).token]));
  patchQuery(store, { crawlers: [...byKey.values()].slice(0, MAX_CRAWLERS) });
};

/** Selects the reader that the verdicts follow, or each crawler's own. */
export const setDialect = (store: AppStore, dialect: DialectChoice): void =>
  store.setState({ dialect });

/** Sets which checks run and which findings are shown. */
export const setChecks = (store: AppStore, checks: CheckSettings): void =>
  store.setState({ checks });

/** Sets the text that Compare compares with; null for none. */
export const setBaseline = (store: AppStore, baseline: Baseline | null): void =>
  store.setState({ baseline });

/** Remembers the tab that the user has chosen, for links; null for one that they do not name. */
export const setTab = (store: AppStore, tab: string | null): void => store.setState({ tab });

/** Sets the HTTP response for the file; null if unknown. */
export const setResponse = (store: AppStore, response: HttpResponse | null): void =>
  store.setState({ response });

/** Selects the system as whose served text the file is judged; null for the file as written. */
export const setServedAs = (store: AppStore, servedAs: string | null): void =>
  store.setState({ servedAs });

/** Selects the light or dark theme, or that of the system. */
export const setTheme = (store: AppStore, theme: Theme): void => store.setState({ theme });

/** Selects the readers that are compared with each other. */
export const setCompared = (store: AppStore, ids: readonly DialectId[]): void =>
  store.setState({ compared: ids });

/**
 * Names the file, as shown and in links; a name that is too long is cut off. An empty name makes it
 * the untitled draft again.
 */
export const renameFile = (store: AppStore, typed: string): void => {
  const name = typed.trim().slice(0, MAX_NAME_LENGTH);
  const named = name === "" ? { name: NEW_FILE.name, isNamed: false } : { name, isNamed: true };
  store.setState(({ format }) => ({ format: { ...format, ...named } }));
};

/** Sets how the page is divided. An unchanged layout is ignored. */
export const setLayout = (store: AppStore, layout: Layout): void => {
  const { split, height, outlined } = store.getState().layout;
  if (split === layout.split && height === layout.height && outlined === layout.outlined) return;
  store.setState({ layout });
};

/** Sets how the editor shows text. */
export const setLook = (store: AppStore, look: Look): void => store.setState({ look });

const ofPageAlone = (notices: readonly Notice[]): readonly Notice[] =>
  notices.filter(({ ofPage }) => ofPage === true);

/**
 * Puts the editor's document into the store. Only the editor's publisher calls it. A text that will
 * be written in another encoding no longer counts as saved, even if it reads the same.
 *
 * @param unfinishedLine the 1-based number of the line being written in it; null for none.
 * @param isTyping whether it has just changed and may soon change again.
 */
export const publishDocument = (
  store: AppStore,
  document: RobotsDocument,
  unfinishedLine: number | null = null,
  isTyping = false,
): void => {
  const present = store.getState();
  const { format, notices } = present;
  const written = { document, unfinishedLine, isTyping };
  if (
    present.document === document &&
    present.unfinishedLine === unfinishedLine &&
    present.isTyping === isTyping
  ) {
    return;
  }
  const { encoding } = document;
  if (encoding === format.encoding) store.setState(written);
  else {
    const recoded = { ...format, encoding };
    store.setState({
      ...written,
      format: recoded,
      savedSource: "",
      notices: ofPageAlone(notices),
    });
  }
};

/**
 * Sets the line end used when the file is saved. With other line ends it no longer counts as saved,
 * even if it reads the same.
 */
export const setLineEnd = (store: AppStore, lineEnd: FileFormat["lineEnd"]): void => {
  const { format } = store.getState();
  if (format.lineEnd === lineEnd) return;
  store.setState({ format: { ...format, lineEnd }, savedSource: "" });
};

/** What accompanies an opened text. */
export interface OpenedFile {
  readonly format: FileFormat;
  /** The text that counts as saved; line ends become LF. */
  readonly savedSource: string;
  readonly query?: Query;
  /** The id of the tab to show; by default the same as before. */
  readonly tab?: string | null;
  /** The URLs that count as saved; by default those of `query`. */
  readonly savedUrls?: readonly TestUrl[];
  readonly dialect?: DialectChoice;
  readonly response?: HttpResponse | null;
  readonly checks?: CheckSettings;
  readonly baseline?: Baseline | null;
  readonly servedAs?: string | null;
}

/**
 * Records what accompanies a text that the editor was just given. Without a `query`, the current
 * crawler and URLs stay.
 */
export const opened = (store: AppStore, file: OpenedFile): void => {
  const state = store.getState();
  const { query: present, dialect: presentDialect, response: presentResponse } = state;
  const { format, savedSource, query = present, dialect = presentDialect } = file;
  const { response = presentResponse, checks = state.checks } = file;
  const { baseline = baselineOfNew(state) } = file;
  const { savedUrls = query.urls, tab = state.tab, servedAs = state.servedAs } = file;
  const patch: Partial<AppState> = {
    format,
    unfinishedLine: null,
    openedText: { source: state.document.source, encoding: format.encoding },
    savedSource: editorText(savedSource),
    savedUrls,
    query,
    tab,
    dialect,
    response,
    checks,
    baseline,
    servedAs,
    notices: ofPageAlone(state.notices),
  };
  store.setState(patch);
};

/** Records that the text is saved elsewhere: it was downloaded. */
export const markSaved = (store: AppStore): void =>
  store.setState(({ document }) => ({ savedSource: document.source }));

/** Records that the text and URLs of a state are saved elsewhere: the user has shared a link. */
export const markShared = (store: AppStore, { document, query }: AppState): void =>
  store.setState({ savedSource: document.source, savedUrls: query.urls });
