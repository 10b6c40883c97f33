import type { EditorPort } from "../editor/editor-port.ts";
import { type NoticeContent, notify, opened } from "./actions.ts";
import { DEFAULT_CHECKS } from "./check-settings.ts";
import { type Draft, draftOf, formatOf, queryOf, sameWork, savedOf } from "./draft.ts";
import type { DraftKeeper } from "./persist.ts";
import { type AppStore, isUnsaved } from "./store.ts";

/** What it takes to put another file on the page without losing the one that is there. */
export interface Desk {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly keeper: DraftKeeper;
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

const put = ({ store, port, keeper, clearAddress }: Desk, draft: Draft, opening: Opening): void => {
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
  keeper.adopt(opening.from === "address");
  if (opening.from !== "address") clearAddress();
};

/** Sets a draft aside and gives the notice that offers to bring it back. */
export const setAside = (desk: Desk, draft: Draft, said: string | null): NoticeContent => {
  const isKept = desk.keeper.setAside(draft) === "kept";
  const where = isKept
    ? "Your draft is kept."
    : "Your draft is kept until you close the tab: the browser did not let it be stored.";
  return {
    tone: isKept ? "info" : "warning",
    text: `${said ?? ""} ${where}`.trim(),
    action: { label: "Restore my draft", run: () => restoreDraft(desk, draft) },
  };
};

/**
 * Opens a draft in place of what is shown. Work that is not safe elsewhere is set aside first, and
 * the notice offers to bring it back.
 */
export const openDraft = (desk: Desk, draft: Draft, opening: Opening): void => {
  const state = desk.store.getState();
  const present = draftOf(state);
  const { said, tone = "info" } = opening;
  const isLost = isUnsaved(state) && !sameWork(present, draft);
  const notice = isLost ? setAside(desk, present, said) : null;
  put(desk, draft, opening);
  if (notice !== null) notify(desk.store, tone === "info" ? notice : { ...notice, tone });
  else if (said !== null) notify(desk.store, { tone, text: said });
};

/** Brings a draft back that something was opened over. What is shown takes its place, so nothing is lost. */
export const restoreDraft = (desk: Desk, draft: Draft): void => {
  const present = draftOf(desk.store.getState());
  const isOther = present.source !== "" && !sameWork(present, draft);
  if (isOther) desk.keeper.setAside(present);
  put(desk, draft, { from: "kept", said: null });
  const action = isOther ? { label: "Swap back", run: () => restoreDraft(desk, present) } : null;
  const text = isOther
    ? "Your draft is back. What was shown before is kept."
    : "Your draft is back.";
  notify(desk.store, { tone: "info", text, action });
};
