import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Icon } from "./Icon.tsx";
import { flatten, type OptionGroup, Options, optionId } from "./Options.tsx";
import { movedTo, typedTo } from "./option-keys.ts";

interface SelectFieldProps {
  readonly label: string;
  /** One of the options' values. */
  readonly value: string;
  readonly groups: readonly OptionGroup[];
  readonly onChange: (value: string) => void;
}

/** Letters typed within this many milliseconds of each other are one word. */
const WORD_PAUSE = 600;

const OPENERS: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp", "Home", "End", "Enter", " "]);

/** A labelled field that opens a list to choose one of. */
export const SelectField = ({ label, value, groups, onChange }: SelectFieldProps) => {
  const id = useId();
  const [active, setActive] = useState<number | null>(null);
  const word = useRef({ text: "", at: 0 });
  const options = flatten(groups);
  const chosen = options.findIndex((option) => option.value === value);
  const open = active !== null;

  const pick = (index: number) => {
    const option = options[index];
    setActive(null);
    if (option !== undefined && option.value !== value) onChange(option.value);
  };
  const typeAhead = (key: string, at: number) => {
    const pause = at - word.current.at > WORD_PAUSE;
    const text = pause ? key : word.current.text + key;
    word.current = { text, at };
    // The same word goes on at the same place, a new one at the next.
    const found = typedTo(
      options.map(({ name }) => name),
      text,
      (active ?? chosen) + (text.length === 1 ? 1 : 0),
    );
    if (found >= 0) setActive(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || key === "Tab") {
      if (key === "Tab" && open) pick(active);
      return;
    }
    if (key === "Escape" && !open) return;
    const isLetter = key.length === 1 && key !== " ";
    if (!OPENERS.has(key) && !isLetter && !["Escape", "PageDown", "PageUp"].includes(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isLetter) return typeAhead(key, event.timeStamp);
    if (!open) return setActive(chosen);
    if (key === "Escape") return setActive(null);
    if (key === "Enter" || key === " " || (altKey && key === "ArrowUp")) return pick(active);
    if (key === "Home") return setActive(0);
    if (key === "End") return setActive(options.length - 1);
    setActive(movedTo(key, active, options.length) ?? active);
  };
  return (
    <div className="labelled">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        role="combobox"
        className="field field--select"
        aria-labelledby={`${id}-label`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open ? optionId(`${id}-list`, active) : undefined}
        onClick={() => setActive(open ? null : chosen)}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(null)}
      >
        <span className="field__value">{options[chosen]?.name}</span>{" "}
        <span className="field__note">{options[chosen]?.note}</span>
        <Icon name="chevron-down" className="field__chevron" />
      </button>
      {open && (
        <Options
          id={`${id}-list`}
          label={label}
          groups={groups}
          active={active}
          chosen={value}
          onActive={setActive}
          onPick={(option) => pick(options.indexOf(option))}
        />
      )}
    </div>
  );
};
