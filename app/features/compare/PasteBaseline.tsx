import { type DragEvent, useId, useState } from "react";
import { OWN_NAMES } from "../../state/store/own-names.ts";
import type { Baseline } from "../../state/store/state.ts";
import { Button } from "../../ui/Button.tsx";
import { readBytes } from "../files/decode.ts";
import { compareMessages as words } from "./messages.ts";

/** Line ends as in the editor. */
const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, "\n");

/** A file as a text to compare with. */
export const baselineOfBytes = (bytes: Uint8Array, name: string): Baseline => {
  const { raw, encoding } = readBytes(bytes);
  return { name, source: withLineFeeds(raw), encoding };
};

interface PasteBaselineProps {
  readonly onUse: (baseline: Baseline) => void;
}

/** A field for another text, which can be pasted, dropped or chosen. */
export const PasteBaseline = ({ onUse }: PasteBaselineProps) => {
  const id = useId();
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState("");
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const bytes = await file.arrayBuffer();
      onUse(baselineOfBytes(new Uint8Array(bytes), file.name));
    } catch {
      setTrouble(words.fileUnread);
    }
  };
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void readFile(file);
  };
  return (
    <div className="compare__paste">
      <label className="label" htmlFor={id}>
        {words.pasteLabel}
      </label>
      <textarea
        id={id}
        rows={5}
        value={text}
        placeholder={words.pasteHint}
        spellCheck={false}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      />
      <div className="compare__buttons">
        <Button
          variant="primary"
          small
          disabled={text === ""}
          onClick={() =>
            onUse({ name: OWN_NAMES.pasted, source: withLineFeeds(text), encoding: "utf-8" })
          }
        >
          {words.useText}
        </Button>
        <label className="button button--plain button--small compare__file">
          {words.chooseFile}
          <input
            type="file"
            className="compare__input"
            onChange={({ currentTarget }) => void readFile(currentTarget.files?.[0])}
          />
        </label>
      </div>
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </div>
  );
};
