import {
  type DialectId,
  type HttpResponse,
  identify,
  type RobotsDocument,
} from "../../core/index.ts";
import { crawlerKey } from "./expectations.ts";
import { MAX_CRAWLER_LENGTH, MAX_CRAWLERS, MAX_NAME_LENGTH } from "./limits.ts";
import { patchQuery } from "./query-actions.ts";
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

export { announce, dismiss, type NoticeContent, notify } from "./notices.ts";
export {
  activateUrl,
  addUrls,
  editUrl,
  moveUrl,
  removeUrl,
  removeUrls,
  setExpectation,
  setExpectations,
} from "./url-actions.ts";

/** Chooses the crawler; any text. What is longer than a User-Agent header can be is cut off. */
export const setCrawler = (store: AppStore, input: string): void =>
  patchQuery(store, { crawler: input.slice(0, MAX_CRAWLER_LENGTH) });

/**
 * Chooses the crawlers of the table, by token or User-Agent header; each is kept once, as its token.
 * Those that are too many or too long are left out.
 */
export const setCrawlers = (store: AppStore, crawlers: readonly string[]): void => {
  const fitting = crawlers.filter((crawler) => crawler.length <= MAX_CRAWLER_LENGTH);
  const byKey = new Map(fitting.map((crawler) => [crawlerKey(crawler), identify(crawler).token]));
  patchQuery(store, { crawlers: [...byKey.values()].slice(0, MAX_CRAWLERS) });
};

/** Chooses the reader whose ways the verdicts follow, or each crawler's own. */
export const setDialect = (store: AppStore, dialect: DialectChoice): void =>
  store.setState({ dialect });

/** Says which checks are made, and which findings are shown. */
export const setChecks = (store: AppStore, checks: CheckSettings): void =>
  store.setState({ checks });

/** Chooses the text that Compare compares with; null for none. */
export const setBaseline = (store: AppStore, baseline: Baseline | null): void =>
  store.setState({ baseline });

/** Says how the site answered the request for the file; null when unknown. */
export const setResponse = (store: AppStore, response: HttpResponse | null): void =>
  store.setState({ response });

/** Chooses light, dark, or whatever the system says. */
export const setTheme = (store: AppStore, theme: Theme): void => store.setState({ theme });

/** Chooses the readers that are compared with each other. */
export const setCompared = (store: AppStore, ids: readonly DialectId[]): void =>
  store.setState({ compared: ids });

/**
 * Names the file, as shown and in links; what is too long is cut off. An empty name makes it the
 * untitled draft again.
 */
export const renameFile = (store: AppStore, typed: string): void => {
  const name = typed.trim().slice(0, MAX_NAME_LENGTH);
  const named = name === "" ? { name: NEW_FILE.name, isNamed: false } : { name, isNamed: true };
  store.setState(({ format }) => ({ format: { ...format, ...named } }));
};

/** Says how the page is divided. Nothing is kept of a division that is as it was. */
export const setLayout = (store: AppStore, layout: Layout): void => {
  const { split, height, outlined } = store.getState().layout;
  if (split === layout.split && height === layout.height && outlined === layout.outlined) return;
  store.setState({ layout });
};

/** Says how the editor shows text. */
export const setLook = (store: AppStore, look: Look): void => store.setState({ look });

const ofPageAlone = (notices: readonly Notice[]): readonly Notice[] =>
  notices.filter(({ ofPage }) => ofPage === true);

/**
 * Puts the editor's document into the store. For the editor's publisher alone. A text that is to be
 * written in another encoding is no longer what was saved, even where it reads the same.
 */
export const publishDocument = (store: AppStore, document: RobotsDocument): void => {
  const { document: present, format, notices } = store.getState();
  if (present === document) return;
  const { encoding } = document;
  if (encoding === format.encoding) store.setState({ document });
  else {
    const recoded = { ...format, encoding };
    store.setState({
      document,
      format: recoded,
      savedSource: "",
      notices: ofPageAlone(notices),
    });
  }
};

/** Says which line is being written and not finished; null for none. For the editor alone. */
export const setUnfinishedLine = (store: AppStore, unfinishedLine: number | null): void =>
  store.setState({ unfinishedLine });

/**
 * Says how the lines of the file end when it is saved. What was saved with other line ends is another
 * file, even where it reads the same.
 */
export const setLineEnd = (store: AppStore, lineEnd: FileFormat["lineEnd"]): void => {
  const { format } = store.getState();
  if (format.lineEnd === lineEnd) return;
  store.setState({ format: { ...format, lineEnd }, savedSource: "" });
};

/** What comes with a text that was opened. */
export interface OpenedFile {
  readonly format: FileFormat;
  /** The text that counts as saved; line ends become LF. */
  readonly savedSource: string;
  readonly query?: Query;
  /** The URLs that count as saved; those of `query` when not given. */
  readonly savedUrls?: readonly TestUrl[];
  readonly dialect?: DialectChoice;
  readonly response?: HttpResponse | null;
  readonly checks?: CheckSettings;
  readonly baseline?: Baseline | null;
}

/**
 * Records what comes with a text that the editor was just given. Without a `query` the present
 * crawler and URLs stay.
 */
export const opened = (store: AppStore, file: OpenedFile): void => {
  const state = store.getState();
  const { query: present, dialect: presentDialect, response: presentResponse } = state;
  const { format, savedSource, query = present, dialect = presentDialect } = file;
  const { response = presentResponse, checks = state.checks, baseline = state.baseline } = file;
  const { savedUrls = query.urls } = file;
  const patch: Partial<AppState> = {
    format,
    unfinishedLine: null,
    openedText: { source: state.document.source, encoding: format.encoding },
    savedSource: editorText(savedSource),
    savedUrls,
    query,
    dialect,
    response,
    checks,
    baseline,
    notices: ofPageAlone(state.notices),
  };
  store.setState(patch);
};

/** Records that the text is safe elsewhere: it was downloaded. */
export const markSaved = (store: AppStore): void =>
  store.setState(({ document }) => ({ savedSource: document.source }));

/** Records that text and URLs of a state are safe elsewhere: whoever shared it has the link. */
export const markShared = (store: AppStore, { document, query }: AppState): void =>
  store.setState({ savedSource: document.source, savedUrls: query.urls });
