import { Workbox } from "workbox-window";
import { notify } from "../state/store/actions.ts";
import type { AppStore } from "../state/store/store.ts";
import { offlineMessages } from "./messages.ts";

/**
 * Registers the service worker, so that the page opens without a network, and reports when a new
 * version is ready. The page is reloaded only if the user asks: another tab may have unsaved work.
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
  // Rejected if storage is blocked or the page is a file on disk: it works without.
  worker.register().catch(() => {});
};
