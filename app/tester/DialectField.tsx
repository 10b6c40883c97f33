import { useStore } from "zustand";
import { dialects } from "../../core/index.ts";
import { setDialect } from "../store/actions.ts";
import type { AppStore } from "../store/store.ts";
import { SelectField } from "../ui/SelectField.tsx";

const options = Object.values(dialects).map(({ id, name, edition }) => ({
  value: id,
  name,
  note: edition,
}));

/** The choice of whose way of reading the file the verdicts follow. */
export const DialectField = ({ store }: { readonly store: AppStore }) => {
  const dialect = useStore(store, (state) => state.dialect);
  return (
    <SelectField
      label="Read as"
      value={dialect}
      options={options}
      onChange={(id) => setDialect(store, id)}
    />
  );
};
