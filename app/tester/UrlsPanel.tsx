import { type RefObject, useMemo, useState } from "react";
import { formatMessage } from "../../core/index.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import { addUrls, notify, removeUrls } from "../store/actions.ts";
import { consultationOf, ownVerdictsOf } from "../store/derive.ts";
import type { AppState } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { MESSAGES } from "./messages.ts";
import { PastedRobots } from "./PastedRobots.tsx";
import type { PanelServices } from "./panel.ts";
import { summarise } from "./summary.ts";
import { UrlEntry, type UrlEntryHandle } from "./UrlEntry.tsx";
import { type UrlListing, UrlTools } from "./UrlTools.tsx";
import { filteredUrls, mainHost, sortedUrls } from "./url-order.ts";
import { useListedTests } from "./use-listed-tests.ts";
import { VerdictList } from "./VerdictList.tsx";

/** From how many URLs on there is something to find, order and remove. */
const MANY = 3;

interface UrlsPanelProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly state: AppState;
  readonly services: PanelServices;
  readonly entry: RefObject<UrlEntryHandle | null>;
}

/** With more URLs than these to begin with, their steps are closed. */
const FEW = 5;

/**
 * Whether the active URL shows its steps, with what says so. Those of one URL that is added are worth a
 * look; those of a list would bury the list.
 *
 * @param count how many URLs are under test.
 */
const useDetailed = (count: number): readonly [boolean, (detailed: boolean) => void] => {
  const [detailed, setDetailed] = useState(count <= FEW);
  const [before, setBefore] = useState(count);
  if (before !== count) {
    setBefore(count);
    if (count > before) setDetailed(count === before + 1);
  }
  return [detailed, setDetailed];
};

/** The URLs tab: the field for addresses and the verdicts on them. */
export const UrlsPanel = ({ store, port, state, services, entry }: UrlsPanelProps) => {
  const { tested, patterns } = useListedTests(store, state);
  const [listing, setListing] = useState<UrlListing>({ sort: "added", text: "" });
  const [detailed, setDetailed] = useDetailed(tested.length);
  const [robots, setRobots] = useState<string | null>(null);
  const shown = useMemo(
    () => sortedUrls(filteredUrls(tested, listing.text), listing.sort),
    [tested, listing],
  );
  const main = useMemo(() => mainHost(tested), [tested]);
  const removeShown = () => {
    const undo = removeUrls(
      store,
      shown.map(({ testUrl }) => testUrl.id),
    );
    const text = formatMessage(MESSAGES.removed, { count: shown.length });
    notify(store, { tone: "info", text, action: { label: MESSAGES.undo, run: undo } });
    setListing({ ...listing, text: "" });
    entry.current?.focus();
  };
  return (
    <>
      <UrlEntry store={store} ref={entry} onRobots={setRobots} />
      {robots !== null && (
        <PastedRobots
          onOpen={() => {
            setRobots(null);
            services.openPasted(robots);
          }}
          onTest={() => {
            setRobots(null);
            addUrls(store, robots);
          }}
          onCancel={() => {
            setRobots(null);
            entry.current?.focus();
          }}
        />
      )}
      {tested.length >= MANY && (
        <UrlTools
          listing={listing}
          onListing={setListing}
          count={tested.length}
          shown={shown.length}
          onRemove={removeShown}
        />
      )}
      {tested.length > 0 && shown.length === 0 && (
        <p className="tester__empty">{MESSAGES.noneMatches}</p>
      )}
      {tested.length === 0 ? (
        <p className="tester__empty">
          No URL is tested yet. Type a path such as <code>/cart/42</code> or paste a list of
          addresses; each gets its verdict and the line that decides it.
        </p>
      ) : (
        <VerdictList
          tested={shown}
          main={main}
          detailed={detailed}
          onDetailed={setDetailed}
          isMovable={listing.sort === "added" && shown.length === tested.length}
          patterns={patterns}
          own={ownVerdictsOf(state)}
          activeUrl={state.query.activeUrl}
          store={store}
          port={port}
          onEmpty={() => entry.current?.focus()}
        />
      )}
      <p className="tester__summary" aria-live="polite">
        {summarise(tested, consultationOf(state).crawler.crawler?.obeys !== "no")}
      </p>
    </>
  );
};
