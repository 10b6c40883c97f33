import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parse } from "../core/index.ts";
import { DRAFT_KEY, readDraft } from "./drafts/draft-storage.ts";
import type { Workspace } from "./drafts/open-draft.ts";
import type { EditorPort } from "./editor/editor-port.ts";
import { firstVisit } from "./examples/first-visit.ts";
import { encodeShare, type SharedState } from "./share/codec.ts";
import { type Page, start } from "./start.ts";
import { addUrls, publishDocument, setTheme } from "./store/actions.ts";
import { type AppStore, createAppStore, isEdited, isUnsaved } from "./store/store.ts";

const SHARED: SharedState = {
  source: "User-agent: *\nDisallow: /theirs\n",
  encoding: "utf-8",
  lineEnd: "\r\n",
  crawler: "Bingbot",
  dialect: "rfc9309",
  urls: [{ typed: "/theirs/1", expectations: [{ crawler: "bingbot", expected: "blocked" }] }],
};
const LINK = encodeShare(SHARED);

describe("a page", () => {
  /** A window as far as a page needs one. */
  const windowAt = (fragment: string, items = new Map<string, string>()) => {
    const listeners = new Map<string, () => unknown>();
    const location = { hash: fragment, href: `https://tool.example/${fragment}` };
    const localStorage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
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
      document: { ...listen, visibilityState: "visible" },
    } as unknown as Page;
    const leave = (): unknown => listeners.get("pagehide")?.();
    return { page, location, items, go, leave };
  };

  const portOf = (store: AppStore): EditorPort => {
    const show = (text: string): void => publishDocument(store, parse(text));
    return {
      open: show,
      replace: show,
      reencode: show,
      applyEdits: () => true,
      reveal: () => {},
      focus: () => {},
      selection: () => ({ from: 0, to: 0 }),
      cursor: { get: () => ({ line: 1, column: 1, selected: 0 }), subscribe: () => () => {} },
    };
  };

  const open = async (fragment: string, items = new Map<string, string>()) => {
    const browser = windowAt(fragment, items);
    const { state, settle } = await start(browser.page);
    const store = createAppStore(state);
    const workspace: Workspace = settle(store, portOf(store));
    const text = () => store.getState().document.source;
    const notices = () => store.getState().notices;
    const type = (source: string) => publishDocument(store, parse(source));
    return { ...browser, store, workspace, text, notices, type };
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows the example on a first visit, neither edited nor kept", async () => {
    const { store, text, items, notices } = await open("");
    expect(text()).toBe(firstVisit.state.source);
    expect(store.getState().query.urls).toHaveLength(2);
    expect(store.getState().query.activeUrl).toBe(1);
    expect(isUnsaved(store.getState())).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(items.size).toBe(0);
    expect(notices()).toEqual([]);
  });

  it("shows on the next visit what was typed, still edited, with its URLs and the theme", async () => {
    const first = await open("");
    first.type("typed");
    addUrls(first.store, "/a");
    setTheme(first.store, "dark");
    first.leave();
    const { store, text } = await open("", first.items);
    expect(text()).toBe("typed");
    expect(isEdited(store.getState())).toBe(true);
    expect(store.getState()).toMatchObject({ theme: "dark", query: { crawler: "Googlebot" } });
    expect(store.getState().query.urls.at(-1)?.typed).toBe("/a");
  });

  it.each(["\r\n", "\r"])(
    "counts a link whose lines end in %j as unchanged, and keeps none of it",
    async (end) => {
      const source = SHARED.source.replaceAll("\n", end);
      const { store, items } = await open(`#${encodeShare({ ...SHARED, source })}`);
      expect(isUnsaved(store.getState())).toBe(false);
      vi.advanceTimersByTime(5000);
      expect(items.size).toBe(0);
    },
  );

  it("keeps the draft in its place however many links are opened over it", async () => {
    const first = await open("");
    first.type("mine");
    first.leave();
    for (let time = 0; time < 12; time++) {
      const source = `User-agent: ${time}\r\nDisallow: /\r\n`;
      const visit = await open(`#${encodeShare({ ...SHARED, source })}`, first.items);
      vi.advanceTimersByTime(5000);
      visit.leave();
    }
    expect((await open("", first.items)).text()).toBe("mine");
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

  it("opens a link over an unsaved draft and brings that back on request, and the link again", async () => {
    const first = await open("");
    first.type("mine");
    first.leave();
    const { store, text, notices, location, items } = await open(`#${LINK}`, first.items);
    expect(text()).toBe(SHARED.source);
    expect(notices()).toMatchObject([
      { text: "Opened the link. Your draft is kept.", action: { label: "Restore my draft" } },
    ]);
    notices()[0]?.action?.run();
    expect(text()).toBe("mine");
    expect(isEdited(store.getState())).toBe(true);
    expect(location.hash).toBe("");
    vi.advanceTimersByTime(5000);
    expect(items.get(DRAFT_KEY)).toContain("mine");
    notices().at(-1)?.action?.run();
    expect(text()).toBe(SHARED.source);
    expect(store.getState().query.urls).toHaveLength(1);
  });

  it("still has the draft on the visit after a link was only looked at", async () => {
    const first = await open("");
    first.type("mine");
    first.leave();
    const second = await open(`#${LINK}`, first.items);
    second.leave();
    expect((await open("", second.items)).text()).toBe("mine");
  });

  it("opens a link that is pasted into the open tab", async () => {
    const { text, type, go, notices } = await open("");
    type("mine");
    await go(`#${LINK}`);
    expect(text()).toBe(SHARED.source);
    notices()[0]?.action?.run();
    expect(text()).toBe("mine");
  });

  it("goes from example to example by the address, quietly but for its name", async () => {
    const { text, go, notices } = await open("#example/wildcards");
    expect(text()).toContain("/*.pdf$");
    await go("#example/merged-groups");
    expect(text()).toContain("NoisyBot");
    expect(notices().map(({ text: said }) => said)).toEqual([
      'Opened the example "Two groups that are one".',
    ]);
  });

  it("keeps the text when the new address is broken, or none of ours", async () => {
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

  it("opens the last of two links that come at once", async () => {
    const { text, go } = await open("");
    const other = encodeShare({ ...SHARED, source: "other" });
    await Promise.all([go(`#${LINK}`), go(`#${other}`)]);
    expect(text()).toBe("other");
  });

  it("starts without storage, and says only then that drafts are not kept when there is one", async () => {
    const { page } = windowAt("");
    const blocked = Object.defineProperty({ ...page }, "localStorage", {
      get: () => {
        throw new DOMException("no", "SecurityError");
      },
    });
    const { state, settle } = await start(blocked);
    const store = createAppStore(state);
    settle(store, portOf(store));
    vi.advanceTimersByTime(5000);
    expect(store.getState().notices).toEqual([]);
    publishDocument(store, parse("typed"));
    vi.advanceTimersByTime(5000);
    expect(store.getState().notices).toHaveLength(1);
  });

  it("says so when the kept draft cannot be read, and loses nothing of it", async () => {
    const items = new Map([[DRAFT_KEY, "{broken"]]);
    const { notices, text } = await open("", items);
    expect(text()).toBe(firstVisit.state.source);
    expect(notices()).toMatchObject([{ tone: "error" }]);
    expect([...items.values()]).toContain("{broken");
  });

  it("keeps every draft that something was opened over", async () => {
    const { type, go, workspace, items, leave } = await open("");
    type("first");
    await go("#example/wildcards");
    type("second");
    await go(`#${LINK}`);
    expect(workspace.saver.earlier().map(({ source }) => source)).toEqual(["second", "first"]);
    leave();
    expect(
      readDraft({
        getItem: (key) => items.get(key) ?? null,
        setItem: () => {},
        removeItem: () => {},
      }).trouble,
    ).toBeNull();
  });
});
