import { useId } from "react";
import { flushSync } from "react-dom";
import { Dialog } from "./Dialog.tsx";
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

/** Its accessible name is the title; the note describes it. */
const ChoiceButton = ({ choice, onPress }: ChoiceButtonProps) => {
  const id = useId();
  return (
    <button
      type="button"
      className="choice"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}note`}
      onClick={onPress}
    >
      <span className="choice__title" id={`${id}title`}>
        <UntrustedText text={choice.title} />
      </span>
      <span className="choice__note" id={`${id}note`}>
        <UntrustedText text={choice.note} />
      </span>
    </button>
  );
};

/** A dialog with a list of options; selecting one closes it. */
export const ChoiceDialog = <Id extends string>(props: ChoiceDialogProps<Id>) => {
  const { title, choices, onChoose, onClose } = props;
  return (
    <Dialog title={title} onClose={onClose}>
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
    </Dialog>
  );
};
