import { Icon, type IconName } from "../../ui/Icon.tsx";
import type { Choice } from "./choices.ts";
import { overviewMessages as words } from "./messages.ts";

const CHOICES: readonly (readonly [Choice, IconName])[] = [
  ["allow", "allowed"],
  ["block", "blocked"],
  ["keep", "undo"],
];

interface ChoiceButtonsProps {
  /** The id of the element that says for whom it is chosen. */
  readonly describedBy: string;
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Buttons, words or icons where there is little room, for what the file shall do for a purpose or a crawler. */
export const ChoiceButtons = ({ describedBy, chosen, onChoose }: ChoiceButtonsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a table's cell
  <div className="choose" role="group" aria-labelledby={describedBy}>
    {CHOICES.map(([choice, icon]) => (
      <button
        key={choice}
        type="button"
        className={`choose__button choose__button--${choice}`}
        aria-label={words.choices[choice]}
        aria-pressed={choice === chosen}
        aria-describedby={describedBy}
        title={words.choices[choice]}
        onClick={() => onChoose(choice)}
      >
        <Icon name={icon} />
        <span className="choose__word">{words.choices[choice]}</span>
      </button>
    ))}
  </div>
);
