import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { createEditorPort } from "./editor/create-editor-port.ts";
import { drawEditor } from "./editor/drawn-editor.ts";
import { firstVisitState } from "./first-visit.ts";
import { App } from "./shell/App.tsx";
import type { Files } from "./shell/files.ts";
import { PageBoundary } from "./shell/PageBoundary.tsx";
import { createAppStore } from "./store/store.ts";

/** The page as a first visit shows it. */
export interface FirstScreen {
  readonly html: string;
  /** The style of what is in no style sheet. */
  readonly css: string;
}

/** Nobody answers while the page is drawn; but the worker says that it is there, so nobody waits for it. */
class SilentWorker {
  private onMessage: (event: { readonly data: unknown }) => void = () => {};
  postMessage(): void {
    queueMicrotask(() => this.onMessage({ data: { pong: true } }));
  }
  addEventListener(kind: string, listener: (event: { readonly data: unknown }) => void): void {
    if (kind === "message") this.onMessage = listener;
  }
  terminate(): void {}
}

const textOf = async (stream: ReadableStream<Uint8Array>): Promise<string> =>
  new Response(stream).text();

/** Draws the page from the same parts that make it in the browser. For the build alone. */
export const drawFirstScreen = async (): Promise<FirstScreen> => {
  Object.assign(globalThis, { Worker: SilentWorker });
  const state = firstVisitState();
  const { html: text, css } = drawEditor(state.document.source);
  const store = createAppStore(state);
  // Nothing can be opened before the page is up: what does that is handed over then.
  const files = {} as Files;
  const { prelude } = await prerender(
    <StrictMode>
      <PageBoundary store={store}>
        <App
          store={store}
          port={createEditorPort()}
          files={files} // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own example
          editor={<div className="editor-place" dangerouslySetInnerHTML={{ __html: text }} />}
        />
      </PageBoundary>
    </StrictMode>,
    // All of it in its place at once, not moved there by a script later.
    { progressiveChunkSize: Number.POSITIVE_INFINITY } as Parameters<typeof prerender>[1],
  );
  return { html: await textOf(prelude), css };
};
