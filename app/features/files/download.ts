import { markSaved, notify } from "../../state/store/actions.ts";
import type { AppStore } from "../../state/store/store.ts";
import { saveFile } from "./encode.ts";

/** Crawlers request only this name. */
export const FILE_NAME = "robots.txt";

/** Milliseconds that a blob URL is kept so that the browser can save it. */
const REVOKE_DELAY = 60_000;

/**
 * Saves the text as `robots.txt` through the browser, with the encoding and line ends it was opened
 * with, and marks it as saved. Makes no request: the file is created in the page.
 */
export const download = (store: AppStore, page: Document = document): void => {
  const { document: robots, format } = store.getState();
  const { bytes, notes } = saveFile(robots.source, format);
  const url = URL.createObjectURL(new Blob([bytes], { type: "text/plain" }));
  const link = page.createElement("a");
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
  markSaved(store);
  for (const text of notes) notify(store, { tone: "warning", text });
};
