import { CHECKS_FILE_NAME, encodeChecks } from "../../../core/index.ts";
import { checksOf } from "../../state/store/checks-of.ts";
import { sharedStateOf } from "../../state/store/shared-state.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { copyText } from "../../ui/copy-text.ts";
import { saveText } from "../../ui/save.ts";
import { linkFor } from "./link.ts";
import { shareAsMessages } from "./messages.ts";
import { markdownLink, markdownReport, plainReport } from "./report.ts";

const WAYS: Readonly<Record<string, (state: AppState, url: string) => string>> = {
  link: (_state, url) => url,
  markdownLink,
  markdownReport,
  plainReport,
};

/** The only option that saves a file instead of copying text. */
const CHECKS_FILE = "checksFile";

const { link, copied, notCopied } = shareAsMessages;

/** The formats in which the state can be shared, for a list of them. */
export const SHARE_WAYS = [
  { id: "link", ...link },
  { id: "markdownLink", ...shareAsMessages.markdownLink },
  { id: "markdownReport", ...shareAsMessages.markdownReport },
  { id: "plainReport", ...shareAsMessages.plainReport },
  { id: CHECKS_FILE, ...shareAsMessages.checksFile },
];

/** Saves the expectations as a checks file for `check.mjs`, or says that there are none. */
const saveChecks = (state: AppState, announce: (text: string) => void): void => {
  const checks = checksOf(state);
  if (checks.length === 0) announce(shareAsMessages.noChecks);
  else saveText(CHECKS_FILE_NAME, "application/json", encodeChecks(checks));
};

/** Shares the state in one of those formats, by its id, and says what was done. */
export const shareAs = async (
  store: AppStore,
  id: string,
  announce: (text: string) => void,
): Promise<void> => {
  const state = store.getState();
  if (id === CHECKS_FILE) {
    saveChecks(state, announce);
    return;
  }
  const result = linkFor(sharedStateOf(state), window.location.href);
  const text = result.ok ? WAYS[id]?.(state, result.url) : undefined;
  if (!result.ok || text === undefined) {
    announce(result.ok ? notCopied : result.message);
    return;
  }
  announce((await copyText(text)) ? copied : notCopied);
};
