import { Select } from "@base-ui/react/select";
import { Icon } from "./Icon.tsx";

/** A choice of a select field. */
export interface SelectOption<T extends string> {
  readonly value: T;
  readonly name: string;
  readonly note: string;
}

interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly SelectOption<T>[];
  readonly onChange: (value: T) => void;
}

/** A labelled field that opens a list to choose one of. */
export const SelectField = <T extends string>(props: SelectFieldProps<T>) => {
  const { label, value, options, onChange } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Select.Root
      value={value}
      modal={false}
      onValueChange={(next) => {
        if (next !== null) onChange(next as T);
      }}
    >
      <div className="labelled">
        <Select.Label className="label">{label}</Select.Label>
        <Select.Trigger className="field field--select">
          <span className="field__value">{chosen?.name}</span>
          <span className="field__note" aria-hidden="true">
            {chosen?.note}
          </span>
          <Icon name="chevron-down" className="field__chevron" />
        </Select.Trigger>
      </div>
      <Select.Portal>
        <Select.Positioner
          className="positioner"
          sideOffset={4}
          align="start"
          alignItemWithTrigger={false}
        >
          <Select.Popup className="popup popup--anchored">
            <Select.List className="popup__list">
              {options.map((option) => (
                <Select.Item key={option.value} value={option.value} className="option">
                  <Select.ItemIndicator keepMounted className="option__tick">
                    <Icon name="allowed" />
                  </Select.ItemIndicator>
                  <Select.ItemText className="option__name">{option.name}</Select.ItemText>
                  <span className="option__note">{option.note}</span>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
};
