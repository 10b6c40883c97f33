import type { Encoding, RobotsDocument } from "../../../core/index.ts";
import { DEFAULT_CHECKS } from "../store/check-settings.ts";
import { titleOf } from "../store/example.ts";
import { type SharedState, sharedStateOf } from "../store/shared-state.ts";
import type { AppState, FileFormat, Query } from "../store/state.ts";
import { editorText, isEdited, isUnsaved, NEW_FILE, sameUrls } from "../store/store.ts";

/** Everything in a draft: what a link holds, and how the file was opened. */
export interface Draft extends SharedState {
  readonly encoding: Encoding;
  readonly name: FileFormat["name"];
  readonly isNamed: FileFormat["isNamed"];
  readonly original: FileFormat["original"];
  /** The text is not saved elsewhere. */
  readonly edited: boolean;
  /** Its URLs or expectations are not saved elsewhere. */
  readonly urlsEdited: boolean;
}

/** The draft that a page shows. */
export const draftOf = (state: AppState): Draft => {
  const edited = isEdited(state);
  const { tab: _, ...shared } = sharedStateOf(state);
  return {
    ...shared,
    encoding: state.format.encoding,
    name: titleOf(state),
    isNamed: state.format.isNamed,
    original: state.format.original,
    edited,
    urlsEdited: isUnsaved({ ...state, savedSource: state.document.source }),
  };
};

/**
 * A draft that is saved elsewhere: a link or an example. Its text gets the editor's line ends, or
 * it would count as edited as soon as it is shown.
 *
 * @param name its name, unless the state has one.
 */
export const draftOfShared = (shared: SharedState, name: string = NEW_FILE.name): Draft => ({
  ...shared,
  source: editorText(shared.source),
  encoding: shared.encoding ?? "utf-8",
  name: shared.name ?? name,
  isNamed: shared.name !== undefined,
  original: null,
  edited: false,
  urlsEdited: false,
});

/** The queries of a draft, its URLs numbered from 1 and the first of them active. */
export const queryOf = ({ crawler, crawlers = [], urls }: SharedState): Query => ({
  crawler,
  crawlers,
  urls: urls.map((url, index) => ({ ...url, id: index + 1 })),
  activeUrl: urls.length === 0 ? null : 1,
});

/** What a page shows of a draft beside its text, its file and its URLs under test. */
export const settingsOf = (draft: Draft) => ({
  dialect: draft.dialect,
  response: draft.response ?? null,
  checks: draft.checks ?? DEFAULT_CHECKS,
  baseline: draft.baseline ?? null,
  servedAs: draft.servedAs ?? null,
  ...(draft.tab === undefined ? {} : { tab: draft.tab }),
});

/** How a draft's file stands on disk. */
export const formatOf = ({ name, isNamed, encoding, lineEnd, original }: Draft): FileFormat => ({
  name,
  isNamed,
  encoding,
  lineEnd,
  original,
});

/**
 * The part of a draft that counts as saved, with the editor's line ends: a link may hold others.
 */
export const savedOf = (
  draft: Draft,
  query: Query,
): Pick<AppState, "savedSource" | "savedUrls"> => ({
  savedSource: draft.edited ? "" : editorText(draft.source),
  savedUrls: draft.urlsEdited ? [] : query.urls,
});

/** Whether losing a draft would lose work. */
export const isUnsavedDraft = (draft: Draft): boolean =>
  (draft.edited && draft.source !== "") || (draft.urlsEdited && draft.urls.length > 0);

/** Whether two drafts have the same text and the same URLs with the same expectations. */
export const sameWork = (a: SharedState, b: SharedState): boolean =>
  a.source === b.source && sameUrls(a.urls, b.urls);

/** Whether a draft contains nothing that a user could want back. */
export const isEmptyDraft = ({ source, urls }: Draft): boolean =>
  source === "" && urls.length === 0;

/** Whether two states are stored as the same draft. */
export const isSameState = (a: AppState, b: AppState): boolean =>
  a.document.source === b.document.source &&
  a.format === b.format &&
  a.query === b.query &&
  a.dialect === b.dialect &&
  a.response === b.response &&
  a.checks === b.checks &&
  a.baseline === b.baseline &&
  a.servedAs === b.servedAs &&
  a.savedSource === b.savedSource &&
  a.savedUrls === b.savedUrls;

/**
 * Whether a state has changes since it was opened. Selecting a crawler or reader does not count.
 */
export const isChanged = (state: AppState, opened: AppState): boolean =>
  state.document.source !== opened.document.source ||
  state.format !== opened.format ||
  !sameUrls(state.query.urls, opened.query.urls);

/** The state with the text after the latest key, which the store may get later. */
export const withLatestText = (state: AppState, document: RobotsDocument | null): AppState => {
  if (document === null || document === state.document) return state;
  const { format } = state;
  const { encoding } = document;
  const current = format.encoding === encoding ? format : { ...format, encoding };
  return { ...state, document, format: current };
};
