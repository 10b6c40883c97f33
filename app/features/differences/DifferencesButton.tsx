import type { Ref } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../../core/index.ts";
import { differencesOf } from "../../answers/differences.ts";
import { isDefaultCompared } from "../../state/store/defaults.ts";
import type { AppStore } from "../../state/store/store.ts";
import { MESSAGES as words } from "../../verdicts/messages.ts";

interface DifferencesButtonProps {
  readonly store: AppStore;
  /** Whether the panel that it opens is shown. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/**
 * The number of differences between readers, with a button to show them. Nothing if all agree,
 * unless the user has selected readers and may want to change that.
 */
export const DifferencesButton = ({ store, isOpen, onToggle, ref }: DifferencesButtonProps) => {
  const { found } = useStore(differencesOf(store));
  const compared = useStore(store, (state) => state.compared);
  const count = found?.result.entries.length ?? 0;
  if (count === 0 && !isOpen && isDefaultCompared(compared)) return null;
  const [text, name] =
    count === 0
      ? [words.noDifferences, words.noneBetween]
      : [
          formatMessage(words.countDifferences, { count }),
          formatMessage(words.countBetween, { count }),
        ];
  return (
    <button
      ref={ref}
      type="button"
      className="link differences"
      aria-label={name}
      aria-expanded={isOpen}
      title={words.differOnFile}
      onClick={onToggle}
      onKeyDown={({ key }) => key === "Escape" && isOpen && onToggle()}
    >
      {text}
    </button>
  );
};
