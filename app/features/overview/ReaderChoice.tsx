import {
  type Dialect,
  type DialectId,
  dialects,
  formatList,
  formatMessage,
} from "../../../core/index.ts";
import { setCompared } from "../../state/store/actions.ts";
import { DEFAULT_COMPARED, isDefaultCompared } from "../../state/store/defaults.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { readerMessages as words } from "../../verdicts/reader-messages.ts";

interface ReaderChoiceProps {
  readonly store: AppStore;
  /** The readers being compared. */
  readonly readers: readonly Dialect[];
}

/** Selects the readers to compare; the choice is remembered. */
export const ReaderChoice = ({ store, readers }: ReaderChoiceProps) => {
  const ids = readers.map(({ id }) => id);
  const toggle = (id: DialectId): void =>
    setCompared(store, ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return (
    <div className="choice-of-readers">
      <p>
        {formatMessage(words.compared, {
          readers: readers.length === 0 ? words.none : formatList(readers.map(({ name }) => name)),
        })}
      </p>
      <fieldset>
        <legend className="visually-hidden">{words.toCompare}</legend>
        {Object.values(dialects).map(({ id, name, edition }) => (
          <label key={id} title={edition}>
            <input type="checkbox" checked={ids.includes(id)} onChange={() => toggle(id)} />
            {name}
          </label>
        ))}
      </fieldset>
      {!isDefaultCompared(ids) && (
        <Button small onClick={() => setCompared(store, DEFAULT_COMPARED)}>
          {words.compareUsual}
        </Button>
      )}
    </div>
  );
};
