import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../core/index.ts";
import type { AppState } from "../store/state.ts";
import { Button } from "../ui/Button.tsx";
import { SelectField } from "../ui/fields.tsx";
import type { Bulk } from "./bulk-store.ts";
import { MESSAGES } from "./messages.ts";
import { type PresetId, presetsOf } from "./presets.ts";
import { inBytes, inShortList } from "./words.ts";

/** Files taken at a time. */
const MOST_FILES = 10_000;

/** Pasted text from this many UTF-16 units on is taken as a file. */
const LONG_PASTE = 50_000;

/** Names of the folders among what was dropped: browsers give them as files that cannot be read. */
const droppedFolders = (transfer: DataTransfer): ReadonlySet<string> =>
  new Set(
    [...transfer.items]
      .map((item) => item.webkitGetAsEntry())
      .filter((entry) => entry?.isDirectory === true)
      .map((entry) => entry?.name ?? ""),
  );

interface IntakeProps {
  readonly bulk: Bulk;
  readonly state: AppState;
}

/** Where lists, sitemaps and logs are pasted, dropped or chosen. */
export const Intake = ({ bulk, state }: IntakeProps) => {
  const { files, preset, phase } = useStore(bulk.store);
  const [message, setMessage] = useState("");
  const picker = useRef<HTMLInputElement>(null);
  const add = (more: readonly File[], folders: ReadonlySet<string> = new Set()): void => {
    const taken = more.filter(({ name }) => !folders.has(name));
    const all = [...bulk.store.getState().files, ...taken];
    bulk.store.setState({ files: all.slice(0, MOST_FILES) });
    const [folder] = folders;
    if (all.length > MOST_FILES) {
      setMessage(formatMessage(MESSAGES.tooManyFiles, { most: MOST_FILES }));
    } else {
      setMessage(folder === undefined ? "" : formatMessage(MESSAGES.folder, { name: folder }));
    }
  };
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    add([...event.dataTransfer.files], droppedFolders(event.dataTransfer));
  };
  const onPick = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])]);
    // The same file may be chosen again.
    event.target.value = "";
  };
  // A field of a million lines would hold the page up; a file does not.
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (pasted.length < LONG_PASTE) return;
    event.preventDefault();
    add([new File([pasted], MESSAGES.pasted)]);
  };
  const start = () => {
    const isEmpty = bulk.typed.text.trim() === "" && files.length === 0;
    setMessage(isEmpty ? MESSAGES.nothing : "");
    if (!isEmpty) bulk.start();
  };
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button below does the same by keyboard
    <div
      className="bulk__intake"
      data-takes-files=""
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <p className="bulk__about">{MESSAGES.privacy}</p>
      <textarea
        className="bulk__text"
        aria-label={MESSAGES.input}
        placeholder={MESSAGES.placeholder}
        rows={2}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        defaultValue={bulk.typed.text}
        onPaste={onPaste}
        onInput={(event) => {
          bulk.typed.text = event.currentTarget.value;
        }}
      />
      <div className="bulk__actions">
        <SelectField
          label={MESSAGES.judgeFor}
          value={preset}
          groups={[
            {
              label: null,
              options: presetsOf(state).map(({ id, name, crawlers }) => ({
                value: id,
                name,
                note: inShortList(crawlers),
              })),
            },
          ]}
          onChange={(value) => bulk.store.setState({ preset: value as PresetId })}
        />
        <Button icon="file" onClick={() => picker.current?.click()}>
          {MESSAGES.choose}
        </Button>
        <input ref={picker} type="file" multiple hidden onChange={onPick} />
        <Button variant="primary" disabled={phase === "running"} onClick={start}>
          {MESSAGES.start}
        </Button>
      </div>
      {files.length > 0 && (
        <span className="bulk__files">
          {formatMessage(MESSAGES.chosen, { count: files.length, size: inBytes(size) })}
          <Button
            variant="quiet"
            small
            icon="close"
            aria-label={MESSAGES.clear}
            onClick={() => bulk.store.setState({ files: [] })}
          />
        </span>
      )}
      <p className="bulk__message" role="alert">
        {message}
      </p>
    </div>
  );
};
