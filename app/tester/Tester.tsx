import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useStore } from "zustand";
import type { EditorPort } from "../editor/editor-port.ts";
import { consultationOf } from "../store/derive.ts";
import type { AppStore } from "../store/store.ts";
import { TabList } from "../ui/TabList.tsx";
import { CrawlerField } from "./CrawlerField.tsx";
import { DialectField } from "./DialectField.tsx";
import { crawlerNotes, describeFollowing } from "./following.ts";
import { plainText } from "./pieces.ts";
import { Sentence } from "./Sentence.tsx";
import "./tester.css";
import type { UrlEntryHandle } from "./UrlEntry.tsx";
import { UrlsPanel } from "./UrlsPanel.tsx";

/** What keys elsewhere on the page can ask of the tester. */
export interface TesterHandle {
  /** Adds the typed URL, or goes to its field. */
  readonly addUrl: () => void;
}

interface TesterProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly handle: RefObject<TesterHandle | null>;
}

interface Panel {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** Asks of the file which URLs a crawler may fetch. Follows the editor as fast as it can, never holding it up. */
export const Tester = ({ store, port, handle }: TesterProps) => {
  const state = useDeferredValue(useStore(store));
  const [chosen, setChosen] = useState("urls");
  const entry = useRef<UrlEntryHandle>(null);
  useImperativeHandle(handle, () => ({ addUrl: () => entry.current?.submit() }));

  const consultation = consultationOf(state);
  const urls: Panel = {
    id: "urls",
    label: "URLs",
    content: <UrlsPanel store={store} port={port} state={state} entry={entry} />,
  };
  const panels: readonly Panel[] = [urls];
  const panel = panels.find(({ id }) => id === chosen) ?? urls;
  return (
    <div className="tester">
      <div className="tester__who">
        <CrawlerField store={store} document={state.document} />
        <DialectField store={store} />
      </div>
      <div className="tester__follows">
        <p>
          <Sentence pieces={describeFollowing(consultation)} port={port} />
        </p>
        {crawlerNotes(consultation).map((note) => (
          <p key={plainText(note)} className="tester__note">
            <Sentence pieces={note} port={port} />
          </p>
        ))}
      </div>
      <TabList
        label="Tests"
        className="tabs"
        panels="panel"
        tabs={panels}
        chosen={panel.id}
        onChoose={setChosen}
      />
      <div
        id={`panel-${panel.id}`}
        className="tester__panel"
        role="tabpanel"
        aria-labelledby={`panel-tab-${panel.id}`}
      >
        {panel.content}
      </div>
    </div>
  );
};
