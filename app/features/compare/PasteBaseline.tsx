import { type DragEvent, useId, useState } from "react";
import { formatMessage } from "../../../core/index.ts";
import { OWN_NAMES } from "../../state/store/own-names.ts";
import type { Baseline } from "../../state/store/state.ts";
import { Button } from "../../ui/Button.tsx";
import { baselineOf, baselineOfBytes, type Given } from "./baseline-of.ts";
import { compareMessages as words } from "./messages.ts";

interface PasteBaselineProps {
  readonly onUse: (baseline: Baseline) => void;
}

/** A field for another text, which can be pasted, dropped or chosen. */
export const PasteBaseline = ({ onUse }: PasteBaselineProps) => {
  const id = useId();
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState("");
  const [refused, setRefused] = useState<Given | null>(null);
  const use = (given: Given): void => {
    setTrouble("");
    setRefused(given.other === null ? null : given);
    if (given.other === null) onUse(given.baseline);
  };
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const bytes = await file.arrayBuffer();
      use(baselineOfBytes(new Uint8Array(bytes), file.name));
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
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be chosen as well
    <div
      className="compare__paste"
      data-takes-files
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
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
      />
      <div className="compare__buttons">
        <Button
          variant="primary"
          small
          disabled={text === ""}
          onClick={() => use(baselineOf(text, OWN_NAMES.pasted))}
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
      {refused !== null && (
        <div className="compare__buttons" role="alert">
          <p>{formatMessage(words.notRobots, { kind: refused.other ?? "" })}</p>
          <Button small onClick={() => onUse(refused.baseline)}>
            {words.compareAnyway}
          </Button>
        </div>
      )}
    </div>
  );
};
