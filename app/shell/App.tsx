import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ExampleContent } from "../answers/workers/rule-content.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import { VerdictStrip } from "../features/urls/VerdictStrip.tsx";
import { exampleName } from "../state/store/own-names.ts";
import type { AppStore } from "../state/store/store.ts";
import { lazyPart } from "../ui/later.tsx";
import { isNarrow } from "../ui/narrow.ts";
import { PanelBoundary } from "../ui/PanelBoundary.tsx";
import { Splitter } from "../ui/Splitter.tsx";
import { UntrustedText } from "../ui/UntrustedText.tsx";
import { Announced } from "./Announced.tsx";
import type { DialogName } from "./Dialogs.tsx";
import { DropTarget } from "./DropTarget.tsx";
import { EditorPane } from "./EditorPane.tsx";
import { FilePicker } from "./FilePicker.tsx";
import { fileActions } from "./file-actions.ts";
import type { Files } from "./files.ts";
import { Header } from "./Header.tsx";
import { partNames, shellMessages } from "./messages.ts";
import { Notices } from "./Notices.tsx";
import { OverviewLine, Problems, RulePage } from "./parts.ts";
import { forgetChoice, forgetPress } from "./start/early-press.ts";
import { Tester, type TesterHandle } from "./Tester.tsx";
import { useAnnounce } from "./use-announce.ts";
import { useCommands } from "./use-commands.ts";
import { useLayout } from "./use-layout.ts";
import { usePaste } from "./use-paste.ts";
import { useRulePage } from "./use-rule-page.ts";
import { useRuleTitles } from "./use-rule-titles.ts";
import { useSeen } from "./use-seen.ts";
import { useShare } from "./use-share.tsx";
import { useShortcuts } from "./use-shortcuts.ts";
import { useView } from "./use-view.ts";
import { ViewTabs } from "./ViewTabs.tsx";

// Not among the others in parts.ts, which they import.
const Dialogs = lazyPart(async () => (await import("./Dialogs.tsx")).Dialogs);

export interface AppProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly files: Files;
  /** The element of the editor. */
  readonly editor: ReactNode;
}

/** The whole page. */
export const App = ({ store, port, files, editor }: AppProps) => {
  const layout = useLayout(store);
  const page = useView(port);
  const seen = useSeen(store, page.port);
  const { setView } = page;
  const [opened, setOpened] = useState<DialogName | null>(null);
  const tester = useRef<TesterHandle>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [announced, announce] = useAnnounce();
  const { share, dialog } = useShare(store, announce, files.keepShared);
  const rulePage = useRulePage();
  const titleOf = useRuleTitles();
  const pick = useCallback(() => picker.current?.click(), []);
  const showShortcuts = useCallback(() => setOpened("shortcuts"), []);
  const commands = useCommands({ store, page, tester, share, announce, pick, showShortcuts });
  useShortcuts(commands);
  usePaste(store, port, files);
  const showPanel = useCallback(
    (id: string) => {
      flushSync(() => setView("test"));
      tester.current?.show(id);
    },
    [setView],
  );
  const showChanges = () => showPanel("compare");
  const showResponse = useCallback(() => showPanel("response"), [showPanel]);
  const { connect } = files;
  useEffect(
    () => connect({ show: showPanel, isShown: (id) => tester.current?.isShown(id) ?? false }),
    [connect, showPanel],
  );
  const showProblem = (rule: string) => {
    flushSync(() => page.setView("problems"));
    const item = document.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
    item?.querySelector<HTMLElement>("[data-fix]")?.focus();
  };
  const openRuleExample = ({ source, response }: ExampleContent) => {
    files.openText(source, exampleName(rulePage.ruleId ?? ""), response);
    // On a phone the page covers the panel that was opened.
    if (!isNarrow()) return;
    rulePage.close();
    page.setView("editor");
  };

  return (
    <div
      className="shell"
      data-view={page.view}
      // In the HTML the style is in the style sheet, as the page's policy requires.
      suppressHydrationWarning
      style={layout.style}
      onClickCapture={forgetPress}
      onChangeCapture={forgetChoice}
    >
      <button type="button" className="skip" onClick={page.port.focus}>
        {shellMessages.skip}
      </button>
      <Header
        store={store}
        onExamples={() => setOpened("examples")}
        onFile={fileActions({ files, pick, open: setOpened, announce })}
        onSite={() => setOpened("site")}
        onPrivacy={() => setOpened("privacy")}
        onOpen={pick}
        onDownload={files.download}
        onShare={share}
        onShortcuts={showShortcuts}
        announce={announce}
      />
      <FilePicker ref={picker} onPick={files.openFiles} />
      <section className="strip" aria-label={shellMessages.activeVerdict}>
        <PanelBoundary name={partNames.verdict}>
          <VerdictStrip store={seen.store} none={<OverviewLine store={seen.store} />} />
        </PanelBoundary>
      </section>
      {seen.bar}
      <main className="work">
        <Notices store={store} />
        <div className="panes">
          <EditorPane
            store={store}
            port={port}
            editor={editor}
            outlined={layout.outlined}
            onOutline={layout.setOutlined}
            onFormat={commands.format}
            onConvert={files.convert}
            onPrivacy={() => setOpened("privacy")}
            onView={() => setOpened("view")}
            onCompare={showChanges}
            announce={announce}
          />
          <Splitter label={shellMessages.editorWidth} orientation="vertical" {...layout.width} />
          <section id="view-test" className="pane pane--test" aria-label={shellMessages.tester}>
            <PanelBoundary name={partNames.tester}>
              <Tester
                {...seen}
                handle={tester}
                services={files}
                onWhy={rulePage.show}
                onProblem={showProblem}
                onOpen={pick}
                onExamples={() => setOpened("examples")}
              />
            </PanelBoundary>
          </section>
          {rulePage.ruleId !== null && (
            <PanelBoundary name={partNames.rulePage}>
              <RulePage
                ruleId={rulePage.ruleId}
                onClose={rulePage.close}
                onOpen={openRuleExample}
              />
            </PanelBoundary>
          )}
        </div>
        <Splitter
          label={shellMessages.problemsHeight}
          orientation="horizontal"
          {...layout.height}
        />
        <section
          id="view-problems"
          className="pane--problems"
          aria-label={shellMessages.problemsPanel}
        >
          <PanelBoundary name={partNames.problems}>
            <Problems
              {...seen}
              onWhy={rulePage.show}
              onConvert={files.convert}
              onResponse={showResponse}
              titleOf={titleOf}
              onSettings={() => setOpened("checks")}
            />
          </PanelBoundary>
        </section>
      </main>
      <ViewTabs store={seen.store} view={page.view} onChange={page.setView} />
      <div className="toast" role="status">
        <UntrustedText text={announced} />
      </div>
      <Announced store={store} />
      <DropTarget onDrop={files.takeDropped} />
      {dialog}
      <PanelBoundary name={partNames.dialog}>
        <Dialogs
          store={store}
          opened={opened}
          files={files}
          onOpen={setOpened}
          onCompare={showChanges}
          announce={announce}
        />
      </PanelBoundary>
    </div>
  );
};
