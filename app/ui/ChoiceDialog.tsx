import { useId } from "react";
import { flushSync } from "react-dom";
import { Dialog } from "./Dialog.tsx";
import "./choices.css";
import { UntrustedText } from "./UntrustedText.tsx";

/** An option of the dialog. */
export interface Choice<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly note: string;
}

interface ChoiceDialogProps<Id extends string> {
  readonly title: string;
  readonly choices: readonly Choice<Id>[];
  readonly onChoose: (id: Id) => void;
  readonly onClose: () => void;
}

interface ChoiceButtonProps {
  readonly choice: Choice;
  readonly onPress: () => void;
}

/** The button is the title, and covers the note, which describes it. */
const ChoiceButton = ({ choice, onPress }: ChoiceButtonProps) => {
  const id = useId();
  return (
    <div className="choice">
      <button type="button" className="choice__title" aria-describedby={id} onClick={onPress}>
        <UntrustedText text={choice.title} />
      </button>
      <span className="choice__note" id={id}>
        <UntrustedText text={choice.note} />
      </span>
    </div>
  );
};

/** The options in a dialog; selecting one closes it. */
export const ChoiceList = <Id extends string>({
  choices,
  onChoose,
  onClose,
}: Omit<ChoiceDialogProps<Id>, "title">) => (
  <ul className="choices">
    {choices.map((choice) => (
      <li key={choice.id}>
        <ChoiceButton
          choice={choice}
          onPress={() => {
            // While the dialog is open, nothing below it can be focused.
            flushSync(onClose);
            onChoose(choice.id);
          }}
        />
      </li>
    ))}
  </ul>
);

/** A dialog with a list of options; selecting one closes it. */
export const ChoiceDialog = <Id extends string>({ title, ...list }: ChoiceDialogProps<Id>) => (
  <Dialog title={title} onClose={list.onClose}>
    <ChoiceList {...list} />
  </Dialog>
);
