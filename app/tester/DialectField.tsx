import { useStore } from "zustand";
import { type DialectId, dialects } from "../../core/index.ts";
import { setDialect } from "../store/actions.ts";
import type { AppStore } from "../store/store.ts";
import { SelectField } from "../ui/SelectField.tsx";

const groups = [
  {
    label: null,
    options: Object.values(dialects).map(({ id, name, edition }) => ({
      value: id,
      name,
      note: edition,
    })),
  },
];

const isDialect = (id: string): id is DialectId => Object.hasOwn(dialects, id);

/** The choice of whose way of reading the file the verdicts follow. */
export const DialectField = ({ store }: { readonly store: AppStore }) => {
  const dialect = useStore(store, (state) => state.dialect);
  return (
    <SelectField
      label="Read as"
      value={dialect}
      groups={groups}
      onChange={(id) => {
        if (isDialect(id)) setDialect(store, id);
      }}
    />
  );
};
