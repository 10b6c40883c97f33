import { prerender } from "react-dom/static";
import { createEditorPort } from "./editor/create-editor-port.ts";
import { prerenderEditor } from "./editor/prerendered-editor.ts";
import type { Files } from "./shell/files.ts";
import { Page } from "./shell/Page.tsx";
import { firstVisitState } from "./shell/start/first-visit.ts";
import { createAppStore } from "./state/store/store.ts";

export { documentMessages } from "./shell/start/document-messages.ts";

/** The page as shown on a first visit. */
export interface FirstScreen {
  readonly html: string;
  /** The rules that are in no style sheet. */
  readonly css: string;
}

/**
 * Answers no queries while the page is rendered, but reports that it is ready, so that nothing waits
 * for it.
 */
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

/** Renders the page with the same components as the browser. Used only by the build. */
export const prerenderFirstScreen = async (): Promise<FirstScreen> => {
  Object.assign(globalThis, { Worker: SilentWorker });
  const state = firstVisitState();
  const { html: text, css } = prerenderEditor(state.document);
  const store = createAppStore(state);
  // Nothing can be opened before the page is running: the function that does is passed in then.
  const files = {} as Files;
  const { prelude } = await prerender(
    <Page
      store={store}
      port={createEditorPort()}
      files={files}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own example
      editor={<div className="editor-place" dangerouslySetInnerHTML={{ __html: text }} />}
    />,
    // Everything in its final place, not moved there by a script later.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { html: await textOf(prelude), css };
};
