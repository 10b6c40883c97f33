import { useState } from "react";
import { formatMessage } from "../../../core/index.ts";
import { sharedStateOf } from "../../state/store/shared-state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { linkFor } from "./link.ts";
import "./link-dialog.css";
import { aboutMessages as words } from "./messages.ts";
import { wrongVerdictReport } from "./report.ts";

declare global {
  interface ImportMetaEnv {
    /** The version of the page, from package.json. */
    readonly VERSION: string;
  }
}

const { VERSION } = import.meta.env;

interface AboutDialogProps {
  readonly store: AppStore;
  readonly onClose: () => void;
}

/** What the page is: its version, licence and source, and a text to report a wrong verdict. */
export const AboutDialog = ({ store, onClose }: AboutDialogProps) => {
  const [said, setSaid] = useState("");
  const [report] = useState(() => {
    const state = store.getState();
    const link = linkFor(sharedStateOf(state), window.location.href);
    return wrongVerdictReport(state, link.ok ? link.url : null, VERSION);
  });
  const copy = async (): Promise<void> =>
    setSaid((await copyText(report)) ? words.copied : words.notCopied);
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="about">
        <p>{formatMessage(words.version, { version: VERSION })}</p>
        <p>{words.source}</p>
        <h3>{words.wrong}</h3>
        <p>{words.wrongAbout}</p>
        <textarea
          className="about__report"
          aria-label={words.text}
          rows={8}
          readOnly
          value={report}
        />
        <p className="about__actions">
          <Button variant="primary" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <span role="status">{said}</span>
        </p>
      </div>
    </Dialog>
  );
};
