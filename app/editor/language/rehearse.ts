import { EditorState, type Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { assistConfig, SILENT } from "./config.ts";

/** What is typed: its beginning opens suggestions, and it has everything that has a colour. */
const KEYS = ["Enter", ..."Dis", "pause", ..."allow: /a*b$", "Enter", ..."Allow: /c# d"];

const DOC = "User-agent: *\nDisallow: /a";

/** Milliseconds after which suggestions are open. */
const PAUSE = 250;

/** Resolves when the browser has nothing else to do. */
const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));

/** Does to an editor that is not on the page what the browser does for a key. */
const press = (view: EditorView, key: string): void => {
  view.contentDOM.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  if (key.length > 1) return;
  const { node, offset } = view.domAtPos(view.state.selection.main.head);
  if (node instanceof Text) node.insertData(offset, key);
  else node.insertBefore(document.createTextNode(key), node.childNodes[offset] ?? null);
};

/**
 * Types two lines into an editor that is not on the page, a key in each idle moment, so that the
 * first keys of the real one are as quick as all others: browsers compile functions when they are
 * first called, and optimise them after a dozen calls. Stops when the user types.
 *
 * @param view the real editor.
 * @param extensions its extensions, without those that report to the page.
 */
export const rehearse = async (view: EditorView, extensions: Extension): Promise<void> => {
  if (typeof requestIdleCallback !== "function") return;
  let isTyping = false;
  const stop = (): void => {
    isTyping = true;
  };
  view.contentDOM.addEventListener("keydown", stop, { once: true });
  await idle();
  const hidden = new EditorView({
    state: EditorState.create({
      doc: DOC,
      selection: { anchor: DOC.length },
      extensions: [assistConfig.of(SILENT), extensions],
    }),
  });
  for (const key of KEYS) {
    if (key === "pause") await new Promise((resolve) => setTimeout(resolve, PAUSE));
    await idle();
    if (isTyping) break;
    if (key !== "pause") press(hidden, key);
  }
  view.contentDOM.removeEventListener("keydown", stop);
  hidden.destroy();
};
