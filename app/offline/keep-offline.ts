import { Workbox } from "workbox-window";
import { notify } from "../store/actions.ts";
import type { AppStore } from "../store/store.ts";
import { offlineMessages } from "./messages.ts";

/**
 * Has the browser keep the page, so that it opens without a network, and says when a new version is
 * ready. The page is never reloaded unless the user asks for it: another tab may hold unsaved work.
 */
export const keepOffline = (store: AppStore): void => {
  if (!("serviceWorker" in navigator)) return;
  const worker = new Workbox("./service-worker.js", { scope: "./" });
  const update = (): void => {
    worker.addEventListener("controlling", () => window.location.reload());
    worker.messageSkipWaiting();
  };
  worker.addEventListener("waiting", () =>
    notify(store, {
      tone: "info",
      text: offlineMessages.newVersion,
      action: { label: offlineMessages.reload, run: update },
      ofPage: true,
    }),
  );
  // Refused where storage is blocked or the page is a file on disk: it works as well without.
  worker.register().catch(() => {});
};
