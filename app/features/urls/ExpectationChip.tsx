import { formatMessage, visibleText } from "../../../core/index.ts";
import { setExpectation } from "../../state/store/actions.ts";
import type { TestedUrl } from "../../state/store/derive.ts";
import type { AppStore } from "../../state/store/store.ts";
import { OwnPresses } from "../../ui/OwnPresses.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";
import { verdictMessages as words } from "../../verdicts/verdict-messages.ts";

const CHOICES = ["allowed", "blocked", "none"] as const;

const wording = ({ expected, meetsExpectation }: TestedUrl): string => {
  if (expected === null) return words.expectNothing;
  if (meetsExpectation === null) return MESSAGES.checkingExpected;
  if (meetsExpectation === true) return words.asExpected;
  return expected === "allowed" ? words.expectedAllowed : words.expectedBlocked;
};

interface ExpectationChipProps {
  readonly tested: TestedUrl;
  readonly store: AppStore;
}

/** Whether the verdict is as expected. Pressing it opens a menu of what can be expected. */
export const ExpectationChip = ({ tested, store }: ExpectationChipProps) => {
  const { testUrl, expected, meetsExpectation } = tested;
  const state = meetsExpectation === null ? "none" : meetsExpectation ? "met" : "missed";
  return (
    <OwnPresses className={`chip chip--${state}`}>
      <span>{wording(tested)}</span>
      <select
        className="chip__menu"
        aria-label={formatMessage(words.expectedOf, { url: visibleText(testUrl.typed) })}
        tabIndex={-1}
        value={expected ?? "none"}
        onChange={({ currentTarget }) => {
          const chosen = CHOICES.find((choice) => choice === currentTarget.value) ?? "none";
          setExpectation(store, testUrl.id, chosen === "none" ? null : chosen);
        }}
      >
        {CHOICES.map((choice) => (
          // A label, because the text of the row says only the verdict that it has.
          <option key={choice} value={choice} label={words.mustBe[choice]} />
        ))}
      </select>
    </OwnPresses>
  );
};
