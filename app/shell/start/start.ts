import { formatMessage } from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { draftOfExample, type Example } from "../../features/examples/example.ts";
import { firstVisit } from "../../features/examples/first-visit.ts";
import { clearAddress, IS_ANCHOR, keepAddressTrue } from "../../features/share/address.ts";
import type { DecodeResult } from "../../features/share/codec.ts";
import { isPrefill, prefilledState, readPrefill } from "../../features/share/prefill.ts";
import { prefillMessages } from "../../features/share/prefill-messages.ts";
import {
  type Draft,
  draftOfShared,
  formatOf,
  isUnsavedDraft,
  queryOf,
  sameWork,
  savedOf,
} from "../../state/drafts/draft.ts";
import { createDraftSaver } from "../../state/drafts/draft-saver.ts";
import { type FoundDraft, findDraft } from "../../state/drafts/find-draft.ts";
import { historyMessages, troubleMessages } from "../../state/drafts/history-messages.ts";
import type { HistoryStore } from "../../state/drafts/history-store.ts";
import { createJournal } from "../../state/drafts/journal.ts";
import { hasOldDrafts } from "../../state/drafts/old-draft-keys.ts";
import { openDraft, restoreNotice, type Workspace } from "../../state/drafts/open-draft.ts";
import {
  type HistoryOwner,
  keepOnLeaving,
  type OpenHistory,
  openHistory,
  type PageEvents,
} from "../../state/drafts/open-history.ts";
import { createVersions } from "../../state/drafts/versions.ts";
import { withPart } from "../../state/drafts/with-part.ts";
import {
  keepPreferences,
  type Preferences,
  readPreferences,
} from "../../state/preferences/preferences.ts";
import {
  openStorage,
  storedText,
  storeText,
  type TextStorage,
} from "../../state/preferences/text-storage.ts";
import { type NoticeContent, notify } from "../../state/store/actions.ts";
import { DEFAULT_CHECKS } from "../../state/store/check-settings.ts";
import type { AppState } from "../../state/store/state.ts";
import { type AppStore, initialState } from "../../state/store/store.ts";
import { pageMessages } from "./messages.ts";

/** What an address requests. */
export type Request =
  /** Nothing: no fragment, or not one of the app's. */
  | { readonly kind: "nothing" }
  | { readonly kind: "draft"; readonly draft: Draft; readonly said: string }
  /** Something that cannot be opened, with the reason in the user's words. */
  | { readonly kind: "broken"; readonly message: string };

/** How to load what an address refers to; each loads its own chunk. */
export interface Loaders {
  readonly decode: () => Promise<(fragment: string) => DecodeResult>;
  readonly examples: () => Promise<readonly Example[]>;
  readonly files: () => Promise<
    Pick<typeof import("../../features/files/index.ts"), "download" | "readAnswer" | "responseOf">
  >;
  readonly oldDrafts: () => Promise<
    typeof import("../../state/drafts/old-drafts.ts").moveOldDrafts
  >;
}

const LOADERS: Loaders = {
  decode: async () => (await import("../../features/share/index.ts")).decodeShare,
  examples: async () => (await import("../../features/examples/index.ts")).examples,
  files: () => import("../../features/files/index.ts"),
  oldDrafts: async () => (await import("../../state/drafts/old-drafts.ts")).moveOldDrafts,
};

const NOTHING: Request = { kind: "nothing" };

const broken = (message: string): Request => ({ kind: "broken", message });

const requestExample = async (id: string, { examples }: Loaders): Promise<Request> => {
  const example = (await examples()).find((one) => one.id === id);
  if (example === undefined) {
    return broken(pageMessages.noSuchExample);
  }
  const said = formatMessage(pageMessages.openedExample, { title: example.title });
  return { kind: "draft", draft: draftOfExample(example), said };
};

const requestLink = async (fragment: string, { decode }: Loaders): Promise<Request> => {
  const result = (await decode())(fragment);
  if (!result.ok) return broken(result.message);
  return {
    kind: "draft",
    draft: draftOfShared(result.value, pageMessages.sharedFile),
    said: pageMessages.openedLink,
  };
};

/** The HTTP response of headers printed by `curl -i`; no fields if the text is not that. */
const responseIn = async (
  head: string,
  files: Loaders["files"],
): Promise<Pick<Draft, "response">> => {
  const { readAnswer, responseOf } = await files();
  const answer = readAnswer(head);
  return answer === null ? {} : { response: responseOf(answer) };
};

/**
 * Values that another program put into the address: file, URLs, crawler, and the response headers.
 */
const requestPrefill = async (fragment: string, { files }: Loaders): Promise<Request> => {
  const prefill = readPrefill(fragment);
  const shared = prefilledState(prefill);
  const response = prefill.response === "" ? {} : await responseIn(prefill.response, files);
  return {
    kind: "draft",
    draft: draftOfShared({ ...shared, ...response }, prefillMessages.name),
    said: prefillMessages.said,
  };
};

/** Reverts the escapes of programs that escape a whole fragment. */
const plain = (fragment: string): string =>
  fragment.replace(/%2f/gi, "/").replace(/%2e/gi, ".").replace(/^#/, "");

/**
 * Determines what an address requests. Never rejects: what cannot be loaded is a broken request.
 *
 * @param fragment as in `location.hash`, with or without its `#`.
 */
export const readAddress = async (
  fragment: string,
  loaders: Loaders = LOADERS,
): Promise<Request> => {
  const text = plain(fragment);
  if (IS_ANCHOR.test(text)) return NOTHING;
  try {
    if (isPrefill(text)) return await requestPrefill(fragment, loaders);
    return text.startsWith("example/")
      ? await requestExample(text.slice("example/".length), loaders)
      : await requestLink(fragment, loaders);
  } catch {
    // A chunk did not load: the network is down, or a new version has replaced the files.
    return broken(pageMessages.notOpened);
  }
};

/** What a page starts with. */
export interface Beginning {
  readonly draft: Draft;
  /** Whether it is safely stored where it came from; it is then not saved before it is changed. */
  readonly safe: boolean;
  /** The id of this tab's draft, if this is its last state; null for anything else. */
  readonly id: string | null;
  /**
   * The draft that was replaced by opening a link or an example; null if there is nothing to lose.
   */
  readonly earlier: FoundDraft | null;
  readonly messages: readonly NoticeContent[];
}

/** A link to exactly the saved work keeps the name and original of the file. */
const recognise = (draft: Draft, kept: Draft | null): Draft =>
  kept !== null &&
  sameWork(kept, draft) &&
  kept.encoding === draft.encoding &&
  kept.lineEnd === draft.lineEnd
    ? { ...draft, name: kept.name, original: kept.original }
    : draft;

const beginWith = (found: FoundDraft, messages: readonly NoticeContent[]): Beginning => {
  const { draft, id, place } = found;
  if (place === "own") return { draft, safe: false, id, earlier: null, messages };
  const copied: NoticeContent = { tone: "info", text: historyMessages.copyOfOtherTab };
  const said = place === "other-tab" ? [...messages, copied] : messages;
  return { draft, safe: true, id: null, earlier: null, messages: said };
};

/**
 * Decides what a page starts with: what the address requests, else the draft that was found, else
 * the first-visit example.
 *
 * @param troubles what could not be read, in the user's words.
 */
export const decideStart = (
  request: Request,
  found: FoundDraft | null,
  troubles: readonly string[] = [],
): Beginning => {
  const messages = troubles.map((text): NoticeContent => ({ tone: "error", text, ofPage: true }));
  if (request.kind === "draft") {
    const { draft } = request;
    const present = found?.draft ?? null;
    const isSame = present !== null && sameWork(present, draft);
    const id = isSame && found?.place === "own" ? found.id : null;
    const isLost = present !== null && !isSame && isUnsavedDraft(present);
    // A draft that is open in another tab is not replaced by anything here.
    const earlier = isLost && found?.place !== "other-tab" ? found : null;
    return { draft: recognise(draft, present), safe: true, id, earlier, messages };
  }
  if (request.kind === "broken") messages.push({ tone: "error", text: request.message });
  return found === null
    ? { draft: draftOfExample(firstVisit), safe: true, id: null, earlier: null, messages }
    : beginWith(found, messages);
};

/** The state that shows a draft. */
export const stateOf = (draft: Draft, preferences: Preferences): AppState => {
  const query = queryOf(draft);
  const format = formatOf(draft);
  const { dialect, response = null, checks = DEFAULT_CHECKS, baseline = null } = draft;
  return initialState(draft.source, {
    query,
    format,
    dialect,
    response,
    checks,
    baseline,
    ...preferences,
    ...savedOf(draft, query),
  });
};

/** The part of the window that a page uses to start. */
export type Page = PageEvents &
  HistoryOwner & {
    readonly location: Pick<Location, "hash" | "href">;
    readonly history: Pick<History, "replaceState" | "state">;
    readonly localStorage: Storage | null;
  };

/** A page that is ready to be shown. */
export interface Start {
  /** The initial state of the store; show this first. */
  readonly state: AppState;
  /**
   * Call this once, when the editor is mounted: from then on saves the draft, follows the address
   * and shows the notices. Returns what opens files.
   */
  readonly settle: (store: AppStore, port: EditorPort) => Workspace;
}

const followAddress = (workspace: Workspace, page: Page, loaders: Loaders): void => {
  let latest = 0;
  page.addEventListener("hashchange", async () => {
    latest += 1;
    const asked = latest;
    const request = await readAddress(page.location.hash, loaders);
    // Another address arrived while this one was loading.
    if (asked !== latest) return;
    if (request.kind === "broken")
      notify(workspace.store, { tone: "error", text: request.message });
    if (request.kind === "draft") {
      openDraft(workspace, request.draft, { from: "address", said: request.said });
    }
  });
};

/**
 * Moves drafts saved by earlier versions of the page, if any. Returns what could not be moved, in
 * the user's words.
 */
const oldDraftTroubles = async (
  storage: TextStorage | null,
  { history, newId }: Pick<OpenHistory, "history" | "newId">,
  loaders: Loaders,
): Promise<readonly string[]> => {
  if (storage === null || !hasOldDrafts(storage)) return [];
  try {
    return await (await loaders.oldDrafts())(storage, history, newId);
  } catch {
    // A chunk did not load. The drafts stay where they are, for the next visit.
    return [troubleMessages.notLoaded];
  }
};

/**
 * Tells `theme.js` that there are drafts, which it cannot see: the page is then not shown as a
 * first visit.
 */
const HAS_DRAFTS = "robots-txt-workbench.has-drafts";

const noteDrafts = (
  storage: TextStorage | null,
  history: Pick<HistoryStore, "subscribe">,
): void => {
  if (storage === null || storedText(storage, HAS_DRAFTS) !== null) return;
  const stop = history.subscribe(() => {
    storeText(storage, HAS_DRAFTS, "yes");
    stop();
  });
};

/** Determines what a page starts with, and returns what keeps it going. Never rejects. */
export const start = async (page: Page, loaders: Loaders = LOADERS): Promise<Start> => {
  const storage = openStorage(page);
  const { history, claims, newId } = openHistory(page);
  const journal = createJournal(storage);
  const request = await readAddress(page.location.hash, loaders);
  const troubles = await oldDraftTroubles(storage, { history, newId }, loaders);
  // A tab that shows a link does not take over the draft of a closed one.
  const found = await findDraft(history, claims, request.kind !== "draft", journal);
  const beginning = decideStart(request, found, troubles);
  const settle = (store: AppStore, port: EditorPort): Workspace => {
    const saver = createDraftSaver({
      store,
      document: port.document,
      history,
      journal,
      claims,
      now: Date.now,
      newId,
      download: () => void withPart(store, loaders.files, (files) => files.download(store)),
    });
    const versions = createVersions(history, saver, claims, Date.now);
    const workspace: Workspace = {
      store,
      port,
      saver,
      claims,
      versions,
      clearAddress: () => clearAddress(page),
    };
    const { safe, id, earlier, messages } = beginning;
    const isLink = request.kind === "draft";
    saver.adopt({ safe, id, isLink, isStored: id !== null && !isLink });
    noteDrafts(storage, history);
    keepOnLeaving(saver, claims, page);
    keepPreferences(store, storage);
    keepAddressTrue(store, page);
    followAddress(workspace, page, loaders);
    for (const message of messages) notify(store, message);
    if (earlier !== null) {
      const said = isLink ? request.said : null;
      notify(store, restoreNotice(workspace, earlier, said));
    }
    return workspace;
  };
  return { state: stateOf(beginning.draft, readPreferences(storage)), settle };
};
