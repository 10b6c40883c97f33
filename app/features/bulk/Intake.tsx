import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../../core/index.ts";
import { chosenFiles, MOST_FILES, type NamedFile } from "../../intake/dropped-files.ts";
import { pastedFile } from "../../intake/pasted-file.ts";
import type { AppState } from "../../state/store/state.ts";
import { ANY_OTHER } from "../../state/store/table.ts";
import { Button } from "../../ui/Button.tsx";
import { ListField } from "../../ui/ListField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { CrawlersField } from "../../verdicts/CrawlersField.tsx";
import type { Bulk } from "./bulk-store.ts";
import { MESSAGES, PRESET_WORDS } from "./messages.ts";
import { crawlersOf, ownCrawlers, type PresetId, presetsOf } from "./presets.ts";
import { inBytes, inShortList } from "./words.ts";

interface IntakeProps {
  readonly bulk: Bulk;
  readonly state: AppState;
}

/** Where users paste or choose lists, sitemaps and logs; dropped ones come from `app/intake`. */
export const Intake = ({ bulk, state }: IntakeProps) => {
  const { files, preset, own, phase, run } = useStore(bulk.store);
  // Once something was read, the results need the room.
  const isFolded = phase !== "idle";
  const crawlers = crawlersOf({ preset, own }, state);
  const field = useRef<HTMLTextAreaElement>(null);
  // One line of the text is left to see: the first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have been written in since the last run
  useEffect(() => {
    if (isFolded) field.current?.scrollTo(0, 0);
  }, [isFolded, run]);
  const [message, setMessage] = useState("");
  const picker = useRef<HTMLInputElement>(null);
  const folderPicker = useRef<HTMLInputElement>(null);
  // Settles once all pasted text is among the files.
  const lastPasted = useRef<Promise<unknown>>(Promise.resolve());
  const add = (more: readonly NamedFile[]): void => {
    const all = [...bulk.store.getState().files, ...more];
    bulk.store.setState({ files: all.slice(0, MOST_FILES) });
    const isTooMuch = all.length > MOST_FILES;
    setMessage(isTooMuch ? formatMessage(MESSAGES.tooManyFiles, { most: MOST_FILES }) : "");
  };
  const onPick = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = chosenFiles(event.target.files);
    add(chosen);
    // Allows the same file to be chosen again.
    event.target.value = "";
  };
  const onLongPaste = (text: string) => {
    const make = async (): Promise<void> => {
      const file = await pastedFile(text, MESSAGES.pasted);
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
    <div className={isFolded ? "bulk__intake bulk__intake--folded" : "bulk__intake"}>
      {!isFolded && <p className="bulk__about">{MESSAGES.privacy}</p>}
      <ListField
        ref={field}
        className="bulk__text"
        label={MESSAGES.input}
        placeholder={isFolded ? MESSAGES.placeholderFolded : MESSAGES.placeholder}
        rows={isFolded ? 1 : 2}
        text={bulk.typed.text}
        onLongPaste={onLongPaste}
        onInput={(text) => {
          bulk.typed.text = text;
        }}
      />
      <div className="bulk__actions">
        <SelectField
          label={MESSAGES.judgeFor}
          value={preset}
          groups={[
            {
              label: null,
              options: presetsOf(state, own).map(({ id, name, crawlers }) => ({
                value: id,
                name,
                note: inShortList(crawlers),
              })),
            },
          ]}
          onChange={(value) => bulk.store.setState({ preset: value as PresetId })}
        />
        <CrawlersField
          label={formatMessage(MESSAGES.crawlerCount, { count: crawlers.length })}
          names={crawlers}
          shown={(name) => (name === ANY_OTHER ? PRESET_WORDS.other : name)}
          onChange={(names) => bulk.store.setState({ preset: "own", own: ownCrawlers(names) })}
        />
        <span className="bulk__start">
          <Button icon="file" className="bulk__choose" onClick={() => picker.current?.click()}>
            {MESSAGES.choose}
          </Button>
          {!isFolded && (
            <Button onClick={() => folderPicker.current?.click()}>{MESSAGES.chooseFolder}</Button>
          )}
          <Button variant="primary" disabled={phase === "running"} onClick={() => void start()}>
            {MESSAGES.start}
          </Button>
        </span>
        <input ref={picker} type="file" multiple hidden onChange={onPick} />
        <input
          ref={folderPicker}
          type="file"
          hidden
          // React has no such attribute; browsers do.
          {...{ webkitdirectory: "true" }}
          onChange={onPick}
        />
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
