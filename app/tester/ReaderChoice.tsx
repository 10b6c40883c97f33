import { type Dialect, type DialectId, dialects } from "../../core/index.ts";
import { setCompared } from "../store/actions.ts";
import { DEFAULT_COMPARED, isDefaultCompared } from "../store/compared.ts";
import type { AppStore } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";

interface ReaderChoiceProps {
  readonly store: AppStore;
  /** Those that are compared now. */
  readonly readers: readonly Dialect[];
}

/** The choice of the readers to compare; it is remembered. */
export const ReaderChoice = ({ store, readers }: ReaderChoiceProps) => {
  const ids = readers.map(({ id }) => id);
  const toggle = (id: DialectId): void =>
    setCompared(store, ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return (
    <details className="choice-of-readers">
      <summary>
        Readers compared:{" "}
        {readers.length === 0 ? "none" : readers.map(({ name }) => name).join(", ")}
      </summary>
      <fieldset>
        <legend className="visually-hidden">Readers to compare</legend>
        {Object.values(dialects).map(({ id, name, edition }) => (
          <label key={id} title={edition}>
            <input type="checkbox" checked={ids.includes(id)} onChange={() => toggle(id)} />
            {name}
          </label>
        ))}
      </fieldset>
      {!isDefaultCompared(ids) && (
        <Button small onClick={() => setCompared(store, DEFAULT_COMPARED)}>
          Compare the usual five
        </Button>
      )}
    </details>
  );
};
