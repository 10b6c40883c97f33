import { type ReactNode, type Ref, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { type Encoding, formatMessage } from "../../core/index.ts";
import type { CursorPosition, EditorPort } from "../editor/editor-port.ts";
import { setLineEnd } from "../state/store/actions.ts";
import { LINE_END_NAMES } from "../state/store/line-ends.ts";
import type { FileFormat } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { Icon } from "../ui/Icon.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { InsertMenu } from "./InsertMenu.tsx";
import { shellMessages } from "./messages.ts";

const ENCODINGS: Readonly<Record<Encoding, string>> = {
  "utf-8": "UTF-8",
  latin1: shellMessages.notUtf8,
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
};

const START: CursorPosition = { line: 1, column: 1, selected: 0 };

/** Buttons for what keyboards have shortcuts for, shown where there may be no keyboard. */
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
      {selected > 0
        ? formatMessage(shellMessages.cursorSelected, { line, column, count: selected })
        : formatMessage(shellMessages.cursor, { line, column })}
    </span>
  );
};

/** Whether there is a choice: no file is saved with CR unless it was opened with it. */
const CHOICES: readonly FileFormat["lineEnd"][] = ["\n", "\r\n"];

/** Selects the file's line ends when saved. */
const LineEnds = ({ store }: { readonly store: AppStore }) => {
  const lineEnd = useStore(store, ({ format }) => format.lineEnd);
  const choices = CHOICES.includes(lineEnd) ? CHOICES : [...CHOICES, lineEnd];
  return (
    <select
      className="statusbar__select"
      aria-label={shellMessages.lineEnds}
      title={shellMessages.lineEnds}
      value={LINE_END_NAMES[lineEnd]}
      data-chosen={LINE_END_NAMES[lineEnd]}
      onChange={({ currentTarget }) => {
        const chosen = choices.find((one) => LINE_END_NAMES[one] === currentTarget.value);
        if (chosen !== undefined) setLineEnd(store, chosen);
      }}
    >
      {choices.map((choice) => (
        <option key={choice}>{LINE_END_NAMES[choice]}</option>
      ))}
    </select>
  );
};

interface StatusBarProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** How many expectations hold, once known. */
  readonly guards: ReactNode;
  readonly outlined: boolean;
  /** The button of the outline, which gets the focus back. */
  readonly outlineButton: Ref<HTMLButtonElement>;
  readonly onOutline: () => void;
  readonly onFormat: () => void;
  readonly onConvert: () => void;
  readonly onPrivacy: () => void;
  readonly onView: () => void;
  readonly announce: (text: string) => void;
}

/** The status bar: the cursor's position, the file's encoding and size, and actions on its text. */
export const StatusBar = (props: StatusBarProps) => {
  const {
    store,
    port,
    guards,
    outlined,
    outlineButton,
    onOutline,
    onFormat,
    onConvert,
    onPrivacy,
    onView,
    announce,
  } = props;
  const format = useStore(store, (state) => state.format);
  return (
    <Toolbar className="statusbar" label={shellMessages.editorTools}>
      <span className="statusbar__facts">
        <Cursor port={port} />
        <span>
          <LineEnds store={store} /> · <span>{ENCODINGS[format.encoding]}</span>
        </span>
      </span>
      <span className="statusbar__actions">
        <button
          type="button"
          className="statusbar__action statusbar__privacy"
          aria-haspopup="dialog"
          title={shellMessages.nothingLeaves}
          onClick={onPrivacy}
        >
          <Icon name="private" />
          <span className="statusbar__long">{shellMessages.nothingLeaves}</span>
        </button>
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
            title={shellMessages.convertTitle}
            onClick={onConvert}
          >
            {shellMessages.convert}
          </button>
        )}
        <button
          type="button"
          className="statusbar__action statusbar__action--wide"
          title={shellMessages.viewTitle}
          aria-haspopup="dialog"
          onClick={onView}
        >
          {shellMessages.view}
        </button>
        <InsertMenu store={store} port={port} announce={announce} />
        <button
          type="button"
          className="statusbar__action"
          title={shellMessages.formatTitle}
          onClick={onFormat}
        >
          {shellMessages.format}
        </button>
        <button
          ref={outlineButton}
          type="button"
          className="statusbar__action"
          aria-expanded={outlined}
          title={shellMessages.outlineTitle}
          onClick={onOutline}
        >
          {shellMessages.outline}
        </button>
      </span>
    </Toolbar>
  );
};
