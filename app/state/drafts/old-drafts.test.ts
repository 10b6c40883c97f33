import { beforeEach, describe, expect, it } from "vitest";
import { blockedStorage, memory } from "../preferences/testing/storage.ts";
import { hasOldDrafts, OLD_DRAFT_KEY, OLD_PREVIOUS_KEY } from "./old-draft-keys.ts";
import { moveOldDrafts, unreadableKey } from "./old-drafts.ts";
import { createTab, emptyStorage } from "./testing/history.ts";

beforeEach(emptyStorage);

const record = (source: string) => ({
  source,
  encoding: "utf-8",
  lineEnd: "\r\n",
  crawler: "Googlebot",
  dialect: "google",
  urls: [{ typed: "/x", expected: "blocked" }],
  name: "robots.txt",
  original: "a\r\n",
  edited: true,
  urlsEdited: false,
  writer: "tab",
});

const storageWith = (...texts: readonly (readonly [string, string])[]) => {
  const { items, storage } = memory();
  for (const [key, text] of texts) items.set(key, text);
  return { items, storage };
};

const ids = () => {
  let made = 0;
  return () => {
    made += 1;
    return `moved-${made}`;
  };
};

describe("moveOldDrafts", () => {
  it("moves the draft and those it replaced, with their bytes and expectations", async () => {
    const { items, storage } = storageWith(
      [OLD_DRAFT_KEY, JSON.stringify(record("mine"))],
      [OLD_PREVIOUS_KEY, JSON.stringify([record("first"), record("second")])],
    );
    const tab = createTab();
    expect(await moveOldDrafts(storage, tab, ids())).toEqual([]);
    expect(items.size).toBe(0);
    const entries = (await tab.list()) ?? [];
    expect(entries.filter(({ kind }) => kind === "replaced")).toHaveLength(2);
    const draft = entries.find(({ kind }) => kind === "draft");
    expect(await tab.read(draft?.id ?? "")).toMatchObject({
      source: "mine",
      original: Uint8Array.of(97, 13, 10),
      urls: [{ expectations: [{ crawler: "Googlebot", expected: "blocked" }] }],
    });
  });

  it("moves a record as version 0.1.0 wrote it, with every field", async () => {
    const written =
      '{"source":"User-agent: *\\nDisallow: /caf\\u00e9\\n","encoding":"latin1","lineEnd":"\\r\\n","crawler":"Googlebot","dialect":"revisited-1996","urls":[{"typed":"/caf%E9","expected":"blocked"},{"typed":"/","expected":null}],"response":{"status":200,"redirects":1,"requestedUrl":null,"finalUrl":"https://shop.example/robots.txt","contentType":"text/plain","cacheControl":null,"bodyOctets":31,"daysUnreachable":0},"name":"robots.txt","edited":true,"urlsEdited":true,"original":"User-agent: *\\r\\nDisallow: /caf\\u00e9\\n","writer":"k2j4"}';
    const { storage } = storageWith([OLD_DRAFT_KEY, written]);
    const tab = createTab();
    expect(await moveOldDrafts(storage, tab, ids())).toEqual([]);
    expect(await tab.lookUp("moved-1")).toEqual({
      kind: "whole",
      draft: {
        source: "User-agent: *\nDisallow: /caf\u00e9\n",
        encoding: "latin1",
        lineEnd: "\r\n",
        crawler: "Googlebot",
        dialect: "revisited-1996",
        urls: [
          { typed: "/caf%E9", expectations: [{ crawler: "Googlebot", expected: "blocked" }] },
          { typed: "/", expectations: [] },
        ],
        response: {
          status: 200,
          redirects: 1,
          requestedUrl: null,
          finalUrl: "https://shop.example/robots.txt",
          contentType: "text/plain",
          cacheControl: null,
          bodyBytes: 31,
          daysUnreachable: 0,
        },
        name: "robots.txt",
        isNamed: false,
        original: new Uint8Array([
          ...new TextEncoder().encode("User-agent: *\r\nDisallow: /caf"),
          0xe9,
          0x0a,
        ]),
        edited: true,
        urlsEdited: true,
      },
    });
  });

  it("leaves them in place while the browser stores nothing", async () => {
    const { items, storage } = storageWith([OLD_DRAFT_KEY, JSON.stringify(record("mine"))]);
    await moveOldDrafts(storage, { saveDraft: async () => "full" }, ids());
    expect(items.has(OLD_DRAFT_KEY)).toBe(true);
  });

  it.each(["{broken", "null", '{"source":"mine"}'])(
    "sets aside what it cannot read, and reports it: %s",
    async (text) => {
      const { items, storage } = storageWith([OLD_DRAFT_KEY, text]);
      const [trouble] = await moveOldDrafts(storage, createTab(), ids());
      expect(trouble).toContain(unreadableKey(OLD_DRAFT_KEY));
      expect([...items]).toEqual([[unreadableKey(OLD_DRAFT_KEY), text]]);
    },
  );

  it("moves the readable ones of several, and sets the others aside", async () => {
    const text = JSON.stringify([record("first"), { source: 5 }]);
    const { items, storage } = storageWith([OLD_PREVIOUS_KEY, text]);
    const tab = createTab();
    expect(await moveOldDrafts(storage, tab, ids())).toHaveLength(1);
    expect(await tab.list()).toHaveLength(1);
    expect([...items.keys()]).toEqual([unreadableKey(OLD_PREVIOUS_KEY)]);
  });

  it("is called only if there is something to move", () => {
    const { storage } = storageWith([OLD_PREVIOUS_KEY, "[]"]);
    expect(hasOldDrafts(storage)).toBe(true);
    expect(hasOldDrafts(storageWith(["other", "x"]).storage)).toBe(false);
  });

  it("does nothing where storage is blocked", async () => {
    const tab = createTab();
    expect(await moveOldDrafts(blockedStorage, tab, ids())).toEqual([]);
    expect(await tab.list()).toEqual([]);
  });
});
