import { type PointerEvent, useLayoutEffect, useRef } from "react";
import { Icon } from "./Icon.tsx";

/** A choice of a list. */
export interface Option {
  readonly value: string;
  readonly name: string;
  readonly note: string;
}

/** Choices under a heading; without one when the label is null. */
export interface OptionGroup {
  readonly label: string | null;
  readonly options: readonly Option[];
}

/** The choices of all groups, in the order of the list. */
export const flatten = (groups: readonly OptionGroup[]): readonly Option[] =>
  groups.flatMap(({ options }) => options);

/** The element id of a list's option. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface OptionsProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  /** The place, in the order of the list, of the option that keys act on; -1 for none. */
  readonly active: number;
  /** The value that is set now, which gets a tick; null for a list without ticks. */
  readonly chosen: string | null;
  readonly onActive: (index: number) => void;
  readonly onPick: (option: Option) => void;
}

/** Room left below the list, in pixels. */
const MARGIN = 12;

/** The list that a field opens under itself. Focus stays in the field. */
export const Options = (props: OptionsProps) => {
  const { id, label, groups, active, chosen, onActive, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const room = window.innerHeight - element.getBoundingClientRect().top - MARGIN;
    element.style.setProperty("--room", `${Math.max(120, room)}px`);
  }, []);
  useLayoutEffect(() => {
    const option = active < 0 ? null : document.getElementById(optionId(id, active));
    option?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  // A press must not take focus from the field.
  const keepFocus = (event: PointerEvent) => event.preventDefault();
  let index = -1;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className="options"
      onPointerDown={keepFocus}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => {
        const options = group.options.map((option) => {
          index += 1;
          const at = index;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys act on it from the field
            <div
              key={option.value}
              id={optionId(id, at)}
              role="option"
              tabIndex={-1}
              aria-selected={chosen === null ? at === active : option.value === chosen}
              className={at === active ? "option option--active" : "option"}
              onPointerMove={() => {
                if (at !== active) onActive(at);
              }}
              onClick={() => onPick(option)}
            >
              {chosen !== null && (
                <span className="option__tick">
                  {option.value === chosen && <Icon name="allowed" />}
                </span>
              )}
              <span className="option__name">{option.name}</span>{" "}
              <span className="option__note">{option.note}</span>
            </div>
          );
        });
        if (group.label === null) return options;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
          <div key={group.label} role="group" aria-label={group.label}>
            <div className="option__heading" aria-hidden="true">
              {group.label}
            </div>
            {options}
          </div>
        );
      })}
    </div>
  );
};
