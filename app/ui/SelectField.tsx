import { useSelect } from "downshift";
import { useEffect, useRef } from "react";
import { Icon } from "./Icon.tsx";
import { OptionList } from "./OptionList.tsx";
import { flatten, type OptionGroup } from "./options.ts";

interface SelectFieldProps {
  readonly label: string;
  /** One of the options' values. */
  readonly value: string;
  readonly groups: readonly OptionGroup[];
  readonly onChange: (value: string) => void;
}

/** A labelled select field. */
export const SelectField = ({ label, value, groups, onChange }: SelectFieldProps) => {
  const options = flatten(groups);
  const chosen = options.find((option) => option.value === value) ?? null;
  const list = useSelect({
    items: [...options],
    itemToString: (option) => option?.name ?? "",
    selectedItem: chosen,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChange(selectedItem.value);
    },
  });
  const menu = useRef<HTMLUListElement>(null);
  // It may open beyond the edge of a panel that scrolls.
  useEffect(() => {
    if (list.isOpen) menu.current?.scrollIntoView({ block: "nearest" });
  }, [list.isOpen]);
  return (
    <div className="labelled">
      <span className="label" {...list.getLabelProps()}>
        {label}
      </span>
      <button type="button" className="field field--select" {...list.getToggleButtonProps()}>
        <span className="field__value">{chosen?.name}</span>{" "}
        <span className="field__note">{chosen?.note}</span>
        <Icon name="chevron-down" className="field__chevron" />
      </button>
      <ul className="options" hidden={!list.isOpen} {...list.getMenuProps({ ref: menu })}>
        {list.isOpen && (
          <OptionList
            groups={groups}
            active={list.highlightedIndex}
            chosen={value}
            itemProps={(item, index) => list.getItemProps({ item, index })}
          />
        )}
      </ul>
    </div>
  );
};
