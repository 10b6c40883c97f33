/// <reference lib="webworker" />
import { cacheNames } from "workbox-core";
import { addPlugins, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope;

/** The cache for files of earlier versions, for tabs that still show one. */
const EARLIER = "earlier-versions";

/** The most files of earlier versions that are kept: those of a few versions. */
const MOST_EARLIER = 300;

const ASSETS = new URL("assets/", self.location.href).href;

/** The files of this version, each with a hash of its contents; the build inserts them here. */
const files = self.__WB_MANIFEST as readonly PrecacheEntry[];

const addressOf = (url: string): string => new URL(url, self.location.href).href;

/** The hash of each file, in the form of the `integrity` attribute. */
const hashes = new Map(files.map(({ url, integrity }) => [addressOf(url), integrity]));

/** URLs of the files of this version whose names contain a hash of their contents. */
const named = new Set(
  files.filter(({ revision }) => revision === null).map(({ url }) => addressOf(url)),
);

/** The types of files that a browser refuses under another type. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/(?:x-)?javascript\b/i,
  css: /^text\/css\b/i,
  html: /^text\/html\b/i,
};

/**
 * Whether an answer is a file of the kind that its URL names. Some hosts answer with a page, and the status 200, for
 * files that they do not have, or not yet.
 */
const isOfItsKind = (url: string, response: Response): boolean => {
  const [, kind = ""] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  const type = TYPES[kind];
  return (
    response.ok && (type === undefined || type.test(response.headers.get("content-type") ?? ""))
  );
};

/** Whether the contents of an answer are those of this version. */
const isUnchanged = async (url: string, response: Response): Promise<boolean> => {
  const hash = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return hashes.get(url) === `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
};

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
    if (response !== undefined && isOfItsKind(request.url, response))
      await earlier.put(request, response);
  }
  // The cache is shared with the page in other languages.
  const kept = (await earlier.keys()).filter(({ url }) => url.startsWith(ASSETS));
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

// If a file is not what the build made, installing fails and the version before stays: Workbox has the browser compare
// the hashes of what it fetches.
addPlugins([
  {
    // The browser may have stored a wrong answer for as long as the right one may be.
    requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }),
    cacheWillUpdate: async ({ request, response }) =>
      isOfItsKind(request.url, response) ? response : null,
    // What earlier versions kept by mistake is fetched again. Hashes are compared only when a version is installed.
    cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
      if (cachedResponse === undefined || !isOfItsKind(request.url, cachedResponse)) return null;
      if (event?.type !== "install") return cachedResponse;
      const { origin, pathname } = new URL(request.url);
      return (await isUnchanged(origin + pathname, cachedResponse)) ? cachedResponse : null;
    },
  },
]);

// The page is a single file, whatever the URL's query.
precacheAndRoute([...files], { ignoreURLParametersMatching: [/./] });

self.addEventListener("fetch", (event) => {
  const { url, method } = event.request;
  if (method !== "GET" || !url.startsWith(ASSETS) || named.has(url)) return;
  event.respondWith(
    caches
      .match(event.request, { cacheName: EARLIER, ignoreSearch: true })
      .then((kept) => (kept !== undefined && isOfItsKind(url, kept) ? kept : fetch(event.request))),
  );
});
