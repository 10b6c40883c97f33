import { useState } from "react";
import { ANY_ROW, type BulkResult } from "../../answers/workers/bulk/messages.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import type { PanelServices } from "../panel.ts";
import type { Bulk } from "./bulk-store.ts";
import { CrawlersTable } from "./CrawlersTable.tsx";
import { FilesTable } from "./FilesTable.tsx";
import { Folders } from "./Folders.tsx";
import { HiddenPages } from "./HiddenPages.tsx";
import { MESSAGES } from "./messages.ts";
import { ResultTable } from "./ResultTable.tsx";
import { RulesTable } from "./RulesTable.tsx";
import { SitemapsTable } from "./SitemapsTable.tsx";
import { Claims, Totals } from "./Totals.tsx";
import { VisitorsTable } from "./VisitorsTable.tsx";
import { firstList } from "./view.ts";

type View = keyof typeof MESSAGES.views;

/** A row of buttons, one of which is selected. */
const Choice = <Id extends string>(props: {
  readonly label: string;
  readonly names: Readonly<Record<Id, string>>;
  readonly ids: readonly Id[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
  <div className="bulk__choice" role="group" aria-label={props.label}>
    {props.ids.map((id) => (
      <button
        key={id}
        type="button"
        aria-pressed={id === props.chosen}
        onClick={() => props.onChoose(id)}
      >
        {props.names[id]}
      </button>
    ))}
  </div>
);

const viewsOf = (list: "urls" | "log"): readonly View[] =>
  list === "urls"
    ? ["rows", "rules", "crawlers", "folders", "sitemaps", "files"]
    : ["visitors", "rows", "rules", "folders", "files"];

interface ResultsProps {
  readonly store: AppStore;
  readonly bulk: Bulk;
  readonly result: BulkResult;
  /** The results are for an earlier version of the file. */
  readonly isStale: boolean;
  readonly state: AppState;
  readonly port: EditorPort;
  /** Opens the input of a file, by its index, in the editor. */
  readonly onOpen: (index: number) => void;
  /** Shows another tab. */
  readonly onShow: PanelServices["show"];
}

/** The results of a run: the totals and the selected view. */
export const Results = (props: ResultsProps) => {
  const { store, bulk, result, isStale, state, port, onOpen, onShow } = props;
  const first = firstList(result);
  const [list, setList] = useState<"urls" | "log">(first);
  const [filter, setFilter] = useState(ANY_ROW);
  const [view, setView] = useState<View>(
    result.urls === null && result.log === null ? "files" : first === "log" ? "visitors" : "rows",
  );
  const chooseList = (chosen: "urls" | "log"): void => {
    setList(chosen);
    setFilter(ANY_ROW);
    setView(chosen === "log" ? "visitors" : "rows");
  };
  const showRows = (wanted: Partial<typeof ANY_ROW>): void => {
    setFilter({ ...ANY_ROW, ...wanted });
    setView("rows");
  };
  const summary = list === "urls" ? result.urls : result.log;
  const shared = { result, list, state, port, onShow: showRows };
  return (
    <div
      className={isStale ? "bulk__results bulk__results--stale" : "bulk__results"}
      aria-busy={isStale}
    >
      {result.urls !== null && result.log !== null && (
        <Choice
          label={MESSAGES.show}
          ids={["urls", "log"]}
          names={{ urls: MESSAGES.lists, log: MESSAGES.logs }}
          chosen={list}
          onChoose={chooseList}
        />
      )}
      <Totals result={result} list={list} />
      {list === "urls" && result.pages !== null && result.pages.hidden > 0 && (
        <HiddenPages pages={result.pages} document={state.document} port={port} />
      )}
      {summary !== null && (
        <Choice
          label={MESSAGES.results}
          ids={viewsOf(list)}
          names={MESSAGES.views}
          chosen={view}
          onChoose={setView}
        />
      )}
      {view === "rows" && summary !== null && (
        <ResultTable
          store={store}
          bulk={bulk}
          result={result}
          filter={{ ...filter, list }}
          onFilter={setFilter}
          state={state}
          port={port}
          onShow={onShow}
        />
      )}
      {view === "rules" && <RulesTable {...shared} />}
      {view === "crawlers" && <CrawlersTable {...shared} />}
      {view === "visitors" && <VisitorsTable {...shared} />}
      {view === "folders" && summary !== null && (
        <Folders tree={summary.folders} onShow={showRows} />
      )}
      {view === "sitemaps" && <SitemapsTable {...shared} />}
      {view === "files" && <FilesTable files={result.files} onOpen={onOpen} />}
      {list === "log" && result.log !== null && <Claims result={result} />}
    </div>
  );
};
