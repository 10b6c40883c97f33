import {
  type ClipboardEvent,
  type KeyboardEvent,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { Icon } from "./Icon.tsx";
import { flatten, type Option, type OptionGroup, Options, optionId } from "./Options.tsx";
import { movedTo } from "./option-keys.ts";
import { narrowed } from "./suggestions.ts";

interface SuggestFieldProps {
  readonly label: string;
  readonly value: string;
  /** Said of the present value, after it. */
  readonly note: string;
  readonly placeholder: string;
  readonly groups: readonly OptionGroup[];
  readonly onChange: (value: string) => void;
  /** May take the pasted text over, by preventing the event's default. */
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly onBlur?: () => void;
}

/**
 * - `closed`: no list
 * - `all`: opened by a press or an arrow key, so it shows everything
 * - `narrowed`: opened by typing, so it shows what fits
 */
type Listing = "closed" | "all" | "narrowed";

/** A labelled text field that suggests values as one types; any text is a value. */
export const SuggestField = (props: SuggestFieldProps) => {
  const { label, value, note, placeholder, groups, onChange, onPaste, onBlur } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [listing, setListing] = useState<Listing>("closed");
  const [active, setActive] = useState(-1);
  const query = useDeferredValue(value);
  const shown = useMemo(
    () => (listing === "narrowed" ? narrowed(groups, query) : groups),
    [groups, listing, query],
  );
  const options = flatten(shown);
  const open = listing !== "closed" && options.length > 0;
  const activeOption = open ? options[active] : undefined;

  const list = (next: Listing) => {
    setListing(next);
    setActive(-1);
  };
  const pick = (option: Option) => {
    onChange(option.value);
    list("closed");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (key === "Enter" && open && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (activeOption === undefined) list("closed");
      else pick(activeOption);
      return;
    }
    if (key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      list("closed");
      return;
    }
    if (key === "ArrowUp" && altKey) return list("closed");
    const moved = movedTo(key, active, options.length);
    if (moved === null) return;
    event.preventDefault();
    if (open) setActive(moved);
    else list("all");
  };
  return (
    <div className="labelled">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="field">
        <span className="field__mirror" aria-hidden="true">
          <span className="field__value">{value === "" ? placeholder : value}</span>
          <span className="field__note">{note}</span>
        </span>
        <input
          ref={input}
          id={id}
          className="field__input"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={
            activeOption === undefined ? undefined : optionId(`${id}-list`, active)
          }
          aria-describedby={note === "" ? undefined : `${id}-note`}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => {
            onChange(event.target.value);
            list("narrowed");
          }}
          onClick={() => {
            if (!open) list("all");
          }}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => {
            list("closed");
            onBlur?.();
          }}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
        <span id={`${id}-note`} hidden>
          {note}
        </span>
        <button
          type="button"
          className="field__trigger"
          aria-label="Show suggestions"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus();
            list(open ? "closed" : "all");
          }}
        >
          <Icon name="chevron-down" className="field__chevron" />
        </button>
      </div>
      {open && (
        <Options
          id={`${id}-list`}
          label={label}
          groups={shown}
          active={active}
          chosen={null}
          onActive={setActive}
          onPick={pick}
        />
      )}
    </div>
  );
};
