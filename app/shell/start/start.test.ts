import { openDB } from "idb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parse } from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { firstVisit } from "../../features/examples/first-visit.ts";
import { encodeShare } from "../../features/share/codec.ts";
import { draftMessages } from "../../state/drafts/messages.ts";
import { OLD_DRAFT_KEY } from "../../state/drafts/old-draft-keys.ts";
import { openDraft, type Workspace } from "../../state/drafts/open-draft.ts";
import { emptyStorage } from "../../state/drafts/testing/history.ts";
import { createLocks, createSession } from "../../state/drafts/testing/locks.ts";
import { addUrls, publishDocument, setTheme } from "../../state/store/actions.ts";
import { type AppStore, createAppStore, isEdited, isUnsaved } from "../../state/store/store.ts";
import { LOADERS } from "./request.ts";
import { type Page, start } from "./start.ts";
import { LINK, SHARED } from "./testing.ts";

/** The state shared by the tabs of one browser. */
const createBrowser = () => ({ items: new Map<string, string>(), locks: createLocks() });

/** What is waited for comes, however busy the machine is. */
const PATIENCE = { timeout: 20_000 };

type Browser = ReturnType<typeof createBrowser>;
type Session = ReturnType<typeof createSession>;

describe("a page", () => {
  /** A window, as far as a page needs one. */
  const visited = new WeakSet<Session>();

  const windowAt = (fragment: string, { items, locks }: Browser, sessionStorage: Session) => {
    const type = visited.has(sessionStorage) ? "reload" : "navigate";
    visited.add(sessionStorage);
    const listeners = new Map<string, () => unknown>();
    const location = { hash: fragment, href: `https://tool.example/${fragment}` };
    const localStorage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
      key: (index: number) => [...items.keys()][index] ?? null,
      get length() {
        return items.size;
      },
    };
    const listen = {
      addEventListener: (kind: string, listener: () => unknown) =>
        void listeners.set(kind, listener),
      removeEventListener: (kind: string) => void listeners.delete(kind),
    };
    const go = async (hash: string): Promise<void> => {
      location.hash = hash;
      location.href = `https://tool.example/${hash}`;
      await listeners.get("hashchange")?.();
    };
    const history = {
      state: null,
      replaceState: (_: unknown, __: string, href: string) => {
        location.href = href;
        location.hash = new URL(href).hash;
      },
    };
    const page = {
      ...listen,
      location,
      history,
      localStorage,
      sessionStorage,
      performance: { getEntriesByType: () => [{ type }] },
      navigator: { locks },
      document: { ...listen, visibilityState: "visible" },
    } as unknown as Page;
    const leave = (): unknown => listeners.get("pagehide")?.();
    return { page, location, items, go, leave };
  };

  const portOf = (store: AppStore): EditorPort => {
    const show = (text: string): void => publishDocument(store, parse(text));
    return {
      open: show,
      insert: () => {},
      replace: show,
      reencode: show,
      applyEdits: () => true,
      reveal: () => {},
      focus: () => {},
      undo: () => false,
      redo: () => false,
      onReplacing: () => () => {},
      find: () => {},
      selection: () => ({ from: 0, to: 0 }),
      document: { get: () => null, subscribe: () => () => {} },
      cursor: { get: () => ({ line: 1, column: 1, selected: 0 }), subscribe: () => () => {} },
    };
  };

  const open = async (fragment: string, browser = createBrowser(), session = createSession()) => {
    const tab = windowAt(fragment, browser, session);
    const { state, settle } = await start(tab.page);
    const store = createAppStore(state);
    const workspace: Workspace = settle(store, portOf(store));
    const text = () => store.getState().document.source;
    const notices = () => store.getState().notices;
    const said = () => notices().map(({ text: words }) => words);
    const type = (source: string) => publishDocument(store, parse(source));
    /** The texts of everything saved, once pending writes are done. */
    const kept = async () => {
      const versions = (await workspace.versions.listVersions()) ?? [];
      const drafts = await Promise.all(
        versions.map(({ id }) => workspace.versions.readVersion(id)),
      );
      return versions.map(({ kind }, index) => `${kind}: ${drafts[index]?.source}`);
    };
    const run = async (label: string): Promise<void> => {
      const notice = notices().find(({ action }) => action?.label === label);
      notice?.action?.run();
      await vi.waitFor(() => expect(notices().at(-1)).not.toBe(notice), PATIENCE);
    };
    const close = async (): Promise<void> => {
      tab.leave();
      await kept();
    };
    return {
      ...tab,
      browser,
      session,
      store,
      workspace,
      text,
      notices,
      said,
      type,
      kept,
      run,
      close,
    };
  };

  beforeEach(() => {
    emptyStorage();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows the example on a first visit, neither edited nor saved", async () => {
    const { store, text, items, notices, kept } = await open("");
    expect(text()).toBe(firstVisit.state.source);
    expect(store.getState().query.urls).toHaveLength(2);
    expect(store.getState().query.activeUrl).toBe(1);
    expect(isUnsaved(store.getState())).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(items.size).toBe(0);
    expect(await kept()).toEqual([]);
    expect(notices()).toEqual([]);
  });

  it("restores what was typed on the next visit, still edited, with its URLs and the theme", async () => {
    const first = await open("");
    first.type("typed");
    addUrls(first.store, "/a");
    setTheme(first.store, "dark");
    await first.close();
    const { store, text, notices } = await open("", first.browser);
    expect(text()).toBe("typed");
    expect(isEdited(store.getState())).toBe(true);
    expect(store.getState()).toMatchObject({ theme: "dark", query: { crawler: "Googlebot" } });
    expect(store.getState().query.urls.at(-1)?.typed).toBe("/a");
    expect(notices()).toEqual([]);
  });

  it("continues the same draft after a reload, and writes it only when it changes", async () => {
    const first = await open("");
    first.type("mine");
    await first.close();
    const again = await open("", first.browser, first.session);
    vi.advanceTimersByTime(5000);
    again.type("mine, longer");
    await again.close();
    expect(await again.kept()).toEqual(["draft: mine, longer"]);
  });

  it("shows a link, and leaves it in the address until the text changes", async () => {
    const { store, text, type, location } = await open(`#${LINK}`);
    expect(text()).toBe(SHARED.source);
    expect(store.getState()).toMatchObject({
      dialect: "rfc9309",
      format: { lineEnd: "\r\n" },
      query: { crawler: "Bingbot", activeUrl: 1 },
    });
    vi.advanceTimersByTime(5000);
    expect(location.hash).toBe(`#${LINK}`);
    type("changed");
    vi.advanceTimersByTime(5000);
    expect(location.href).toBe("https://tool.example/");
  });

  it("says of an older link or draft for how many of its URLs the list has no room, and offers them", async () => {
    const further = ["/x", "/y"];
    const tab = windowAt(`#${LINK}`, createBrowser(), createSession());
    const decode = async () => ({ ok: true, value: { ...SHARED, further } }) as const;
    const { state, settle } = await start(tab.page, { ...LOADERS, decode });
    const store = createAppStore(state);
    const workspace = settle(store, portOf(store));
    const offers = () =>
      store
        .getState()
        .notices.filter(({ action }) => action?.label === "Download")
        .map(({ text }) => text.replace(/: the list holds 500 URLs.*/, ""));
    expect(offers()).toEqual(["2 more were left out"]);
    const opened = { from: "file", said: null } as const;
    openDraft(workspace, { ...workspace.saver.draft(), source: "old", further: ["/z"] }, opened);
    expect(offers()).toEqual(["2 more were left out", "1 more was left out"]);
  });

  it("opens a link over an unsaved draft, and restores either on request", async () => {
    const first = await open("");
    first.type("mine");
    await first.close();
    const tab = await open(`#${LINK}`, first.browser, first.session);
    expect(tab.text()).toBe(SHARED.source);
    expect(tab.notices()).toMatchObject([
      {
        text: expect.stringMatching(/^Opened the link\. Your draft is kept/),
        action: { label: "Restore my draft" },
      },
    ]);
    await tab.run("Restore my draft");
    expect(tab.text()).toBe("mine");
    expect(isEdited(tab.store.getState())).toBe(true);
    expect(tab.location.hash).toBe("");
    await tab.run("Swap back");
    expect(tab.text()).toBe(SHARED.source);
    expect(tab.store.getState().query.urls).toHaveLength(1);
    expect(await tab.kept()).toContain("replaced: mine");
  });

  it("still has the draft on the visit after a link was only viewed", async () => {
    const first = await open("");
    first.type("mine");
    await first.close();
    const second = await open(`#${LINK}`, first.browser);
    await second.close();
    expect((await open("", first.browser)).text()).toBe("mine");
    expect(await second.kept()).toEqual(["draft: mine"]);
  });

  it("keeps the draft however many links with carriage returns are opened over it", async () => {
    const first = await open("");
    first.type("mine");
    await first.close();
    const link = encodeShare({ ...SHARED, source: "User-agent: *\r\nDisallow: /theirs\r" });
    for (let opening = 0; opening < 8; opening++) {
      const tab = await open(`#${link}`, first.browser);
      vi.advanceTimersByTime(5000);
      expect(isUnsaved(tab.store.getState())).toBe(false);
      await tab.close();
    }
    const last = await open("", first.browser);
    expect(last.text()).toBe("mine");
    expect(await last.kept()).toEqual(["draft: mine"]);
  });

  it("keeps an edited link as well as the draft it was opened over", async () => {
    const first = await open("");
    first.type("mine");
    await first.close();
    const tab = await open(`#${LINK}`, first.browser, first.session);
    tab.type("theirs, edited");
    await tab.close();
    expect([...(await tab.kept())].sort()).toEqual([
      "draft: mine",
      "draft: theirs, edited",
      `opened: ${SHARED.source}`,
    ]);
  });

  it("opens a link pasted into the open tab", async () => {
    const { text, type, go, run } = await open("");
    type("mine");
    await go(`#${LINK}`);
    expect(text()).toBe(SHARED.source);
    await run("Restore my draft");
    expect(text()).toBe("mine");
  });

  it("switches between examples by the address, announcing only their names", async () => {
    const { text, go, said } = await open("#example/wildcards");
    expect(text()).toContain("/*.pdf$");
    await go("#example/merged-groups");
    expect(text()).toContain("NoisyBot");
    expect(said()).toEqual(['Opened the example "Two groups that are one".']);
  });

  it("keeps the text if the new address is broken or not one of the app's", async () => {
    const { text, type, go, notices } = await open("");
    type("mine");
    await go("#editor");
    expect(notices()).toEqual([]);
    await go(`#${LINK.slice(0, 30)}`);
    expect(text()).toBe("mine");
    expect(notices()).toMatchObject([
      { tone: "error", text: expect.stringContaining("cut short") },
    ]);
  });

  it("opens the last of two links that arrive at once", async () => {
    const { text, go } = await open("");
    const other = encodeShare({ ...SHARED, source: "other" });
    await Promise.all([go(`#${LINK}`), go(`#${other}`)]);
    expect(text()).toBe("other");
  });

  /** Overwrites or deletes a record of the only draft, as damage would. */
  const damage = async (name: "contents" | "texts" | "entries", record: unknown): Promise<void> => {
    const database = await openDB("robots-txt-workbench");
    const [id = ""] = await database.getAllKeys(name);
    if (record === undefined) await database.delete(name, id);
    else await database.put(name, record, id);
    database.close();
  };

  it.each([
    ["contents", null],
    ["contents", { rest: 5 }],
    ["contents", { rest: { urls: "x" }, patch: null }],
    ["contents", undefined],
  ] as const)(
    "shows the text of a draft with the damaged %s %j, and says so",
    async (name, record) => {
      const first = await open("");
      first.type("mine");
      await first.close();
      await damage(name, record);
      const second = await open("", first.browser);
      expect(second.text()).toBe("mine");
      expect(second.notices()).toMatchObject([
        { tone: "error", text: draftMessages.settingsUnreadable },
      ]);
      // It is whole again from then on.
      await second.close();
      const third = await open("", first.browser);
      expect([third.text(), third.notices()]).toEqual(["mine", []]);
    },
  );

  it.each([42, undefined])("says that a draft is lost if its text is %j", async (record) => {
    const first = await open("");
    first.type("mine");
    await first.close();
    await damage("texts", record);
    for (const session of [first.session, createSession()]) {
      const next = await open("", first.browser, session);
      expect(next.text()).toBe(firstVisit.state.source);
      expect(next.said()).toEqual([draftMessages.draftUnreadable]);
    }
  });

  it.each([null, undefined])("shows a draft whose entry is %j", async (record) => {
    const first = await open("");
    first.type("mine");
    await first.close();
    await damage("entries", record);
    expect((await open("", first.browser)).text()).toBe("mine");
  });

  it("says so if there are drafts but the storage does not open", async () => {
    const first = await open("");
    first.type("mine");
    await first.close();
    vi.stubGlobal("indexedDB", undefined);
    const next = await open("", first.browser);
    expect(next.said()).toEqual([draftMessages.databaseUnreadable]);
    vi.unstubAllGlobals();
  });

  it("shows what the full storage did not take, in the same tab and in a new one", async () => {
    const put = IDBObjectStore.prototype.put;
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      const { room } = given[0] as { readonly room?: number };
      if (room === undefined || room < 1000) return put.apply(this, given);
      throw new DOMException("full", "QuotaExceededError");
    });
    const long = "Disallow: /x\n".repeat(200);
    const first = await open("");
    first.type(long);
    await vi.advanceTimersByTimeAsync(1000);
    expect(first.said()).toEqual([draftMessages.full]);
    await first.close();
    for (const session of [first.session, createSession()]) {
      const next = await open("", first.browser, session);
      expect(next.text()).toBe(long);
      await vi.waitFor(() => expect(next.said()).toEqual([draftMessages.full]), PATIENCE);
      await next.close();
    }
    full.mockRestore();
    const last = await open("", first.browser);
    expect([last.text(), last.said()]).toEqual([long, []]);
    expect(await last.kept()).toEqual([`draft: ${long}`]);
    expect([...first.browser.items.keys()].filter((key) => key.includes(".left."))).toEqual([]);
  });

  it("offers once the draft that a link in the same tab replaced before it was closed", async () => {
    const first = await open("");
    first.type("mine");
    await first.go(`#${LINK}`);
    await first.close();
    const second = await open("", first.browser);
    expect(second.text()).toBe(firstVisit.state.source);
    expect(second.said()).toEqual([draftMessages.replacedKept]);
    await second.run(draftMessages.openReplaced);
    expect(second.text()).toBe("mine");
    await second.close();
    const third = await open("", first.browser);
    expect([third.text(), third.said()]).toEqual(["mine", []]);
  });

  it("does not offer it again if it was left alone, nor over a link", async () => {
    const first = await open("");
    first.type("mine");
    await first.go("#example/wildcards");
    await first.close();
    const link = await open(`#${LINK}`, first.browser);
    expect(link.said()).not.toContain(draftMessages.replacedKept);
    await link.close();
    const second = await open("", first.browser);
    expect(second.said()).toEqual([draftMessages.replacedKept]);
    await second.close();
    expect((await open("", first.browser)).notices()).toEqual([]);
  });

  it("starts without storage, and says that drafts are not saved only when there is one", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const { page } = windowAt("", createBrowser(), createSession());
    const blocked = { ...page, navigator: {} };
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(blocked, name, {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      });
    }
    const { state, settle } = await start(blocked as unknown as Page);
    const store = createAppStore(state);
    settle(store, portOf(store));
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.getState().notices).toEqual([]);
    publishDocument(store, parse("typed"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.getState().notices).toMatchObject([
      { tone: "warning", action: { label: "Download" } },
    ]);
    vi.unstubAllGlobals();
  });

  it("takes over a draft saved by an earlier version of the page", async () => {
    const browser = createBrowser();
    const { source: _, ...shared } = SHARED;
    const record = { ...shared, source: "mine", name: "a", original: null, writer: "tab" };
    const text = JSON.stringify({ ...record, edited: true, urlsEdited: false });
    browser.items.set(OLD_DRAFT_KEY, text);
    expect((await open("", browser)).text()).toBe("mine");
    expect(browser.items.size).toBe(0);
  });

  it("says so if the saved draft cannot be read, and loses nothing of it", async () => {
    const browser = createBrowser();
    browser.items.set(OLD_DRAFT_KEY, "{broken");
    const { notices, text } = await open("", browser);
    expect(text()).toBe(firstVisit.state.source);
    expect(notices()).toMatchObject([{ tone: "error" }]);
    expect([...browser.items.values()]).toContain("{broken");
  });

  it("says so if the code for an earlier version's drafts does not load, and keeps them", async () => {
    const browser = createBrowser();
    browser.items.set(OLD_DRAFT_KEY, "{}");
    const fail = () => Promise.reject(new Error("offline"));
    const loaders = { decode: fail, prefill: fail, examples: fail, files: fail, oldDrafts: fail };
    const { page } = windowAt("", browser, createSession());
    const { state, settle } = await start(page, loaders);
    const store = createAppStore(state);
    settle(store, portOf(store));
    expect(store.getState().notices).toMatchObject([{ text: draftMessages.notLoaded }]);
    expect(browser.items.get(OLD_DRAFT_KEY)).toBe("{}");
  });

  it("keeps every draft that something was opened over", async () => {
    const { type, go, kept } = await open("");
    type("first");
    await go("#example/wildcards");
    type("second");
    await go(`#${LINK}`);
    const all = await kept();
    expect(all).toContain("replaced: first");
    expect(all).toContain("replaced: second");
  });

  it("shows in a second tab a copy of what is open in the first, and saves both", async () => {
    const first = await open("");
    first.type("first");
    first.workspace.saver.flush();
    await first.kept();
    const second = await open("", first.browser);
    expect(second.text()).toBe("first");
    expect(second.said()).toEqual([draftMessages.copyOfOtherTab]);
    await second.close();
    expect(await second.kept()).toEqual(["draft: first"]);
    const third = await open("", first.browser);
    third.type("third");
    await third.close();
    await first.close();
    expect([...(await third.kept())].sort()).toEqual(["draft: first", "draft: third"]);
    expect((await open("", first.browser, first.session)).text()).toBe("first");
    expect((await open("", first.browser, third.session)).text()).toBe("third");
  });

  it("saves the drafts of a tab and its duplicate separately", async () => {
    const first = await open("");
    first.type("first");
    first.workspace.saver.flush();
    await first.kept();
    const opening = open("", first.browser, first.session.copy());
    // It waits briefly for the other tab to close: it cannot tell the two apart.
    const passing = setInterval(() => void vi.advanceTimersByTimeAsync(100), 1);
    const duplicate = await opening;
    clearInterval(passing);
    expect(duplicate.text()).toBe("first");
    duplicate.type("duplicate");
    first.type("first, longer");
    await Promise.all([duplicate.close(), first.close()]);
    expect([...(await first.kept())].sort()).toEqual(["draft: duplicate", "draft: first, longer"]);
  });
});
