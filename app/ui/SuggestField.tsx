import { Autocomplete } from "@base-ui/react/autocomplete";
import { type ClipboardEvent, useId, useMemo, useState } from "react";
import { Icon } from "./Icon.tsx";

/** A suggested value. */
export interface Suggestion {
  /** What the field is set to. */
  readonly value: string;
  readonly note: string;
  /** Further words it is found by, in lower case. */
  readonly keywords: string;
}

/** Suggestions under a heading. */
export type SuggestionGroup = {
  readonly label: string;
  readonly items: readonly Suggestion[];
};

interface SuggestFieldProps {
  readonly label: string;
  readonly value: string;
  /** Said of the present value, after it. */
  readonly note: string;
  readonly placeholder: string;
  readonly groups: readonly SuggestionGroup[];
  readonly onChange: (value: string) => void;
  /** May take the pasted text over, by preventing the event's default. */
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly onBlur?: () => void;
}

const finds = (item: Suggestion, query: string): boolean =>
  item.value.toLowerCase().includes(query) || item.keywords.includes(query);

/** The groups with what matches, those that begin with the query first. */
const narrow = (groups: readonly SuggestionGroup[], typed: string): readonly SuggestionGroup[] => {
  const query = typed.trim().toLowerCase();
  const rank = (item: Suggestion) => Number(!item.value.toLowerCase().startsWith(query));
  return groups.flatMap(({ label, items }) => {
    const found = items.filter((item) => finds(item, query));
    found.sort((a, b) => rank(a) - rank(b));
    return found.length === 0 ? [] : [{ label, items: found }];
  });
};

/** A labelled text field that suggests values as one types; any text is a value. */
export const SuggestField = (props: SuggestFieldProps) => {
  const { label, value, note, placeholder, groups, onChange, onPaste, onBlur } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  // Opened without typing, the list shows everything, not only what resembles the present value.
  const [typing, setTyping] = useState(false);
  const shown = useMemo(
    () => (typing ? narrow(groups, value) : narrow(groups, "")),
    [groups, typing, value],
  );
  const settled = shown.every(({ items }) =>
    items.every((item) => item.value.toLowerCase() === value.trim().toLowerCase()),
  );
  return (
    <Autocomplete.Root
      items={groups}
      filteredItems={shown}
      itemToStringValue={(item: Suggestion) => item.value}
      value={value}
      open={open && !(typing && settled)}
      openOnInputClick
      onOpenChange={(next, { reason }) => {
        setOpen(next);
        if (reason === "trigger-press" || reason === "input-press") setTyping(false);
      }}
      onValueChange={(next, { reason }) => {
        if (reason === "escape-key") return;
        setTyping(reason === "input-change");
        onChange(next);
      }}
    >
      <div className="labelled">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <Autocomplete.InputGroup className="field">
          <Autocomplete.Input
            id={id}
            className="field__input"
            placeholder={placeholder}
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            onPaste={onPaste}
            onBlur={onBlur}
            onFocus={(event) => event.currentTarget.select()}
          />
          <span className="field__note field__note--end" aria-hidden="true">
            {note}
          </span>
          <Autocomplete.Trigger className="field__trigger" aria-label="Suggestions" tabIndex={-1}>
            <Icon name="chevron-down" className="field__chevron" />
          </Autocomplete.Trigger>
        </Autocomplete.InputGroup>
      </div>
      <Autocomplete.Portal>
        <Autocomplete.Positioner className="positioner" sideOffset={4} align="start">
          <Autocomplete.Popup className="popup popup--anchored">
            <Autocomplete.List className="popup__list">
              {(group: SuggestionGroup) => (
                <Autocomplete.Group key={group.label} items={group.items}>
                  <Autocomplete.GroupLabel className="option__heading">
                    {group.label}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: Suggestion) => (
                      <Autocomplete.Item key={item.value} value={item} className="option">
                        <span className="option__name">{item.value}</span>
                        <span className="option__note">{item.note}</span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
};
