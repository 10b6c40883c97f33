import { useState } from "react";
import { ChoiceList } from "../../ui/ChoiceDialog.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FilterField } from "../../ui/FilterField.tsx";
import { wordFilter } from "../../ui/word-filter.ts";
import type { Example } from "./example.ts";
import { examples } from "./index.ts";
import { examplesMessages as words } from "./messages.ts";
import "./examples.css";

interface ExamplesDialogProps {
  /** Opens an example, given its id. */
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** The examples whose title, lesson, id or file contains all words of a text, in their order. */
export const searchExamples = (all: readonly Example[], text: string): readonly Example[] => {
  const contains = wordFilter(text);
  return all.filter(({ id, title, lesson, state }) =>
    contains(`${id} ${title} ${lesson} ${state.source}`),
  );
};

/** The list of examples; selecting one closes it. */
export const ExamplesDialog = ({ onChoose, onClose }: ExamplesDialogProps) => {
  const [text, setText] = useState("");
  const choices = searchExamples(examples, text).map(({ id, title, lesson }) => ({
    id,
    title,
    note: lesson,
  }));
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="examples">
        <FilterField label={words.filter} hint={words.filterHint} value={text} onChange={setText} />
        <a href="mistakes/index.html" target="_blank" rel="noreferrer">
          {words.stories}
        </a>
      </div>
      {choices.length === 0 && <p role="status">{words.noneFound}</p>}
      <ChoiceList choices={choices} onChoose={onChoose} onClose={onClose} />
    </Dialog>
  );
};
