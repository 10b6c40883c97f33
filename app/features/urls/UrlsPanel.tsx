import { memo, type RefObject, useDeferredValue, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { EditorPort } from "../../editor/editor-port.ts";
import { removeUrls } from "../../state/store/actions.ts";
import { consultationOf, ownVerdictsOf } from "../../state/store/derive.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { lazyPart } from "../../ui/later.tsx";
import { PanelBoundary } from "../../ui/PanelBoundary.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";
import { type Removal, RemovedUrls } from "./RemovedUrls.tsx";
import { Summary } from "./Summary.tsx";
import type { UrlEntryHandle } from "./UrlEntry.tsx";
import type { UrlListing } from "./UrlTools.tsx";
import { filteredUrls, mainHost, sortedUrls } from "./url-order.ts";
import {
  allToggled,
  extended,
  NOTHING_SELECTED,
  selectedIn,
  toggled,
  type UrlSelection,
} from "./url-selection.ts";
import { useAnnouncedVerdict } from "./use-announced-verdict.ts";
import { useListedTests } from "./use-listed-tests.ts";
import { VerdictList, type VerdictListHandle } from "./VerdictList.tsx";

const UrlTools = lazyPart(async () => (await import("./UrlTools.tsx")).UrlTools);

/** The number of URLs from which the filter and sorting are shown. */
const MANY = 3;

interface UrlsPanelProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly entry: RefObject<UrlEntryHandle | null>;
  /** Whether it is shown because a list was added, of which the steps stay closed. */
  readonly isList: boolean;
}

/** With more URLs than these at first, the steps are closed. */
const FEW = 5;

/**
 * Whether the active URL shows its steps, and the function that changes it. They open for a single
 * added URL, but would bury a list.
 * @param count the number of URLs under test.
 * @param isList whether they have just been added as a list.
 */
const useDetailed = (
  count: number,
  isList: boolean,
): readonly [boolean, (detailed: boolean) => void] => {
  const [detailed, setDetailed] = useState(!isList && count <= FEW);
  const [before, setBefore] = useState(count);
  if (before !== count) {
    setBefore(count);
    if (count > before) setDetailed(count === before + 1);
  }
  return [detailed, setDetailed];
};

/** The URLs tab below its field: the verdicts. `entry` is the field. */
export const UrlsPanel = (props: UrlsPanelProps) => (
  <Panel {...props} state={useDeferredValue(useStore(props.store))} />
);

const Panel = memo(function Panel(props: UrlsPanelProps & { readonly state: AppState }) {
  const { store, port, entry, isList, state } = props;
  const { tested, patterns } = useListedTests(store, state);
  const [listing, setListing] = useState<UrlListing>({
    sort: "added",
    text: "",
    only: null,
  });
  const [detailed, setDetailed] = useDetailed(tested.length, isList);
  const [selection, setSelection] = useState<UrlSelection | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const list = useRef<VerdictListHandle>(null);
  const shown = useMemo(
    () => sortedUrls(filteredUrls(tested, listing.text, listing.only), listing.sort),
    [tested, listing],
  );
  const order = useMemo(() => shown.map(({ testUrl }) => testUrl.id), [shown]);
  const main = useMemo(() => mainHost(tested), [tested]);
  useAnnouncedVerdict(store, { tested, patterns });
  const chosen = tested.length >= MANY ? selection : null;
  const selected = chosen === null ? null : selectedIn(chosen, order);

  const remove = (ids: readonly number[]) => {
    const undo = removeUrls(store, ids);
    setRemoval({ count: ids.length, undo, left: store.getState().query.urls });
  };
  const removeMany = () => {
    remove(selected ?? order);
    setSelection(selection === null ? null : NOTHING_SELECTED);
    if (selected === null) setListing({ ...listing, text: "", only: null });
    if (list.current?.focus() !== true) entry.current?.focus();
  };
  const select = (id: number, isRange: boolean) =>
    setSelection((present) => {
      const now = present ?? NOTHING_SELECTED;
      return isRange ? extended(now, id, order) : toggled(now, id);
    });
  return (
    <>
      <div className="listing">
        {tested.length >= MANY && (
          <PanelBoundary name={MESSAGES.toolsPart} inline>
            <UrlTools
              listing={listing}
              onListing={setListing}
              count={tested.length}
              shown={shown.length}
              selected={selected?.length ?? null}
              onSelecting={(selecting) => setSelection(selecting ? NOTHING_SELECTED : null)}
              onSelectAll={() => setSelection(allToggled(selection ?? NOTHING_SELECTED, order))}
              onRemove={removeMany}
            />
          </PanelBoundary>
        )}
        <Summary
          tested={tested}
          isObeyed={consultationOf(state).crawler.crawler?.obeys !== "no"}
          only={listing.only}
          onOnly={tested.length < MANY ? null : (only) => setListing({ ...listing, only })}
        />
      </div>
      {tested.length > 0 && shown.length === 0 && (
        <p className="tester__empty">{MESSAGES.noneMatches}</p>
      )}
      {tested.length === 0 ? (
        <p className="tester__empty">
          <WithCode text={MESSAGES.noUrls} />
        </p>
      ) : (
        <VerdictList
          handle={list}
          tested={shown}
          main={main}
          detailed={detailed}
          onDetailed={setDetailed}
          isMovable={listing.sort === "added" && shown.length === tested.length}
          patterns={patterns}
          own={ownVerdictsOf(state)}
          activeUrl={state.query.activeUrl}
          selected={chosen === null ? null : chosen.ids}
          onSelect={select}
          onRemove={remove}
          store={store}
          port={port}
          onEmpty={() => entry.current?.focus()}
        />
      )}
      <RemovedUrls
        removal={removal}
        urls={state.query.urls}
        onDone={() => {
          setRemoval(null);
          if (list.current?.focus() !== true) entry.current?.focus();
        }}
      />
    </>
  );
});
