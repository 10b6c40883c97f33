import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./ui/styles/index.css";
import "./shell/overlays.css";
import "./shell/shell.css";
import "./shell/status-bar.css";
import { createEditorPort } from "./editor/create-editor-port.ts";
import { Editor } from "./editor/Editor.tsx";
import { App } from "./shell/App.tsx";
import { filesOf } from "./shell/files.ts";
import { PageBoundary } from "./shell/PageBoundary.tsx";
import { applyTheme } from "./shell/theme.ts";
import { start } from "./start.ts";
import { createAppStore } from "./store/store.ts";

/** Puts the page together and shows it. */
const open = async (container: HTMLElement): Promise<void> => {
  const { state, settle } = await start(window);
  const store = createAppStore(state);
  const port = createEditorPort();
  const workspace = settle(store, port);
  applyTheme(store);
  createRoot(container).render(
    <StrictMode>
      <PageBoundary store={store}>
        <App store={store} port={port} files={filesOf(workspace)} Editor={Editor} />
      </PageBoundary>
    </StrictMode>,
  );
};

const container = document.getElementById("root");
if (container !== null) void open(container);
