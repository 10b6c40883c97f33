import { useStore } from "zustand";
import { type Dialect, dialects, formatMessage } from "../../../core/index.ts";
import { setDialect } from "../../state/store/actions.ts";
import { ownReaderOf } from "../../state/store/derive.ts";
import type { DialectChoice } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import type { OptionGroup } from "../../ui/options.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";

/** What a reader is known from, and whether most of it is assumed. */
const noteOf = ({ edition, facts }: Dialect): string => {
  const all = Object.values(facts);
  const assumed = all.filter(({ source }) => source.basis === "assumed");
  return assumed.length > all.length / 2
    ? formatMessage(MESSAGES.mostlyAssumed, { edition })
    : edition;
};

const readers = Object.values(dialects).map((dialect) => ({
  value: dialect.id,
  name: dialect.name,
  note: noteOf(dialect),
}));

const groupsFor = (reader: string): readonly OptionGroup[] => [
  {
    label: null,
    options: [
      {
        value: "automatic",
        name: formatMessage(MESSAGES.automatic, { reader }),
        note: MESSAGES.automaticNote,
      },
      ...readers,
    ],
  },
];

const isChoice = (id: string): id is DialectChoice =>
  id === "automatic" || Object.hasOwn(dialects, id);

/** Selects the reader that the verdicts follow. */
export const DialectField = ({ store }: { readonly store: AppStore }) => {
  const choice = useStore(store, (state) => state.dialect);
  const own = useStore(store, (state) => ownReaderOf(state).name);
  return (
    <SelectField
      label={MESSAGES.readAs}
      value={choice}
      groups={groupsFor(own)}
      onChange={(id) => {
        if (isChoice(id)) setDialect(store, id);
      }}
    />
  );
};
