import { useEffect } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../../core/index.ts";
import { expectedVerdictsOf, guardedBy } from "../../answers/tables.ts";
import { activateUrl, setCrawler } from "../../state/store/actions.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Icon } from "../../ui/Icon.tsx";
import { crawlerName, verdictInSentence } from "./cell-words.ts";
import { nextMissed } from "./expect-cells.ts";
import { matrixMessages as words } from "./messages.ts";

/**
 * Goes to the next expectation that fails: selects its crawler and URL. Returns the message to
 * announce.
 */
export const goToNextMissed = (store: AppStore): string => {
  const { found } = expectedVerdictsOf(store).getState();
  const report = found === null ? [] : guardedBy(found);
  const { crawler, activeUrl } = store.getState().query;
  const next = nextMissed(report, { crawler, id: activeUrl });
  if (next === null) return formatMessage(words.holding, { count: report.length });
  const { guarded, place, count } = next;
  setCrawler(store, guarded.crawler);
  activateUrl(store, guarded.url.id);
  return formatMessage(words.nextFailing, {
    crawler: crawlerName(guarded.crawler),
    url: guarded.url.typed,
    verdict: verdictInSentence(guarded.cell, false),
    expected: words.verdicts[guarded.expected],
    place,
    count,
  });
};

/** How many expectations hold, in words. */
const Count = ({ failing, total }: { readonly failing: number; readonly total: number }) => (
  <>
    <Icon name={failing > 0 ? "blocked" : "allowed"} />
    <span className="statusbar__long">
      {failing > 0
        ? formatMessage(words.failing, { count: failing, total })
        : formatMessage(words.holding, { count: total })}
    </span>
    <span className="statusbar__short" aria-hidden="true">
      {formatMessage(words.holdingShort, { holding: total - failing, total })}
    </span>
  </>
);

/** How many expectations there are. */
const totalOf = ({ query }: AppState): number =>
  query.urls.reduce((sum, { expectations }) => sum + expectations.length, 0);

/**
 * The number of failing expectations, in the status line and the title. A click goes to the next
 * one. Takes its place before the number is known, so that nothing moves.
 */
export const ExpectationCount = ({
  store,
  announce,
}: {
  readonly store: AppStore;
  readonly announce: (text: string) => void;
}) => {
  const { found } = useStore(expectedVerdictsOf(store));
  const expected = useStore(store, totalOf);
  const report = found === null ? [] : guardedBy(found);
  const failing = report.filter(({ holds }) => !holds).length;
  useEffect(() => {
    if (failing === 0) return;
    const count = formatMessage(words.inTitle, { count: failing });
    document.title = count + document.title;
    return () => {
      document.title = document.title.replace(count, "");
    };
  }, [failing]);
  if (found === null && expected > 0) {
    return (
      <span
        className="statusbar__action statusbar__guard statusbar__guard--unknown"
        aria-hidden="true"
      >
        <Count failing={0} total={expected} />
      </span>
    );
  }
  if (report.length === 0) return null;
  return (
    <button
      type="button"
      className={`statusbar__action statusbar__guard${failing > 0 ? " statusbar__guard--missed" : ""}`}
      title={words.nextTitle}
      onClick={() => announce(goToNextMissed(store))}
    >
      <Count failing={failing} total={report.length} />
    </button>
  );
};
