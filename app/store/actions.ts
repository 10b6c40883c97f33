import {
  type DialectId,
  type HttpResponse,
  identify,
  type RobotsDocument,
} from "../../core/index.ts";
import { crawlerKey, withExpectation } from "./expectations.ts";
import {
  MAX_CRAWLER_LENGTH,
  MAX_CRAWLERS,
  MAX_EXPECTATIONS,
  MAX_URL_LENGTH,
  MAX_URLS,
} from "./limits.ts";
import type {
  AppState,
  Baseline,
  CheckSettings,
  DialectChoice,
  Expectation,
  FileFormat,
  Layout,
  Notice,
  Query,
  TestUrl,
  Theme,
} from "./state.ts";
import { type AppStore, editorText } from "./store.ts";

const patchQuery = (store: AppStore, patch: Partial<Query>): void =>
  store.setState(({ query }) => ({ query: { ...query, ...patch } }));

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

/** Says how the site answered the request for the file; null: nobody knows. */
export const setResponse = (store: AppStore, response: HttpResponse | null): void =>
  store.setState({ response });

/** Chooses light, dark, or whatever the system says. */
export const setTheme = (store: AppStore, theme: Theme): void => store.setState({ theme });

/** Chooses the readers that are compared with each other. */
export const setCompared = (store: AppStore, ids: readonly DialectId[]): void =>
  store.setState({ compared: ids });

/** Says how the page is divided. Nothing is kept of a division that is as it was. */
export const setLayout = (store: AppStore, layout: Layout): void => {
  const { split, height, outlined } = store.getState().layout;
  if (split === layout.split && height === layout.height && outlined === layout.outlined) return;
  store.setState({ layout });
};

let lastNotice = 0;

/** What `notify` takes: a message, and one thing to do about it. */
export interface NoticeContent {
  readonly tone: Notice["tone"];
  readonly text: string;
  readonly action?: Notice["action"];
  /** It goes when another file is opened. */
  readonly ofFile?: true;
}

/** It says what was done and asks for nothing: the next thing done takes its place. */
const isNews = ({ tone, action }: Notice): boolean => tone === "info" && action === null;

const withNotice = (notices: readonly Notice[], content: NoticeContent): readonly Notice[] => {
  lastNotice += 1;
  const { tone, text, action = null, ofFile } = content;
  const others = notices.filter(
    (notice) => notice.text !== text && !(isNews(notice) && tone === "info"),
  );
  const notice = { id: lastNotice, tone, text, action };
  return [...others, ofFile === undefined ? notice : { ...notice, ofFile }];
};

/**
 * Shows a message and gives its id. The same text is not shown twice: the new message replaces the
 * old one, as it replaces news of what was done before. Ids are never used again.
 */
export const notify = (store: AppStore, content: NoticeContent): Notice["id"] => {
  store.setState(({ notices }) => ({ notices: withNotice(notices, content) }));
  return lastNotice;
};

/** Takes a message away; an id that is not shown is ignored. */
export const dismiss = (store: AppStore, id: Notice["id"]): void =>
  store.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));

const BEGINS_LIKE_A_URL = /^(?:\/|[a-z][a-z\d+.-]*:\/\/)/i;

/** Lines and tabs always separate URLs; blanks only where each piece looks like one. */
const splitTyped = (text: string): readonly string[] =>
  text
    .split(/[\r\n\t]+/)
    .flatMap((line) => {
      const pieces = line.trim().split(/\s+/);
      return pieces.every((piece) => BEGINS_LIKE_A_URL.test(piece)) ? pieces : [line.trim()];
    })
    .filter((typed) => typed !== "");

const leftOutText = (tooMany: number, tooLong: number): string | null => {
  const reasons = [
    tooMany > 0
      ? `${tooMany} more ${tooMany === 1 ? "was" : "were"} left out: the list holds ${MAX_URLS} URLs. Remove some to make room.`
      : "",
    tooLong > 0
      ? `${tooLong} ${tooLong === 1 ? "was" : "were"} left out: longer than ${MAX_URL_LENGTH.toLocaleString("en")} characters.`
      : "",
  ].filter((reason) => reason !== "");
  return reasons.length === 0 ? null : reasons.join(" ");
};

/**
 * Adds one URL or a pasted list of them and makes the last one active; typing one that is there
 * already makes that one active. Empty lines and exact duplicates are skipped; what does not fit
 * is left out and a notice says so.
 *
 * @param text lines, or addresses between blanks; a path such as `/my page` stays whole.
 * @returns how many were added.
 */
export const addUrls = (store: AppStore, text: string): number => {
  const { query, notices } = store.getState();
  const typed = [...new Set(splitTyped(text))];
  const known = new Map(query.urls.map((url) => [url.typed, url.id]));
  const fresh = typed.filter((one) => !known.has(one));
  const fitting = fresh.filter((one) => one.length <= MAX_URL_LENGTH);
  const room = Math.max(0, MAX_URLS - query.urls.length);
  const lastId = Math.max(0, ...query.urls.map((url) => url.id));
  const added = fitting
    .slice(0, room)
    .map((one, index): TestUrl => ({ id: lastId + index + 1, typed: one, expectations: [] }));
  const lastTyped = typed.at(-1);
  const repeated = lastTyped === undefined ? undefined : known.get(lastTyped);
  const activeUrl = added.at(-1)?.id ?? repeated ?? query.activeUrl;
  const leftOut = leftOutText(fitting.length - added.length, fresh.length - fitting.length);
  store.setState({
    query: { ...query, urls: [...query.urls, ...added], activeUrl },
    notices: leftOut === null ? notices : withNotice(notices, { tone: "warning", text: leftOut }),
  });
  return added.length;
};

/** Removes a URL. When it was the active one, its neighbour becomes active. Unknown ids are ignored. */
export const removeUrl = (store: AppStore, id: TestUrl["id"]): void => {
  const { urls, activeUrl } = store.getState().query;
  const at = urls.findIndex((url) => url.id === id);
  if (at < 0) return;
  const rest = urls.filter((url) => url.id !== id);
  const neighbour = rest[at] ?? rest[at - 1];
  patchQuery(store, {
    urls: rest,
    activeUrl: activeUrl === id ? (neighbour?.id ?? null) : activeUrl,
  });
};

/** Changes a URL, which is the user's from then on. */
const patchUrl = (store: AppStore, id: TestUrl["id"], patch: Partial<TestUrl>): void => {
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

/** Changes the text of a URL; an empty or overlong one leaves it as it was. Unknown ids are ignored. */
export const editUrl = (store: AppStore, id: TestUrl["id"], typed: string): void => {
  const trimmed = typed.trim();
  if (trimmed === "" || trimmed.length > MAX_URL_LENGTH) return;
  patchUrl(store, id, { typed: trimmed });
};

/**
 * Says which verdict is wanted for a URL; null for none. Unknown ids are ignored, and so is one
 * crawler more than a URL can have expectations for.
 *
 * @param crawler whose verdict is meant, by token or User-Agent header.
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

/** Takes over the expectations of URLs, by their ids; of URLs that are gone nothing is taken. */
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

/** Chooses the URL whose rules are marked in the file; null for none. Unknown ids are ignored. */
export const activateUrl = (store: AppStore, id: TestUrl["id"] | null): void => {
  const { urls } = store.getState().query;
  if (id !== null && !urls.some((url) => url.id === id)) return;
  patchQuery(store, { activeUrl: id });
};

const ofOtherFiles = (notices: readonly Notice[]): readonly Notice[] =>
  notices.filter(({ ofFile }) => ofFile !== true);

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
      notices: ofOtherFiles(notices),
    });
  }
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
    openedText: { source: state.document.source, encoding: format.encoding },
    savedSource: editorText(savedSource),
    savedUrls,
    query,
    dialect,
    response,
    checks,
    baseline,
    notices: ofOtherFiles(state.notices),
  };
  store.setState(patch);
};

/** Records that the text is safe elsewhere: it was downloaded. */
export const markSaved = (store: AppStore): void =>
  store.setState(({ document }) => ({ savedSource: document.source }));

/** Records that text and URLs of a state are safe elsewhere: whoever shared it has the link. */
export const markShared = (store: AppStore, { document, query }: AppState): void =>
  store.setState({ savedSource: document.source, savedUrls: query.urls });
