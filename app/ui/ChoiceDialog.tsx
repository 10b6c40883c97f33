import { flushSync } from "react-dom";
import { Dialog } from "./Dialog.tsx";
import { Outside } from "./Outside.tsx";

/** Something to choose. */
export interface Choice {
  readonly id: string;
  readonly title: string;
  readonly note: string;
}

interface ChoiceDialogProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** A dialog that lists things to choose; choosing one closes it. */
export const ChoiceDialog = ({ title, choices, onChoose, onClose }: ChoiceDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <ul className="choices">
      {choices.map((choice) => (
        <li key={choice.id}>
          <button
            type="button"
            className="choice"
            onClick={() => {
              // While the dialog is open, nothing below it can be given the focus.
              flushSync(onClose);
              onChoose(choice.id);
            }}
          >
            <span className="choice__title">
              <Outside text={choice.title} />
            </span>
            <span className="choice__note">
              <Outside text={choice.note} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);
