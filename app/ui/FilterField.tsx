interface FilterFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field that filters a list. */
export const FilterField = ({ label, hint, value, onChange }: FilterFieldProps) => (
  <input
    type="search"
    className="filter"
    aria-label={label}
    placeholder={hint}
    value={value}
    spellCheck={false}
    autoCapitalize="off"
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
