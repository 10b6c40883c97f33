import {
  type ComponentType,
  type CSSProperties,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { AttachablePort } from "../editor/create-editor-port.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import type { ExampleContent } from "../reference/words.ts";
import { setLayout } from "../store/actions.ts";
import { DEFAULT_LAYOUT } from "../store/layout.ts";
import type { AppStore } from "../store/store.ts";
import type { TesterHandle } from "../tester/index.ts";
import type { Choice } from "../ui/ChoiceDialog.tsx";
import { isNarrow } from "../ui/narrow.ts";
import { Outside } from "../ui/Outside.tsx";
import { Splitter } from "../ui/Splitter.tsx";
import { DropTarget } from "./DropTarget.tsx";
import type { Files } from "./files.ts";
import { Header } from "./Header.tsx";
import { Notices } from "./Notices.tsx";
import { PanelBoundary } from "./PanelBoundary.tsx";
import {
  ChoiceDialog,
  FileCounts,
  formatFile,
  Outline,
  Problems,
  RulePage,
  ruleTitles,
  ShortcutsDialog,
  stepProblem,
  Tester,
  VerdictStrip,
} from "./parts.ts";
import { ProblemsSkeleton, TesterSkeleton } from "./Skeletons.tsx";
import { StatusBar } from "./StatusBar.tsx";
import type { Command } from "./shortcuts.ts";
import { usePaste } from "./use-paste.ts";
import { useRulePage } from "./use-rule-page.ts";
import { useSay } from "./use-say.ts";
import { useShare } from "./use-share.tsx";
import { useShortcuts } from "./use-shortcuts.ts";
import { type View, ViewTabs } from "./ViewTabs.tsx";

interface AppProps {
  readonly store: AppStore;
  readonly port: AttachablePort;
  readonly files: Files;
  readonly Editor: ComponentType<{ readonly store: AppStore; readonly port: AttachablePort }>;
}

const SPLIT = { initial: DEFAULT_LAYOUT.split, min: 25, max: 75 };
const HEIGHT = { initial: DEFAULT_LAYOUT.height, min: 30, max: 92 };

/** What a narrow header has no room for. */
const MORE: readonly Choice[] = [
  { id: "open", title: "Open a file", note: "or paste one into the editor" },
  { id: "download", title: "Download", note: "as robots.txt" },
  { id: "examples", title: "Examples", note: "small files with one lesson each" },
];

const untitled = (_ruleId: string): string => "";

/** The whole page. */
export const App = ({ store, port, files, Editor }: AppProps) => {
  const { layout } = store.getState();
  const [split, setSplit] = useState(layout.split);
  const [height, setHeight] = useState(layout.height);
  const [view, setView] = useState<View>("editor");
  // On a phone it would hide the file that is opened.
  const [outlined, setOutlined] = useState(() => layout.outlined && !isNarrow());
  const [opened, setOpened] = useState<"shortcuts" | "examples" | "more" | null>(null);
  const [examples, setExamples] = useState<readonly Choice[]>([]);
  const [titleOf, setTitleOf] = useState(() => untitled);
  const tester = useRef<TesterHandle>(null);
  const outlineButton = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [said, say] = useSay();
  const { share, dialog } = useShare(store, say);
  const rulePage = useRulePage();

  useEffect(() => setLayout(store, { split, height, outlined }), [store, split, height, outlined]);
  useEffect(() => {
    files.examples().then(setExamples, () => {});
    ruleTitles().then(
      (titles) => setTitleOf(() => titles),
      () => {},
    );
  }, [files]);

  // On a phone the editor may be out of view: it has to be shown before it can be scrolled.
  const shownPort: EditorPort = useMemo(
    () => ({
      ...port,
      reveal: (span) => {
        if (isNarrow()) flushSync(() => setView("editor"));
        port.reveal(span);
      },
    }),
    [port],
  );
  const commands: Readonly<Record<Command, () => void>> = useMemo(
    () => ({
      share,
      "add-url": () => {
        if (isNarrow()) flushSync(() => setView("test"));
        tester.current?.addUrl();
      },
      format: () =>
        void formatFile(store, port).then(say, () =>
          say(
            "The formatter could not be loaded. Your text is as it was; reload the page to try again.",
          ),
        ),
      "next-problem": () => void stepProblem(store, shownPort, 1),
      "previous-problem": () => void stepProblem(store, shownPort, -1),
      shortcuts: () => setOpened("shortcuts"),
    }),
    [share, store, port, shownPort, say],
  );
  useShortcuts(commands);
  usePaste(files);
  const sizes = { "--split": `${split}%`, "--height": `${height}%` };
  const pick = useCallback(() => picker.current?.click(), []);
  const close = () => setOpened(null);
  const openRuleExample = ({ source, response }: ExampleContent) => {
    files.openText(source, `Example: ${rulePage.ruleId}`, response);
    // On a phone the page covers what it has opened.
    if (!isNarrow()) return;
    rulePage.close();
    setView("editor");
  };
  const chooseMore = (id: string) => {
    if (id === "open") pick();
    else if (id === "download") files.download();
    else setOpened("examples");
  };

  return (
    <div className="shell" data-view={view} style={sizes as CSSProperties}>
      <button
        type="button"
        className="skip"
        onClick={() => {
          if (isNarrow()) flushSync(() => setView("editor"));
          port.focus();
        }}
      >
        Skip to the editor
      </button>
      <Header
        store={store}
        onExamples={() => setOpened("examples")}
        onMore={() => setOpened("more")}
        onOpen={pick}
        onDownload={files.download}
        onShare={share}
        onShortcuts={commands.shortcuts}
        say={say}
      />
      <input
        ref={picker}
        type="file"
        hidden
        accept=".txt,text/plain"
        onChange={({ currentTarget }) => {
          files.openFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <Notices store={store} />
      <section className="strip" aria-label="Active verdict">
        <Suspense>
          <PanelBoundary name="The verdict">
            <VerdictStrip store={store} />
          </PanelBoundary>
        </Suspense>
      </section>
      <main className="work">
        <div className="panes">
          <section id="view-editor" className="pane pane--editor" aria-label="Editor">
            <div className="pane__text">
              {outlined && (
                <div className="pane__outline">
                  <PanelBoundary name="The outline">
                    <Suspense>
                      <Outline
                        store={store}
                        port={port}
                        onClose={() => {
                          setOutlined(false);
                          outlineButton.current?.focus();
                        }}
                        onWent={() => isNarrow() && setOutlined(false)}
                      />
                    </Suspense>
                  </PanelBoundary>
                </div>
              )}
              <div className="pane__editor">
                <Editor store={store} port={port} />
              </div>
            </div>
            <StatusBar
              store={store}
              port={port}
              outlined={outlined}
              outlineButton={outlineButton}
              onOutline={() => setOutlined(!outlined)}
              onFormat={commands.format}
              onConvert={files.convert}
              counts={
                <Suspense>
                  <FileCounts store={store} />
                </Suspense>
              }
            />
          </section>
          <Splitter
            label="Width of the editor"
            orientation="vertical"
            value={split}
            {...SPLIT}
            onChange={setSplit}
          />
          <section id="view-test" className="pane pane--test" aria-label="Tester">
            <PanelBoundary name="The tester">
              <Suspense fallback={<TesterSkeleton />}>
                <Tester
                  store={store}
                  port={shownPort}
                  handle={tester}
                  pasteAnswer={files.pasteAnswer}
                />
              </Suspense>
            </PanelBoundary>
          </section>
          <Suspense>
            {rulePage.ruleId !== null && (
              <PanelBoundary name="The page on this check">
                <RulePage
                  ruleId={rulePage.ruleId}
                  onClose={rulePage.close}
                  onOpen={openRuleExample}
                />
              </PanelBoundary>
            )}
          </Suspense>
        </div>
        <Splitter
          label="Height of the problems"
          orientation="horizontal"
          value={height}
          {...HEIGHT}
          onChange={setHeight}
        />
        <section id="view-problems" className="pane--problems" aria-label="Problems panel">
          <PanelBoundary name="The list of problems">
            <Suspense fallback={<ProblemsSkeleton />}>
              <Problems
                store={store}
                port={shownPort}
                onWhy={rulePage.show}
                onConvert={files.convert}
                titleOf={titleOf}
              />
            </Suspense>
          </PanelBoundary>
        </section>
      </main>
      <ViewTabs store={store} view={view} onChange={setView} />
      <div className="toast" role="status">
        <Outside text={said} />
      </div>
      <DropTarget onDrop={files.openDropped} />
      {dialog}
      <Suspense>
        {opened === "shortcuts" && <ShortcutsDialog onClose={close} />}
        {opened === "examples" && (
          <ChoiceDialog
            title="Examples"
            choices={[...examples, ...files.earlier()]}
            onChoose={files.openExample}
            onClose={close}
          />
        )}
        {opened === "more" && (
          <ChoiceDialog title="More" choices={MORE} onChoose={chooseMore} onClose={close} />
        )}
      </Suspense>
    </div>
  );
};
