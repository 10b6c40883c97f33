import { formatMessage, sentences } from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { saveText } from "../../ui/save.ts";
import { dismiss, type NoticeContent, notify, opened } from "../store/actions.ts";
import { MAX_URLS } from "../store/limits.ts";
import { MESSAGES } from "../store/messages.ts";
import { shownName } from "../store/own-names.ts";
import type { AppStore } from "../store/store.ts";
import {
  type Draft,
  formatOf,
  isUnsavedDraft,
  queryOf,
  sameWork,
  savedOf,
  settingsOf,
} from "./draft.ts";
import type { DraftSaver, ReplacedDraft } from "./draft-saver.ts";
import { draftMessages } from "./messages.ts";
import type { TabClaims } from "./tab-claims.ts";
import type { Turns } from "./turns.ts";
import type { Versions } from "./versions.ts";

/** What is needed to open another file without losing the current one. */
export interface Workspace {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly saver: DraftSaver;
  readonly claims: Pick<TabClaims, "claim">;
  /** The versions and drafts in this browser. */
  readonly versions: Versions;
  /** What was asked for last stays. */
  readonly turns: Turns;
  /** Removes a link or an example from the address once it no longer matches the draft. */
  readonly clearAddress: () => void;
}

/** How a draft is opened. */
export interface Opening {
  /**
   * `address`: a link or an example named in the address, which stays there until something is
   * changed. `example`: one that the address does not name. Neither is the user's work until it is
   * changed.
   */
  readonly from: "address" | "example" | "file" | "kept";
  /** What happened, as a sentence: "Opened robots.txt." Null if there is nothing to announce. */
  readonly said: string | null;
  readonly tone?: NoticeContent["tone"];
  /** The turn in which it was asked for; now by default. */
  readonly asked?: number | undefined;
}

/** A draft that a notice offers to restore. */
interface Earlier {
  readonly draft: Draft;
  /** The id it is stored under; null if it was not stored. */
  readonly id: string | null;
}

/** Says how many URLs of an older draft or link the list has no room for, and offers them; null if it has. */
export const leftOutNotice = ({ further = [] }: Draft): NoticeContent | null => {
  if (further.length === 0) return null;
  const count = further.length;
  const save = (): void => saveText("urls.txt", "text/plain", further.join("\n"));
  return {
    tone: "warning",
    text: formatMessage(MESSAGES.tooManyUrls, { count, most: MAX_URLS }),
    action: { label: draftMessages.download, run: save },
    ofPage: true,
  };
};

const put = (
  { store, port, saver, clearAddress }: Workspace,
  draft: Draft,
  { from }: Pick<Opening, "from">,
  id: string | null = null,
): void => {
  const query = queryOf(draft);
  port.open(draft.source, draft.encoding);
  opened(store, {
    format: formatOf(draft),
    query,
    ...settingsOf(draft),
    ...savedOf(draft, query),
  });
  saver.adopt({
    safe: from === "address" || from === "example",
    id,
    isLink: from === "address",
  });
  if (from !== "address") clearAddress();
  if (from === "file") void saver.keepVersion("opened");
  const leftOut = leftOutNotice(draft);
  if (leftOut !== null) notify(store, leftOut);
};

/** The notice that offers to restore a draft. */
export const restoreNotice = (
  workspace: Workspace,
  earlier: Earlier,
  said: string | null,
): NoticeContent => ({
  tone: "info",
  text: sentences(said, draftMessages.draftKept),
  action: {
    label: draftMessages.restoreDraft,
    run: () => void restoreDraft(workspace, earlier.draft, earlier.id),
  },
  ofPage: true,
});

/** Offers to restore the draft that was replaced, and says so if it could not be stored. */
const offerReplaced = async (
  workspace: Workspace,
  replaced: ReplacedDraft,
  { said, tone = "info" }: Opening,
): Promise<void> => {
  const { store } = workspace;
  const notice = restoreNotice(workspace, replaced, said);
  const id = notify(store, tone === "info" ? notice : { ...notice, tone });
  const saved = await replaced.saved;
  if (saved === "saved" || saved === "nothing") return;
  dismiss(store, id);
  const text = sentences(said, draftMessages.draftInMemory);
  notify(store, { ...notice, tone: "warning", text });
};

/**
 * Opens a draft. The one it replaces is kept in the history; if it is not saved elsewhere, a notice
 * offers to restore it. If something that was asked for later is shown already, it stays, and a
 * notice offers the draft.
 *
 * @returns whether it was opened.
 */
export const openDraft = (workspace: Workspace, draft: Draft, opening: Opening): boolean => {
  const { store, saver, turns } = workspace;
  const { said, tone = "info", asked = turns.ask() } = opening;
  if (!turns.take(asked)) {
    const run = (): void => void openDraft(workspace, draft, { ...opening, asked: undefined });
    const text = formatMessage(draftMessages.overtaken, { name: shownName(draft.name) });
    notify(store, { tone: "info", text, action: { label: draftMessages.openOvertaken, run } });
    return false;
  }
  const present = saver.draft();
  const isSame = sameWork(present, draft);
  const isLost = isUnsavedDraft(present) && !isSame;
  const own = isSame ? saver.id() : null;
  const replaced = isSame ? null : saver.leave();
  put(workspace, draft, opening, own);
  if (replaced !== null && isLost) void offerReplaced(workspace, replaced, opening);
  else if (said !== null) notify(store, { tone, text: said });
  return true;
};

/**
 * Restores a draft or a version. The current draft is kept in the history, so nothing is lost.
 *
 * @param id the draft to continue, if this is its last state; null for any other version.
 * @param said what happened, as a sentence.
 */
export const restoreDraft = async (
  workspace: Workspace,
  draft: Draft,
  id: string | null,
  said: string = draftMessages.back,
): Promise<void> => {
  const { store, saver, claims, turns } = workspace;
  turns.take(turns.ask());
  const isSame = sameWork(saver.draft(), draft);
  const own = id !== null && (id === saver.id() || (await claims.claim(id))) ? id : null;
  const replaced = isSame ? null : saver.leave();
  put(workspace, draft, { from: "kept" }, own);
  const isOther = replaced !== null && replaced.draft.source !== "";
  const action = isOther
    ? {
        label: draftMessages.swapBack,
        run: () => void restoreDraft(workspace, replaced.draft, replaced.id),
      }
    : null;
  notify(store, { tone: "info", text: said, action, ofStep: true });
};

/**
 * Replaces the text by that of another file, in one step that can be undone.
 *
 * @param said what happened, as a sentence; null if nothing is to be said.
 */
export const replaceText = (
  { port, turns }: Pick<Workspace, "port" | "turns">,
  text: string,
  said: string | null,
): void => {
  turns.take(turns.ask());
  port.replace(text, said);
};
