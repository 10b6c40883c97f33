import { useId } from "react";
import { setBaseline } from "../../state/store/actions.ts";
import { MAX_NAME_LENGTH } from "../../state/store/limits.ts";
import { OWN_NAMES, shownName } from "../../state/store/own-names.ts";
import type { Baseline } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { isComposing } from "../../ui/composing.ts";
import { compareMessages as words } from "./messages.ts";

interface NameFieldProps {
  readonly store: AppStore;
  readonly baseline: Baseline;
}

/** The name of the text that the file is compared with: it is in links and in Markdown. */
export const NameField = ({ store, baseline }: NameFieldProps) => {
  const id = useId();
  const { name } = baseline;
  const shown = name === OWN_NAMES.pasted ? "" : shownName(name);
  // Not with each key: for a new baseline everything is compared again.
  const rename = (typed: string): void => {
    const chosen = typed.trim();
    if (chosen !== shown) setBaseline(store, { ...baseline, name: chosen || OWN_NAMES.pasted });
  };
  return (
    <div className="labelled">
      <label className="label" htmlFor={id}>
        {words.name}
      </label>
      <span className="field">
        <input
          id={id}
          defaultValue={shown}
          placeholder={words.nameHint}
          maxLength={MAX_NAME_LENGTH}
          spellCheck={false}
          autoComplete="off"
          onBlur={({ currentTarget }) => rename(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !isComposing(event)) rename(event.currentTarget.value);
          }}
        />
      </span>
    </div>
  );
};
