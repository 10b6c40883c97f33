import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../../core/index.ts";
import type { AppState } from "../../state/store/state.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import type { Bulk } from "./bulk-store.ts";
import { chosenFiles, droppedFiles, type NamedFile } from "./dropped-files.ts";
import { MESSAGES } from "./messages.ts";
import { pastedFile } from "./pasted-file.ts";
import { type PresetId, presetsOf } from "./presets.ts";
import { inBytes, inShortList } from "./words.ts";

/** The most files taken at a time. */
const MOST_FILES = 10_000;

/** Pasted text of at least this many UTF-16 units is treated as a file. */
const LONG_PASTE = 50_000;

interface IntakeProps {
  readonly bulk: Bulk;
  readonly state: AppState;
}

/** Where users paste, drop or choose lists, sitemaps and logs. */
export const Intake = ({ bulk, state }: IntakeProps) => {
  const { files, preset, phase } = useStore(bulk.store);
  const [message, setMessage] = useState("");
  const picker = useRef<HTMLInputElement>(null);
  const folderPicker = useRef<HTMLInputElement>(null);
  // Settles once all pasted text is among the files.
  const lastPasted = useRef<Promise<unknown>>(Promise.resolve());
  const add = (more: readonly NamedFile[], hasMore = false): void => {
    const all = [...bulk.store.getState().files, ...more];
    bulk.store.setState({ files: all.slice(0, MOST_FILES) });
    const isTooMuch = hasMore || all.length > MOST_FILES;
    setMessage(isTooMuch ? formatMessage(MESSAGES.tooManyFiles, { most: MOST_FILES }) : "");
  };
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setMessage(MESSAGES.readingFolder);
    void droppedFiles(event.dataTransfer, MOST_FILES).then(({ files: found, hasMore }) => {
      add(found, hasMore);
      if (found.length === 0) setMessage(MESSAGES.emptyFolder);
    });
  };
  const onPick = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = chosenFiles(event.target.files);
    add(chosen);
    // Allows the same file to be chosen again.
    event.target.value = "";
  };
  // A million lines in the field would block the page; a file does not.
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (pasted.length < LONG_PASTE) return;
    event.preventDefault();
    const make = async (): Promise<void> => {
      const file = await pastedFile(pasted, MESSAGES.pasted);
      add([{ name: MESSAGES.pasted, file }]);
    };
    lastPasted.current = Promise.all([lastPasted.current, make()]);
  };
  const start = async () => {
    await lastPasted.current;
    const { files } = bulk.store.getState();
    const isEmpty = bulk.typed.text.trim() === "" && files.length === 0;
    setMessage(isEmpty ? MESSAGES.nothing : "");
    if (!isEmpty) bulk.start();
  };
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
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
        <Button onClick={() => folderPicker.current?.click()}>{MESSAGES.chooseFolder}</Button>
        <input
          ref={folderPicker}
          type="file"
          hidden
          // React has no such attribute; browsers do.
          {...{ webkitdirectory: "true" }}
          onChange={onPick}
        />
        <Button variant="primary" disabled={phase === "running"} onClick={() => void start()}>
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
