import { setExpectation } from "../../state/store/actions.ts";
import type { TestedUrl } from "../../state/store/derive.ts";
import type { Expectation } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { MESSAGES } from "../../verdicts/messages.ts";
import { verdictMessages as words } from "../../verdicts/verdict-messages.ts";

type Expected = Expectation["expected"] | null;

const NEXT: Readonly<Record<string, Expected>> = {
  none: "allowed",
  allowed: "blocked",
  blocked: null,
};

const PRESSES: Readonly<Record<string, string>> = {
  none: words.pressForNone,
  allowed: words.pressForAllowed,
  blocked: words.pressForBlocked,
};

const wording = ({ expected, meetsExpectation }: TestedUrl): string => {
  if (expected === null) return words.expectNothing;
  if (meetsExpectation === null) return MESSAGES.checkingExpected;
  if (meetsExpectation === true) return words.asExpected;
  return expected === "allowed" ? words.expectedAllowed : words.expectedBlocked;
};

interface ExpectationChipProps {
  readonly tested: TestedUrl;
  readonly store: AppStore;
  readonly tabIndex: number;
}

/** The expected verdict. A click changes it from none to allowed to blocked and back. */
export const ExpectationChip = ({ tested, store, tabIndex }: ExpectationChipProps) => {
  const { testUrl, expected, meetsExpectation } = tested;
  const state = meetsExpectation === null ? "none" : meetsExpectation ? "met" : "missed";
  const next = NEXT[expected ?? "none"] ?? null;
  return (
    <button
      type="button"
      className={`chip chip--${state}`}
      tabIndex={tabIndex}
      title={PRESSES[next ?? "none"]}
      onClick={(event) => {
        event.stopPropagation();
        setExpectation(store, testUrl.id, next);
      }}
    >
      {wording(tested)}
    </button>
  );
};
