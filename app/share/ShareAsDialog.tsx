import { sharedStateOf } from "../store/shared-state.ts";
import type { AppState } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { ChoiceDialog } from "../ui/ChoiceDialog.tsx";
import { linkFor } from "./link.ts";
import { shareAsMessages } from "./messages.ts";
import { markdownLink, markdownReport, plainReport } from "./report.ts";

const WAYS: Readonly<Record<string, (state: AppState, url: string) => string>> = {
  link: (_state, url) => url,
  markdownLink,
  markdownReport,
  plainReport,
};

const { title, link, copied, notCopied } = shareAsMessages;
const CHOICES = [
  { id: "link", ...link },
  { id: "markdownLink", ...shareAsMessages.markdownLink },
  { id: "markdownReport", ...shareAsMessages.markdownReport },
  { id: "plainReport", ...shareAsMessages.plainReport },
];

interface ShareAsDialogProps {
  readonly store: AppStore;
  readonly say: (text: string) => void;
  readonly onClose: () => void;
}

/** Copies what is shown in a form for another place: a link in Markdown, a table of verdicts, plain text. */
export const ShareAsDialog = ({ store, say, onClose }: ShareAsDialogProps) => {
  const copy = (id: string): void => {
    const state = store.getState();
    const result = linkFor(sharedStateOf(state), window.location.href);
    const text = result.ok ? WAYS[id]?.(state, result.url) : undefined;
    if (!result.ok || text === undefined) {
      say(result.ok ? notCopied : result.message);
      return;
    }
    const clipboard = navigator.clipboard as Clipboard | undefined;
    (clipboard?.writeText(text) ?? Promise.reject()).then(
      () => say(copied),
      () => say(notCopied),
    );
  };
  return <ChoiceDialog title={title} choices={CHOICES} onChoose={copy} onClose={onClose} />;
};
