import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import {
  type ClipboardEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { disguises } from "../../core/text/visible.ts";
import { isComposing } from "./composing.ts";
import { Icon } from "./Icon.tsx";
import { OptionList } from "./OptionList.tsx";
import { flatten, type Option, type OptionGroup } from "./options.ts";
import { bestFor, listed, narrowed } from "./suggestions.ts";
import { UntrustedText } from "./UntrustedText.tsx";

interface SuggestFieldProps {
  readonly label: string;
  readonly value: string;
  /** A note on the current value, shown after it. */
  readonly note: string;
  /** What is shown at the end of the field. */
  readonly aside?: ReactNode;
  readonly placeholder: string;
  readonly groups: readonly OptionGroup[];
  readonly onChange: (value: string) => void;
  /** May handle the pasted text by preventing the event's default. */
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly onBlur?: () => void;
}

const { InputKeyDownEscape, InputBlur } = useCombobox.stateChangeTypes;

/** Any text is valid: leaving the field or closing the list neither clears nor completes it. */
const keepText = (
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> =>
  type === InputKeyDownEscape || type === InputBlur
    ? { ...changes, inputValue: state.inputValue, selectedItem: state.selectedItem }
    : changes;

/** A labelled text field with suggestions; any text is a valid value. */
export const SuggestField = (props: SuggestFieldProps) => {
  const { label, value, note, aside, placeholder, groups, onChange, onPaste, onBlur } = props;
  // Typing narrows the list; opening it by a click or an arrow key shows everything.
  const [typing, setTyping] = useState(false);
  const shown = useMemo(
    () => listed(typing ? narrowed(groups, value) : groups),
    [groups, typing, value],
  );
  const options = flatten(shown);
  const list = useCombobox<Option>({
    items: [...options],
    itemToString: (option) => option?.value ?? "",
    inputValue: value,
    selectedItem: null,
    stateReducer: keepText,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChange(selectedItem.value);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyping(false);
    },
  });
  const type = (text: string): void => {
    setTyping(true);
    // The value is controlled from outside; waiting for downshift's own state would move the cursor.
    onChange(text);
  };
  const input = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent((): void => {
    const typed = input.current?.value ?? value;
    if (typed !== value) type(typed);
  });
  // The prerendered field can be typed in before this component runs.
  useLayoutEffect(() => takeTyped(), []);
  const isOpen = list.isOpen && options.length > 0;
  return (
    <div className="labelled">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: getLabelProps names the input */}
      <label className="label" {...list.getLabelProps()}>
        {label}
      </label>
      <div className={disguises(value).length === 0 ? "field" : "field field--disguised"}>
        <span className="field__mirror" aria-hidden="true">
          <span className="field__value">
            <UntrustedText text={value === "" ? placeholder : value} />
          </span>
          <span className="field__note">{note}</span>
        </span>
        <input
          className="field__input"
          {...list.getInputProps({
            ref: input,
            onChange: (event) => type(event.currentTarget.value),
            onKeyDown: (event) => {
              if (event.key !== "Enter" || isComposing(event) || !typing || !isOpen) return;
              const best = list.highlightedIndex < 0 ? bestFor(shown, value) : null;
              if (best === null) return;
              onChange(best.value);
              list.closeMenu();
            },
            onFocus: (event) => event.currentTarget.select(),
            onBlur,
            onPaste,
          })}
          placeholder={placeholder}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        {aside}
        {/* A click there is one in the field, which opens the list. */}
        <Icon name="chevron-down" className="field__chevron field__chevron--over" />
      </div>
      <ul className="options" hidden={!isOpen} {...list.getMenuProps()}>
        {isOpen && (
          <OptionList
            groups={shown}
            active={list.highlightedIndex}
            chosen={null}
            itemProps={(item, index) => list.getItemProps({ item, index })}
          />
        )}
      </ul>
    </div>
  );
};
