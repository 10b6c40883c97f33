/// <reference lib="webworker" />
import { cacheNames } from "workbox-core";
import { type PrecacheEntry, precacheAndRoute } from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope & {
  /** The files of this version; the build inserts them here. */
  readonly __WB_MANIFEST: readonly (string | PrecacheEntry)[];
};

/** The cache for files of earlier versions, for tabs that still show one. */
const EARLIER = "earlier-versions";

/** The most files of earlier versions that are kept: those of a few versions. */
const MOST_EARLIER = 300;

const ASSETS = new URL("assets/", self.location.href).href;

const files = self.__WB_MANIFEST.map((file) =>
  typeof file === "string" ? { url: file, revision: null } : file,
);

/** URLs of the files of this version whose names contain a hash of their contents. */
const named = new Set(
  files
    .filter(({ revision }) => revision === null)
    .map(({ url }) => new URL(url, self.location.href).href),
);

/**
 * Copies the files of the previous version before they are deleted: a tab with that version may
 * load a part later, and the server no longer has it.
 */
const keepEarlier = async (): Promise<void> => {
  const present = await caches.open(cacheNames.precache);
  const earlier = await caches.open(EARLIER);
  for (const request of await present.keys()) {
    if (!request.url.startsWith(ASSETS) || named.has(request.url)) continue;
    const response = await present.match(request);
    if (response !== undefined) await earlier.put(request, response);
  }
  const kept = await earlier.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - MOST_EARLIER))) {
    await earlier.delete(request);
  }
};

self.addEventListener("install", (event) => {
  event.waitUntil(keepEarlier());
});

// The page asks for it when the user wants the new version. Otherwise nothing is reloaded.
self.addEventListener("message", ({ data }) => {
  if ((data as { readonly type?: unknown } | null)?.type === "SKIP_WAITING")
    void self.skipWaiting();
});

// The page is a single file, whatever the URL's query.
precacheAndRoute([...files], { ignoreURLParametersMatching: [/./] });

self.addEventListener("fetch", (event) => {
  const { url, method } = event.request;
  if (method !== "GET" || !url.startsWith(ASSETS) || named.has(url)) return;
  event.respondWith(
    caches
      .match(event.request, { cacheName: EARLIER, ignoreSearch: true })
      .then((kept) => kept ?? fetch(event.request)),
  );
});
