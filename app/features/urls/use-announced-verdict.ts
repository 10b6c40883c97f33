import { useEffect, useRef } from "react";
import { formatMessage, visibleText } from "../../../core/index.ts";
import { announce } from "../../state/store/actions.ts";
import type { TestedUrl } from "../../state/store/derive.ts";
import type { AppStore } from "../../state/store/store.ts";
import { MESSAGES } from "../../verdicts/messages.ts";
import { whyOf } from "../../verdicts/reason.ts";
import type { ListedTests } from "./pattern-tests.ts";

/** The announcement of a verdict: `/cart/42: Blocked, line 3`. */
export const spokenVerdict = ({ testUrl, allowed, explanation }: TestedUrl): string =>
  formatMessage(MESSAGES.spokenVerdict, {
    url: visibleText(testUrl.typed),
    verdict:
      explanation.reason === "not-obeyed"
        ? MESSAGES.notObeyed
        : allowed
          ? MESSAGES.allowed
          : MESSAGES.blocked,
    place: whyOf(explanation).place,
  });

/** The one URL that is new; null for none and for several. */
export const addedOne = (
  tested: readonly TestedUrl[],
  before: ReadonlySet<number>,
): TestedUrl | null => {
  const added = tested.filter(({ testUrl }) => !before.has(testUrl.id));
  // If others are gone, another list was opened.
  return tested.length === before.size + 1 && added.length === 1 ? (added[0] ?? null) : null;
};

const idsOf = (tested: readonly TestedUrl[]): ReadonlySet<number> =>
  new Set(tested.map(({ testUrl }) => testUrl.id));

/** Announces the verdict on an added URL. For a list or a pattern, the summary is enough. */
export const useAnnouncedVerdict = (
  store: AppStore,
  { tested, patterns }: Pick<ListedTests, "tested" | "patterns">,
): void => {
  const before = useRef(idsOf(tested));
  useEffect(() => {
    const added = addedOne(tested, before.current);
    before.current = idsOf(tested);
    if (added === null || patterns.has(added.testUrl.id)) return;
    announce(store, spokenVerdict(added));
  }, [store, tested, patterns]);
};
