import {
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { type DialectId, dialects } from "../../core/index.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import { crawlerNotes } from "../features/crawler/following.ts";
import type { OverviewActions } from "../features/overview/overview-actions.ts";
import type { PanelProps, PanelServices, TesterPanel } from "../features/panel.ts";
import { UrlAdder } from "../features/urls/UrlAdder.tsx";
import type { UrlEntryHandle } from "../features/urls/UrlEntry.tsx";
import { UrlsPanel } from "../features/urls/UrlsPanel.tsx";
import { addUrls, setTab } from "../state/store/actions.ts";
import { consultationOf } from "../state/store/derive.ts";
import type { AppState, TestUrl } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { PanelBoundary } from "../ui/PanelBoundary.tsx";
import { type Tab, Tabs } from "../ui/Tabs.tsx";
import { MESSAGES } from "../verdicts/messages.ts";
import { plainText } from "../verdicts/pieces.ts";
import { Sentence } from "../verdicts/Sentence.tsx";
import { partNames, shellMessages } from "./messages.ts";
import {
  BulkPanel,
  ComparePanel,
  CrawlerField,
  DialectField,
  DialectSheet,
  MatrixPanel,
  OverviewPanel,
  OverviewSign,
  ResponsePanel,
} from "./parts.ts";
import "./tester.css";

const MATRIX: TesterPanel = { id: "matrix", label: shellMessages.matrix, Panel: MatrixPanel };

/** The tabs after those, in order. */
const PANELS: readonly TesterPanel[] = [
  { id: "bulk", label: shellMessages.bulk, Panel: BulkPanel },
  { id: "compare", label: shellMessages.compare, Panel: ComparePanel },
  {
    id: "response",
    label: shellMessages.response,
    Panel: ResponsePanel,
    isMarked: ({ response }) => response !== null,
  },
];

/** The tabs that begin with one field for URLs, `Overview`, `URLs` and `Matrix`: a key for the field is never lost while one replaces the other. */
const WITH_FIELD = "field";

/** The actions of the tester that keys elsewhere on the page can trigger. */
export interface TesterHandle {
  /** Adds the typed URL, or focuses its field. */
  readonly addUrl: () => void;
  /** Selects a tab by its id and focuses it. */
  readonly show: (tab: string) => void;
  readonly isShown: (tab: string) => boolean;
}

interface TesterProps
  extends Pick<OverviewActions, "onWhy" | "onProblem" | "onOpen" | "onExamples"> {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly handle: RefObject<TesterHandle | null>;
  readonly services: PanelServices;
}

const SELECTED_TAB = '[role="tab"][aria-selected="true"]';

/** The tab of a panel, below the field for URLs if it is given. It shows an error by itself if the panel cannot be loaded or fails. */
const tabOf = (
  { id, label, Panel, isMarked }: TesterPanel,
  props: PanelProps,
  field: ReactNode = null,
): Tab<string> => ({
  id,
  ...(field === null ? {} : { panel: WITH_FIELD }),
  label: (
    <>
      {label}
      {isMarked?.(props.state) === true && <span className="tabs__dot" aria-hidden="true" />}
    </>
  ),
  content: (
    <>
      {field}
      <PanelBoundary name={label}>
        <Panel {...props} />
      </PanelBoundary>
    </>
  ),
});

/**
 * Shows which URLs a crawler may fetch. Updates as fast as possible without delaying the editor.
 */
export const Tester = (props: TesterProps) => (
  <Panels {...props} state={useDeferredValue(useStore(props.store))} />
);

/** The tab that is shown: the user's choice, or else the one that has most to say. */
interface ShownTab {
  readonly id: string;
  readonly isChosen: boolean;
  /** How many URLs were added in the overview, which shows this tab; 0 for other reasons. */
  readonly added: number;
  /** The URL that was added without leaving the tab. */
  readonly kept?: TestUrl["id"] | undefined;
  /** What it was decided for. */
  readonly of: Pick<AppState, "document" | "query" | "openedText" | "tab">;
}

/** The tabs that links name: what Bulk has read is not in them, and the overview shows itself. */
const LINKED = ["urls", "matrix", "compare", "response"];

const isLinked = (tab: string | null): tab is string => tab !== null && LINKED.includes(tab);

const hasUrls = ({ query }: Pick<AppState, "query">): boolean => query.urls.length > 0;

/**
 * The tab for another state. Without a choice: the URLs if any is tested, or else, from the next
 * text on, the overview, so that the tab stays when the last URL is removed. A URL added in the
 * overview is shown in any case.
 */
const tabAfter = (shown: ShownTab, state: AppState): ShownTab => {
  const { id, isChosen, of } = shown;
  const { urls } = state.query;
  // What is expected of a URL from the beginning speaks up by itself.
  const last = urls.at(-1);
  const isShown = last?.expectations.length === 0 && last.id !== shown.kept;
  const added = isShown ? urls.length - of.query.urls.length : 0;
  // A link may name the tab that its user had chosen.
  if (state.openedText !== of.openedText && state.tab !== of.tab && isLinked(state.tab)) {
    return { id: state.tab, isChosen: true, added: 0, of: state };
  }
  if (added > 0 && id === "overview") return { id: "urls", isChosen: false, added, of: state };
  if (isChosen) return { ...shown, of: state };
  const isOther = state.document !== of.document;
  const wanted = hasUrls(state) ? "urls" : isOther ? "overview" : id;
  return { ...shown, id: wanted, of: state };
};

/**
 * The crawler and its reader. It renders again only by itself: a verdict that changes before these fields
 * have loaded need not wait for them.
 */
const CrawlerAndReader = memo(function CrawlerAndReader({
  store,
  port,
}: Pick<TesterProps, "store" | "port">) {
  return (
    <PanelBoundary name={partNames.who}>
      <div className="tester__crawler">
        <CrawlerField store={store} port={port} />
      </div>
      <div className="tester__reader">
        <DialectField store={store} />
      </div>
    </PanelBoundary>
  );
});

/** The sign of the overview; renders again only by itself, as above. */
const Sign = memo(function Sign({ store }: { readonly store: AppStore }) {
  return (
    <PanelBoundary>
      <OverviewSign store={store} />
    </PanelBoundary>
  );
});

const Panels = memo(function Panels(props: TesterProps & { readonly state: AppState }) {
  const { store, port, handle, services, state, onWhy, onProblem, onOpen, onExamples } = props;
  const [shown, setShown] = useState<ShownTab>(() => ({
    id: isLinked(state.tab) ? state.tab : hasUrls(state) ? "urls" : "overview",
    isChosen: isLinked(state.tab),
    added: 0,
    of: state,
  }));
  const tab = shown.of === state ? shown : tabAfter(shown, state);
  if (tab !== shown) setShown(tab);
  const [read, setRead] = useState<DialectId | null>(null);
  const entry = useRef<UrlEntryHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const choose = (id: string) => {
    setShown({ id, isChosen: true, added: 0, of: state });
    setTab(store, isLinked(id) ? id : null);
  };
  const show = (id: string) => {
    // A hidden element cannot be focused.
    flushSync(() => choose(id));
    root.current?.querySelector<HTMLElement>(SELECTED_TAB)?.focus();
  };
  useImperativeHandle(handle, () => ({
    addUrl: () => {
      if (entry.current === null) flushSync(() => choose("urls"));
      entry.current?.submit();
    },
    show,
    isShown: (id) => tab.id === id,
  }));
  // A tab that is shown by itself takes the place of what had the focus.
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    const last = focused.current;
    const hasField = !PANELS.some(({ id }) => id === tab.id);
    // What has the focus elsewhere, such as the editor, keeps it.
    const isLost = document.activeElement === document.body;
    if (!hasField || !isLost || last === null || last.isConnected) return;
    root.current?.querySelector<HTMLElement>(SELECTED_TAB)?.focus();
  }, [tab.id]);

  const consultation = consultationOf(state);
  const actions: OverviewActions = {
    onTest: (url) => {
      const isNew = addUrls(store, url) > 0;
      const { query } = store.getState();
      // The user stays where the paths are.
      setShown({ id: tab.id, isChosen: true, added: 0, of: state, kept: query.urls.at(-1)?.id });
      return isNew;
    },
    onReads: setRead,
    onShow: show,
    onWhy,
    onProblem,
    onOpen,
    onExamples,
  };
  const panelProps = { store, port, state, services };
  const adder = <UrlAdder store={store} services={services} entry={entry} />;
  const tabs: readonly Tab<string>[] = [
    {
      id: "overview",
      panel: WITH_FIELD,
      label: (
        <>
          {shellMessages.overview}
          <Sign store={store} />
        </>
      ),
      content: (
        <>
          {adder}
          <PanelBoundary name={shellMessages.overview}>
            <OverviewPanel store={store} port={port} state={state} actions={actions} />
          </PanelBoundary>
        </>
      ),
    },
    {
      id: "urls",
      panel: WITH_FIELD,
      label: MESSAGES.urlsTab,
      content: (
        <>
          {adder}
          <Suspense>
            <UrlsPanel store={store} port={port} entry={entry} isList={tab.added > 1} />
          </Suspense>
        </>
      ),
    },
    tabOf(MATRIX, panelProps, adder),
    ...PANELS.map((panel) => tabOf(panel, panelProps)),
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes what has the focus
    <div
      ref={root}
      className="tester"
      onFocus={({ target }) => {
        focused.current = target;
      }}
    >
      <div className="tester__who">
        <CrawlerAndReader store={store} port={port} />
      </div>
      {crawlerNotes(consultation).map((note) => (
        <p key={plainText(note)} className="tester__note">
          <Sentence pieces={note} port={port} />
        </p>
      ))}
      <Tabs
        label={MESSAGES.tests}
        className="tabs"
        panelClassName="tester__panel"
        tabs={tabs}
        chosen={tab.id}
        onChoose={choose}
      />
      <PanelBoundary name={MESSAGES.sheetPart}>
        {read !== null && (
          <DialectSheet
            dialect={dialects[read]}
            onCompare={() => show("overview")}
            onClose={() => setRead(null)}
          />
        )}
      </PanelBoundary>
    </div>
  );
});
