import type { EditorPort } from "../editor/editor-port.ts";
import { type NoticeContent, notify, opened } from "../store/actions.ts";
import { DEFAULT_CHECKS } from "../store/check-settings.ts";
import { type AppStore, editorText, isUnsaved } from "../store/store.ts";
import { type Draft, draftOf, formatOf, queryOf, sameWork, savedOf } from "./draft.ts";
import type { DraftSaver } from "./draft-saver.ts";

/** What it takes to put another file on the page without losing the one that is there. */
export interface Workspace {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly saver: DraftSaver;
  /** Takes a link or an example out of the address, which no longer tells what is shown. */
  readonly clearAddress: () => void;
}

/** How a draft comes to be opened. */
export interface Opening {
  /** `address`: a link or an example that the address names; it stays there until something is changed. */
  readonly from: "address" | "file" | "kept";
  /** What happened, as a sentence: "Opened robots.txt." Null when nothing need be said of it. */
  readonly said: string | null;
  readonly tone?: NoticeContent["tone"];
}

const put = (
  { store, port, saver, clearAddress }: Workspace,
  draft: Draft,
  opening: Opening,
): void => {
  const query = queryOf(draft);
  port.open(draft.source, draft.encoding);
  opened(store, {
    format: formatOf(draft),
    query,
    dialect: draft.dialect,
    response: draft.response ?? null,
    checks: draft.checks ?? DEFAULT_CHECKS,
    baseline: draft.baseline ?? null,
    ...savedOf(draft, query),
  });
  saver.adopt(opening.from === "address");
  if (opening.from !== "address") clearAddress();
};

/** Sets a draft aside and gives the notice that offers to bring it back. */
export const setAside = (
  workspace: Workspace,
  draft: Draft,
  said: string | null,
): NoticeContent => {
  const isKept = workspace.saver.setAside(draft) === "kept";
  const where = isKept
    ? "Your draft is kept."
    : "Your draft is kept until you close the tab: the browser did not let it be stored.";
  return {
    tone: isKept ? "info" : "warning",
    text: `${said ?? ""} ${where}`.trim(),
    action: { label: "Restore my draft", run: () => restoreDraft(workspace, draft) },
  };
};

/**
 * Opens a draft in place of what is shown. Work that is not safe elsewhere is set aside first, and
 * the notice offers to bring it back.
 */
export const openDraft = (workspace: Workspace, draft: Draft, opening: Opening): void => {
  const state = workspace.store.getState();
  const present = draftOf(state);
  const { said, tone = "info" } = opening;
  const isLost = isUnsaved(state) && !sameWork(present, draft);
  const notice = isLost ? setAside(workspace, present, said) : null;
  put(workspace, draft, opening);
  if (notice !== null) notify(workspace.store, tone === "info" ? notice : { ...notice, tone });
  else if (said !== null) notify(workspace.store, { tone, text: said });
};

/**
 * Puts a text in place of the one shown, as one step that can be undone. What was shown is a notice
 * away as well, and kept where it is not safe elsewhere: the paste may have been a slip.
 */
export const replaceText = (workspace: Workspace, text: string, said: string): void => {
  const { store, port } = workspace;
  const state = store.getState();
  const present = draftOf(state);
  const before: NoticeContent = isUnsaved(state)
    ? setAside(workspace, present, said)
    : {
        tone: "info",
        text: said,
        action: { label: "Undo", run: () => restoreDraft(workspace, present) },
      };
  port.replace(text);
  if (present.source !== "" && present.source !== editorText(text)) notify(store, before);
};

/** Brings a draft back that something was opened over. What is shown takes its place, so nothing is lost. */
export const restoreDraft = (workspace: Workspace, draft: Draft): void => {
  const present = draftOf(workspace.store.getState());
  const isOther = present.source !== "" && !sameWork(present, draft);
  if (isOther) workspace.saver.setAside(present);
  put(workspace, draft, { from: "kept", said: null });
  const action = isOther
    ? { label: "Swap back", run: () => restoreDraft(workspace, present) }
    : null;
  const text = isOther
    ? "Your draft is back. What was shown before is kept."
    : "Your draft is back.";
  notify(workspace.store, { tone: "info", text, action });
};
