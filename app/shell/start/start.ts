import type { EditorPort } from "../../editor/editor-port.ts";
import { draftOfExample } from "../../features/examples/example.ts";
import { firstVisit } from "../../features/examples/first-visit.ts";
import { clearAddress, keepAddressTrue } from "../../features/share/address.ts";
import {
  type Draft,
  formatOf,
  isUnsavedDraft,
  queryOf,
  sameWork,
  savedOf,
  settingsOf,
} from "../../state/drafts/draft.ts";
import { createDraftSaver } from "../../state/drafts/draft-saver.ts";
import { type Findings, type FoundDraft, findDraft } from "../../state/drafts/find-draft.ts";
import type { HistoryStore } from "../../state/drafts/history-store.ts";
import { createJournal } from "../../state/drafts/journal.ts";
import { draftMessages } from "../../state/drafts/messages.ts";
import { hasOldDrafts } from "../../state/drafts/old-draft-keys.ts";
import {
  leftOutNotice,
  openDraft,
  restoreDraft,
  restoreNotice,
  type Workspace,
} from "../../state/drafts/open-draft.ts";
import {
  type HistoryOwner,
  keepOnLeaving,
  type OpenHistory,
  openHistory,
  type PageEvents,
} from "../../state/drafts/open-history.ts";
import { createTurns } from "../../state/drafts/turns.ts";
import { createVersions } from "../../state/drafts/versions.ts";
import { withModule } from "../../state/drafts/with-module.ts";
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
import type { AppState } from "../../state/store/state.ts";
import { type AppStore, initialState } from "../../state/store/store.ts";
import { LOADERS, type Loaders, type Request, readAddress } from "./request.ts";

/** What a page starts with. */
export interface StartState {
  readonly draft: Draft;
  /** Whether it is safely stored where it came from; it is then not saved before it is changed. */
  readonly safe: boolean;
  /** The id of this tab's draft, if this is its last state; null for anything else. */
  readonly id: string | null;
  /** Whether the database has that draft as it is shown. */
  readonly isStored: boolean;
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

const startWith = (found: FoundDraft, messages: readonly NoticeContent[]): StartState => {
  const { draft, id, place, isStored } = found;
  if (place === "own") return { draft, safe: false, id, isStored, earlier: null, messages };
  const copied: NoticeContent = { tone: "info", text: draftMessages.copyOfOtherTab };
  const said = place === "other-tab" ? [...messages, copied] : messages;
  return { draft, safe: true, id: null, isStored: false, earlier: null, messages: said };
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
): StartState => {
  const messages = troubles.map((text): NoticeContent => ({ tone: "error", text, ofPage: true }));
  if (request.kind === "draft") {
    const { draft } = request;
    const present = found?.draft ?? null;
    const isSame = present !== null && sameWork(present, draft);
    const id = isSame && found?.place === "own" ? found.id : null;
    const isLost = present !== null && !isSame && isUnsavedDraft(present);
    // A draft that is open in another tab is not replaced by anything here.
    const earlier = isLost && found?.place !== "other-tab" ? found : null;
    return {
      draft: recognise(draft, present),
      safe: true,
      id,
      isStored: false,
      earlier,
      messages,
    };
  }
  if (request.kind === "broken") messages.push({ tone: "error", text: request.message });
  return found === null
    ? {
        draft: draftOfExample(firstVisit),
        safe: true,
        id: null,
        isStored: false,
        earlier: null,
        messages,
      }
    : startWith(found, messages);
};

/** The state that shows a draft. */
export const stateOf = (draft: Draft, preferences: Preferences): AppState => {
  const query = queryOf(draft);
  const format = formatOf(draft);
  return initialState(draft.source, {
    query,
    format,
    ...settingsOf(draft),
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
    const asked = workspace.turns.ask();
    latest = asked;
    const request = await readAddress(page.location.hash, loaders);
    // Another address arrived while this one was loading.
    if (asked !== latest) return;
    if (request.kind === "broken")
      notify(workspace.store, { tone: "error", text: request.message });
    if (request.kind === "draft") {
      openDraft(workspace, request.draft, { from: "address", said: request.said, asked });
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
    return [draftMessages.notLoaded];
  }
};

/**
 * Tells `theme.js` that there are drafts, which it cannot see: the page is then not shown as a
 * first visit.
 */
const HAS_DRAFTS = "robots-txt-workbench.has-drafts";

/** What to say about drafts that cannot be read; nothing if a link or an example is shown. */
const unreadableTroubles = (
  request: Request,
  { unreadable }: Findings,
  storage: TextStorage | null,
): readonly string[] => {
  if (request.kind === "draft" || unreadable === "none") return [];
  if (unreadable === "settings") return [draftMessages.settingsUnreadable];
  if (unreadable === "draft") return [draftMessages.draftUnreadable];
  // Without the mark, nothing was ever stored: then nothing is missing.
  const hasDrafts = storage !== null && storedText(storage, HAS_DRAFTS) !== null;
  return hasDrafts ? [draftMessages.databaseUnreadable] : [];
};

/** Remembers which replaced draft was offered last, because each is offered once. */
const OFFERED = "robots-txt-workbench.offered";

/** Offers the draft that a link or an example replaced in a tab which was then closed. */
const offerReplaced = (
  workspace: Workspace,
  { replaced }: Findings,
  storage: TextStorage | null,
): void => {
  if (replaced === null) return;
  const { id, savedAt } = replaced;
  const offer = `${id} ${savedAt}`;
  if (storage !== null && storedText(storage, OFFERED) === offer) return;
  const run = async (): Promise<void> => {
    const draft = await workspace.versions.readVersion(id);
    if (draft !== null) await restoreDraft(workspace, draft, id);
    else notify(workspace.store, { tone: "error", text: draftMessages.draftUnreadable });
  };
  notify(workspace.store, {
    tone: "info",
    text: draftMessages.replacedKept,
    action: { label: draftMessages.openReplaced, run: () => void run() },
    ofPage: true,
  });
  storeText(storage, OFFERED, offer);
};

const rememberDrafts = (
  storage: TextStorage | null,
  history: Pick<HistoryStore, "changes">,
): void => {
  if (storage === null || storedText(storage, HAS_DRAFTS) !== null) return;
  const stop = history.changes.subscribe(() => {
    storeText(storage, HAS_DRAFTS, "yes");
    stop();
  });
};

/** Determines what a page starts with, and returns what keeps it going. Never rejects. */
export const start = async (page: Page, loaders: Loaders = LOADERS): Promise<Start> => {
  const storage = openStorage(page);
  const { history, claims, newId, now } = openHistory(page);
  const journal = createJournal(storage);
  const request = await readAddress(page.location.hash, loaders);
  const troubles = await oldDraftTroubles(storage, { history, newId }, loaders);
  // A tab that shows a link does not take over the draft of a closed one.
  const findings = await findDraft(history, claims, request.kind !== "draft", journal);
  const started = decideStart(request, findings.found, [
    ...troubles,
    ...unreadableTroubles(request, findings, storage),
  ]);
  const settle = (store: AppStore, port: EditorPort): Workspace => {
    const saver = createDraftSaver({
      store,
      document: port.document,
      history,
      journal,
      claims,
      now,
      newId,
      download: () => void withModule(store, loaders.files, (files) => files.download(store)),
    });
    const versions = createVersions(history, saver, claims, Date.now);
    const workspace: Workspace = {
      store,
      port,
      saver,
      claims,
      versions,
      turns: createTurns(),
      clearAddress: () => clearAddress(page),
    };
    const { safe, id, isStored, earlier, messages } = started;
    const isLink = request.kind === "draft";
    const isVisit = id !== null && !claims.isReload;
    saver.adopt({ safe, id, isLink, isStored, isVisit });
    port.onReplacing(() => void saver.keepVersion("replaced"));
    rememberDrafts(storage, history);
    keepOnLeaving(saver, claims, page);
    keepPreferences(store, storage);
    keepAddressTrue(store, page);
    followAddress(workspace, page, loaders);
    for (const message of messages) notify(store, message);
    if (earlier !== null) {
      const said = isLink ? request.said : null;
      notify(store, restoreNotice(workspace, earlier, said));
    }
    const leftOut = leftOutNotice(started.draft);
    if (leftOut !== null) notify(store, leftOut);
    if (!isLink) offerReplaced(workspace, findings, storage);
    return workspace;
  };
  return { state: stateOf(started.draft, readPreferences(storage)), settle };
};
