import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import type { Draft } from "../draft.ts";
import { draftOfShared } from "../draft.ts";
import { type Channel, createHistoryStore, type HistoryStore } from "../history-store.ts";

/** Deletes all databases, as in a new browser profile. */
export const emptyStorage = (): void => {
  globalThis.indexedDB = new IDBFactory();
};

/** The channels of one browser: what is posted to one reaches all others at once. */
export const createChannels = (): (() => Channel) => {
  const channels: Channel[] = [];
  return () => {
    const channel: Channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of channels) {
          if (other !== channel) other.onmessage?.({ data } as MessageEvent);
        }
      },
    };
    channels.push(channel);
    return channel;
  };
};

/** The store of one tab, with a manual clock. */
export const createTab = (
  channel: Channel | null = null,
): HistoryStore & { readonly clock: { now: number } } => {
  const clock = { now: 1_000 };
  let made = 0;
  const store = createHistoryStore({
    channel,
    now: () => clock.now,
    newId: () => {
      made += 1;
      return `version-${made}`;
    },
  });
  return { ...store, clock };
};

/** A draft with unsaved changes. */
export const draftWith = (source: string, overrides: Partial<Draft> = {}): Draft => ({
  ...draftOfShared({
    source,
    lineEnd: "\n",
    crawler: "Googlebot",
    dialect: "google",
    urls: [],
  }),
  edited: true,
  ...overrides,
});
