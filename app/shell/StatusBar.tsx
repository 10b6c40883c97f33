import { type ReactNode, type Ref, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { Encoding } from "../../core/index.ts";
import type { CursorPosition, EditorPort } from "../editor/editor-port.ts";
import { setLineEnd } from "../store/actions.ts";
import { fileSizeOf } from "../store/file-size.ts";
import type { FileFormat } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { counted } from "../ui/counted.ts";
import { Icon } from "../ui/Icon.tsx";
import { shellMessages } from "./messages.ts";

const LINE_ENDS: Readonly<Record<FileFormat["lineEnd"], string>> = {
  "\n": "LF",
  "\r\n": "CRLF",
  "\r": "CR",
};

const ENCODINGS: Readonly<Record<Encoding, string>> = {
  "utf-8": "UTF-8",
  latin1: "not UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
};

const START: CursorPosition = { line: 1, column: 1, selected: 0 };

/** What a keyboard has keys for: shown where there may be none. */
const TOUCH_ACTIONS: readonly {
  readonly label: string;
  readonly icon: "undo" | "redo" | "find";
  readonly run: (port: EditorPort) => void;
}[] = [
  { label: shellMessages.undo, icon: "undo", run: ({ undo }) => undo() },
  { label: shellMessages.redo, icon: "redo", run: ({ redo }) => redo() },
  { label: shellMessages.find, icon: "find", run: ({ find }) => find() },
];

const Cursor = ({ port }: { readonly port: EditorPort }) => {
  const { subscribe, get } = port.cursor;
  const { line, column, selected } = useSyncExternalStore(subscribe, get, () => START);
  return (
    <span className="statusbar__cursor">
      Ln {line}, Col {column}
      {selected > 0 && ` (${selected} selected)`}
    </span>
  );
};

/** Whether there is anything to choose: no file is written with CR alone unless it came so. */
const CHOICES: readonly FileFormat["lineEnd"][] = ["\n", "\r\n"];

/** How the lines of the file end when it is saved. */
const LineEnds = ({ store }: { readonly store: AppStore }) => {
  const lineEnd = useStore(store, ({ format }) => format.lineEnd);
  const choices = CHOICES.includes(lineEnd) ? CHOICES : [...CHOICES, lineEnd];
  return (
    <select
      className="statusbar__select"
      aria-label={shellMessages.lineEnds}
      title={shellMessages.lineEnds}
      value={LINE_ENDS[lineEnd]}
      onChange={({ currentTarget }) => {
        const chosen = choices.find((one) => LINE_ENDS[one] === currentTarget.value);
        if (chosen !== undefined) setLineEnd(store, chosen);
      }}
    >
      {choices.map((choice) => (
        <option key={choice}>{LINE_ENDS[choice]}</option>
      ))}
    </select>
  );
};

interface StatusBarProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** Shown on the button for the outline, once it is there. */
  readonly counts: ReactNode;
  /** How many expectations hold, once that is known. */
  readonly guards: ReactNode;
  readonly outlined: boolean;
  /** The button for the outline, which gets the focus back. */
  readonly outlineButton: Ref<HTMLButtonElement>;
  readonly onOutline: () => void;
  readonly onFormat: () => void;
  readonly onConvert: () => void;
  readonly onPrivacy: () => void;
}

/** Where the cursor is, how the file stands, and what can be done with its text as a whole. */
export const StatusBar = (props: StatusBarProps) => {
  const {
    store,
    port,
    counts,
    guards,
    outlined,
    outlineButton,
    onOutline,
    onFormat,
    onConvert,
    onPrivacy,
  } = props;
  const format = useStore(store, (state) => state.format);
  const bytes = useStore(store, fileSizeOf);
  return (
    <div className="statusbar">
      <span className="statusbar__facts">
        <Cursor port={port} />
        <span>{counted(bytes, "byte")}</span>
        <span>
          <LineEnds store={store} /> · {ENCODINGS[format.encoding]}
        </span>
        <button
          type="button"
          className="statusbar__privacy"
          aria-haspopup="dialog"
          onClick={onPrivacy}
        >
          Nothing leaves your browser
        </button>
      </span>
      <span className="statusbar__actions">
        {guards}
        {TOUCH_ACTIONS.map(({ label, icon, run }) => (
          <button
            key={label}
            type="button"
            className="statusbar__action statusbar__action--touch"
            aria-label={label}
            title={label}
            onClick={() => run(port)}
          >
            <Icon name={icon} />
          </button>
        ))}
        {format.encoding !== "utf-8" && (
          <button
            type="button"
            className="statusbar__action"
            title="Crawlers expect UTF-8; Download then writes it, and Undo takes it back"
            onClick={onConvert}
          >
            Convert to UTF-8
          </button>
        )}
        <button
          type="button"
          className="statusbar__action"
          title="Names, blanks and blank lines in the usual form; no verdict changes"
          onClick={onFormat}
        >
          Format
        </button>
        <button
          ref={outlineButton}
          type="button"
          className="statusbar__action"
          aria-expanded={outlined}
          title="The file's groups and sitemaps"
          onClick={onOutline}
        >
          Outline <span className="statusbar__counts">{counts}</span>
        </button>
      </span>
    </div>
  );
};
