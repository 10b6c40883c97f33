import { CHECKS_FILE_NAME, encodeChecks } from "../../../core/index.ts";
import { checksOf } from "../../state/store/checks-of.ts";
import { sharedStateOf } from "../../state/store/shared-state.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { ChoiceDialog } from "../../ui/ChoiceDialog.tsx";
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

const { title, link, copied, notCopied } = shareAsMessages;
const CHOICES = [
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

interface ShareAsDialogProps {
  readonly store: AppStore;
  readonly announce: (text: string) => void;
  readonly onClose: () => void;
}

/**
 * Shares the state in other formats: a link in Markdown, a table of verdicts, plain text, or a
 * checks file.
 */
export const ShareAsDialog = ({ store, announce, onClose }: ShareAsDialogProps) => {
  const share = async (id: string): Promise<void> => {
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
  return (
    <ChoiceDialog
      title={title}
      choices={CHOICES}
      onChoose={(id) => void share(id)}
      onClose={onClose}
    />
  );
};
