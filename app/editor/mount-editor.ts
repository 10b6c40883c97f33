import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { AppStore } from "../state/store/store.ts";
import { nextTask } from "../time/schedule.ts";
import type { AttachablePort } from "./create-editor-port.ts";
import { createSession } from "./session.ts";

/**
 * Creates the robots.txt source editor, which exists as long as the page. It does not depend on
 * React, so that one can type before the rest of the page has loaded. It takes its text from the
 * store and publishes what is typed. State and view are created in separate tasks.
 *
 * @param port from `createEditorPort`.
 * @returns the element to put in its place; it fills its container.
 */
export const mountEditor = async (store: AppStore, port: AttachablePort): Promise<HTMLElement> => {
  const host = document.createElement("div");
  host.className = "editor-host";
  const { initial, onMount } = createSession(store, port);
  const state = EditorState.create(initial());
  await nextTask();
  onMount(new EditorView({ parent: host, state }));
  return host;
};

/** Moves the editor into a place, keeping focus and scroll position. */
export const placeEditor = (place: HTMLElement, host: HTMLElement): void => {
  if (place.contains(host)) return;
  const active = document.activeElement;
  const scroller = host.querySelector(".cm-scroller");
  const { scrollTop = 0, scrollLeft = 0 } = scroller ?? {};
  place.replaceChildren(host);
  // Scrolling forces a layout, so it is skipped if unnecessary.
  if (scrollTop !== 0 || scrollLeft !== 0) scroller?.scrollTo(scrollLeft, scrollTop);
  if (active instanceof HTMLElement && host.contains(active)) active.focus({ preventScroll: true });
};
