import { useStore } from "zustand";
import { dialects } from "../../core/index.ts";
import { setDialect } from "../store/actions.ts";
import { dialectOf } from "../store/dialect.ts";
import type { DialectChoice } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import type { OptionGroup } from "../ui/options.ts";
import { SelectField } from "../ui/SelectField.tsx";

const readers = Object.values(dialects).map(({ id, name, edition }) => ({
  value: id,
  name,
  note: edition,
}));

const groupsFor = (automatic: string): readonly OptionGroup[] => [
  {
    label: null,
    options: [
      {
        value: "automatic",
        name: `Automatic: ${automatic}`,
        note: "each crawler's own reader",
      },
      ...readers,
    ],
  },
];

const isChoice = (id: string): id is DialectChoice =>
  id === "automatic" || Object.hasOwn(dialects, id);

/** The choice of whose way of reading the file the verdicts follow. */
export const DialectField = ({ store }: { readonly store: AppStore }) => {
  const choice = useStore(store, (state) => state.dialect);
  const own = useStore(store, (state) => dialectOf({ ...state, dialect: "automatic" }).name);
  return (
    <SelectField
      label="Read as"
      value={choice}
      groups={groupsFor(own)}
      onChange={(id) => {
        if (isChoice(id)) setDialect(store, id);
      }}
    />
  );
};
