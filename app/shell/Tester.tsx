import {
  memo,
  type RefObject,
  Suspense,
  useDeferredValue,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { formatMessage } from "../../core/index.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import { CrawlerField } from "../features/crawler/CrawlerField.tsx";
import { DialectField } from "../features/crawler/DialectField.tsx";
import { crawlerNotes, describeFollowing, responseNote } from "../features/crawler/following.ts";
import { DifferencesButton } from "../features/differences/DifferencesButton.tsx";
import type { PanelProps, PanelServices, TesterPanel } from "../features/panel.ts";
import type { UrlEntryHandle } from "../features/urls/UrlEntry.tsx";
import { UrlsPanel } from "../features/urls/UrlsPanel.tsx";
import { consultationOf } from "../state/store/derive.ts";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { PanelBoundary } from "../ui/PanelBoundary.tsx";
import { type Tab, Tabs } from "../ui/Tabs.tsx";
import { MESSAGES } from "../verdicts/messages.ts";
import { plainText } from "../verdicts/pieces.ts";
import { Sentence } from "../verdicts/Sentence.tsx";
import { shellMessages } from "./messages.ts";
import {
  AccessPanel,
  BulkPanel,
  ComparePanel,
  DialectSheet,
  DifferencesPanel,
  MatrixPanel,
  ResponsePanel,
} from "./parts.ts";
import "./tester.css";

/** The tabs beside `URLs`, in order. */
const PANELS: readonly TesterPanel[] = [
  { id: "matrix", label: shellMessages.matrix, Panel: MatrixPanel },
  { id: "bulk", label: shellMessages.bulk, Panel: BulkPanel },
  { id: "compare", label: shellMessages.compare, Panel: ComparePanel },
  {
    id: "response",
    label: shellMessages.response,
    Panel: ResponsePanel,
    isMarked: ({ response }) => response !== null,
  },
];

/** The panels that can replace the tests. */
type SidePanelName = "access" | "differences" | null;

/** The actions of the tester that keys elsewhere on the page can trigger. */
export interface TesterHandle {
  /** Adds the typed URL, or focuses its field. */
  readonly addUrl: () => void;
  /** Selects a tab by its id and focuses it. */
  readonly show: (tab: string) => void;
}

interface TesterProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly handle: RefObject<TesterHandle | null>;
  readonly services: PanelServices;
}

/** The tab of a panel. It shows an error by itself if the panel cannot be loaded or fails. */
const tabOf = ({ id, label, Panel, isMarked }: TesterPanel, props: PanelProps): Tab<string> => ({
  id,
  label: (
    <>
      {label}
      {isMarked?.(props.state) === true && <span className="tabs__dot" aria-hidden="true" />}
    </>
  ),
  content: (
    <PanelBoundary name={label}>
      <Suspense>
        <Panel {...props} />
      </Suspense>
    </PanelBoundary>
  ),
});

/**
 * Shows which URLs a crawler may fetch. Updates as fast as possible without delaying the editor.
 */
export const Tester = (props: TesterProps) => (
  <Panels {...props} state={useDeferredValue(useStore(props.store))} />
);

const Panels = memo(function Panels(props: TesterProps & { readonly state: AppState }) {
  const { store, port, handle, services, state } = props;
  const [chosen, setChosen] = useState("urls");
  const [reads, setReads] = useState(false);
  const [sidePanel, setSidePanel] = useState<SidePanelName>(null);
  const entry = useRef<UrlEntryHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLButtonElement>(null);
  const how = useRef<HTMLButtonElement>(null);
  const what = useRef<HTMLButtonElement>(null);
  useImperativeHandle(handle, () => ({
    addUrl: () => {
      // A hidden element cannot be focused.
      flushSync(() => {
        setSidePanel(null);
        setChosen("urls");
      });
      entry.current?.submit();
    },
    show: (tab) => {
      flushSync(() => {
        setSidePanel(null);
        setChosen(tab);
      });
      root.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    },
  }));
  // Looks for the button afterwards: the count of differences is removed when there are none.
  const close = (opener: () => HTMLElement | null) => {
    flushSync(() => setSidePanel(null));
    opener()?.focus();
  };

  const consultation = consultationOf(state);
  const { dialect } = consultation.matcher.policy;
  const tabs: readonly Tab<string>[] = [
    {
      id: "urls",
      label: MESSAGES.urlsTab,
      content: (
        <Suspense>
          <UrlsPanel store={store} port={port} services={services} entry={entry} />
        </Suspense>
      ),
    },
    ...PANELS.map((panel) => tabOf(panel, { store, port, state, services })),
  ];
  const answered = responseNote(consultation);
  return (
    <div ref={root} className="tester">
      <div className="tester__who">
        <CrawlerField store={store} document={state.document} />
        <div className="tester__reader">
          <DialectField store={store} />
          <DifferencesButton
            ref={count}
            store={store}
            isOpen={sidePanel === "differences"}
            onToggle={() => setSidePanel(sidePanel === "differences" ? null : "differences")}
          />
        </div>
      </div>
      <div className="tester__follows">
        <p className="tester__follow">
          <span>
            <Sentence pieces={describeFollowing(consultation)} port={port} />
          </span>
          <span className="tester__more">
            <button
              ref={what}
              type="button"
              className="link"
              aria-expanded={sidePanel === "access"}
              onClick={() => setSidePanel(sidePanel === "access" ? null : "access")}
              onKeyDown={({ key }) => key === "Escape" && setSidePanel(null)}
            >
              {MESSAGES.whatItMayFetch}
            </button>
            <button
              ref={how}
              type="button"
              className="link"
              aria-haspopup="dialog"
              onClick={() => setReads(true)}
            >
              {formatMessage(MESSAGES.howItReads, { reader: dialect.name })}
            </button>
          </span>
        </p>
        {answered !== null && <p className="tester__note">{answered}</p>}
        {crawlerNotes(consultation).map((note) => (
          <p key={plainText(note)} className="tester__note">
            <Sentence pieces={note} port={port} />
          </p>
        ))}
      </div>
      <PanelBoundary name={MESSAGES.differencesPart}>
        <Suspense>
          {sidePanel === "differences" && (
            <DifferencesPanel
              store={store}
              port={port}
              onClose={() => close(() => count.current ?? how.current)}
            />
          )}
        </Suspense>
      </PanelBoundary>
      <PanelBoundary name={MESSAGES.whatItMayFetch}>
        <Suspense>
          {sidePanel === "access" && (
            <AccessPanel store={store} port={port} onClose={() => close(() => what.current)} />
          )}
        </Suspense>
      </PanelBoundary>
      <div className="tester__tests" hidden={sidePanel !== null}>
        <Tabs
          label={MESSAGES.tests}
          className="tabs"
          panelClassName="tester__panel"
          tabs={tabs}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      <PanelBoundary name={MESSAGES.sheetPart}>
        <Suspense>
          {reads && (
            <DialectSheet
              dialect={dialect}
              onCompare={() => setSidePanel("differences")}
              onClose={() => setReads(false)}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </div>
  );
});
