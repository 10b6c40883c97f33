import { beforeEach, describe, expect, it } from "vitest";
import { type Encoding, parse, readAnswer } from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { createDraftSaver } from "../../state/drafts/draft-saver.ts";
import { replaceText, type Workspace } from "../../state/drafts/open-draft.ts";
import { createTab, emptyStorage } from "../../state/drafts/testing/history.ts";
import { emptyJournal } from "../../state/drafts/testing/journal.ts";
import { createTurns } from "../../state/drafts/turns.ts";
import { createVersions } from "../../state/drafts/versions.ts";
import { addUrls, notify, publishDocument, setBaseline } from "../../state/store/actions.ts";
import { type AppStore, createAppStore, initialState, isEdited } from "../../state/store/store.ts";
import { LARGEST_FILE, openFile, takeAnswer } from "./open-file.ts";
import { responseOf } from "./response-of.ts";

const file = (name: string, content: string | Uint8Array<ArrayBuffer> = "x"): File =>
  new File([content], name);

describe("responseOf", () => {
  it("keeps the locations of redirects and the information in the headers", () => {
    const text =
      "HTTP/2 301\nlocation: https://www.shop.example/robots.txt\n\nHTTP/2 302\nLocation: /r.txt\n\nHTTP/2 200\nContent-Type: text/html\nContent-Length: 700000\ncache-control: max-age=60\n\nAllow: /";
    const answer = readAnswer(text);
    expect(answer?.redirects).toEqual(["https://www.shop.example/robots.txt", "/r.txt"]);
    expect(answer === null ? null : responseOf(answer)).toEqual({
      status: 200,
      redirects: 2,
      requestedUrl: null,
      finalUrl: "https://www.shop.example/r.txt",
      contentType: "text/html",
      cacheControl: "max-age=60",
      bodyBytes: 700_000,
      daysUnreachable: 0,
    });
  });

  it("keeps a relative location that cannot be resolved", () => {
    const answer = readAnswer("HTTP/2 302\nLocation: /r.txt\n\nHTTP/2 200\n\nx");
    expect(answer === null ? null : responseOf(answer)).toMatchObject({ finalUrl: "/r.txt" });
  });

  it.each([
    ["as many as are pasted", 9, null],
    ["as many with line ends of two bytes", 10, null],
    ["one line end more", 12, null],
    ["many more", 600_000, 600_000],
  ])("has the length of a body that is %s be %j: %j", (_, length, bytes) => {
    const answer = readAnswer(`HTTP/2 200\ncontent-length: ${length}\n\nAllow: /\n`);
    expect(answer === null ? null : responseOf(answer)).toMatchObject({ bodyBytes: bytes });
  });

  it("does not use the length of a compressed body", () => {
    const answer = readAnswer("HTTP/2 200\ncontent-length: 9\ncontent-encoding: gzip\n\nAllow: /");
    expect(answer === null ? null : responseOf(answer)).toMatchObject({ bodyBytes: null });
  });
});

describe("opening", () => {
  let store: AppStore;
  let workspace: Workspace;

  beforeEach(() => {
    store = createAppStore(initialState("first\n"));
    const show = (text: string, encoding?: Encoding): void =>
      publishDocument(store, parse(text.replace(/\r\n?/g, "\n"), encoding));
    const port: EditorPort = {
      open: show,
      insert: () => {},
      replace: (text, said) => {
        show(text);
        if (said !== null) notify(store, { tone: "info", text: said });
      },
      reencode: (text, encoding, said) => {
        show(text, encoding);
        notify(store, { tone: "info", text: said });
      },
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
    emptyStorage();
    const history = createTab();
    const claims = {
      before: () => null,
      isReload: false,
      claim: async () => true,
      claimNew: () => {},
      release: () => {},
      resume: async () => true,
      taken: async () => null,
    };
    let made = 0;
    const newId = () => {
      made += 1;
      return `draft-${made}`;
    };
    const document = port.document;
    const download = () => {};
    const saver = createDraftSaver({
      store,
      document,
      history,
      journal: emptyJournal(),
      claims,
      now: () => 0,
      newId,
      download,
    });
    const versions = createVersions(history, saver, claims, () => 0);
    workspace = {
      store,
      port,
      saver,
      claims,
      versions,
      turns: createTurns(),
      clearAddress: () => {},
    };
  });

  const notices = () => store.getState().notices.map(({ text, action }) => [text, action?.label]);

  it("keeps a text to compare with, but not that of the former file when it was opened", async () => {
    const live = { name: "live", source: "Disallow: /live\n", encoding: "utf-8" } as const;
    setBaseline(store, live);
    await openFile(workspace, file("a.txt"));
    expect(store.getState().baseline).toEqual(live);
    setBaseline(store, { name: "This file when opened", ...store.getState().openedText });
    await openFile(workspace, file("b.txt", "y"));
    expect(store.getState().baseline).toBeNull();
  });

  it("shows a file with its format, and keeps crawler and URLs", async () => {
    addUrls(store, "/a");
    await openFile(workspace, file("robots.txt", "Allow: /\r\n"));
    const { document, format, query } = store.getState();
    expect(document.source).toBe("Allow: /\n");
    expect(format).toMatchObject({ name: "robots.txt", lineEnd: "\r\n" });
    expect(query.urls).toHaveLength(1);
    expect(isEdited(store.getState())).toBe(false);
  });

  it("keeps an edited draft, and restores it on request without losing the file", async () => {
    publishDocument(store, parse("mine"));
    await openFile(workspace, file("robots.txt", "theirs"));
    expect(notices()).toEqual([
      [expect.stringMatching(/^Opened robots\.txt\. Your draft is kept/), "Restore my draft"],
    ]);
    store.getState().notices[0]?.action?.run();
    await expect.poll(() => store.getState().document.source).toBe("mine");
    expect(isEdited(store.getState())).toBe(true);
    store.getState().notices.at(-1)?.action?.run();
    await expect
      .poll(() => store.getState())
      .toMatchObject({ document: { source: "theirs" }, format: { name: "robots.txt" } });
  });

  it("lets what was asked for later stay, and offers the file that took longer", async () => {
    let read = (_: ArrayBuffer): void => {};
    const bytes = new Promise<ArrayBuffer>((resolve) => {
      read = resolve;
    });
    const slow = { name: "slow.txt", size: 4, arrayBuffer: () => bytes };
    const opened = openFile(workspace, slow);
    await openFile(workspace, file("quick.txt", "quick"));
    replaceText(workspace, "pasted", null);
    read(await new Blob(["slow"]).arrayBuffer());
    await opened;
    expect(store.getState().document.source).toBe("pasted");
    expect(notices().at(-1)).toEqual([
      expect.stringMatching(/^slow\.txt was not opened/),
      "Open it now",
    ]);
    store.getState().notices.at(-1)?.action?.run();
    expect(store.getState()).toMatchObject({
      document: { source: "slow" },
      format: { name: "slow.txt" },
    });
  });

  it("offers to convert a file that is not UTF-8, while that file is shown", async () => {
    const bytes = new Uint8Array([0x23, 0x20, 0xfc, 0x0a]);
    await openFile(workspace, file("robots.txt", bytes));
    expect(notices()).toEqual([
      [expect.stringMatching(/^Opened robots\.txt\. The file is not UTF-8/), "Convert to UTF-8"],
    ]);
    store.getState().notices[0]?.action?.run();
    expect(store.getState()).toMatchObject({
      document: { source: "# \u00fc\n", encoding: "utf-8" },
      format: { name: "robots.txt", encoding: "utf-8" },
    });
    expect(isEdited(store.getState())).toBe(true);
    await openFile(workspace, file("robots.txt", bytes));
    await openFile(workspace, file("plain.txt", "Allow: /"));
    expect(notices().at(-1)?.[0]).toBe("Opened plain.txt.");
    expect(notices().filter(([, label]) => label === "Convert to UTF-8")).toEqual([]);
  });

  it("changes nothing if the file cannot be opened, and shows a notice", async () => {
    const before = store.getState();
    const bytes = () => Promise.reject(new Error("gone"));
    await openFile(workspace, { name: "gone.txt", size: 1, arrayBuffer: bytes });
    await openFile(workspace, { name: "dump.txt", size: LARGEST_FILE + 1, arrayBuffer: bytes });
    expect({ ...store.getState(), notices: [] }).toEqual(before);
    expect(notices()).toEqual([
      [expect.stringContaining("gone.txt could not be read"), undefined],
      [expect.stringMatching(/dump\.txt has 20\.0 MB.*draft is kept/), undefined],
    ]);
  });

  const take = (text: string, withBody = true): void => {
    const answer = readAnswer(text);
    if (answer !== null) takeAnswer(workspace, answer, withBody);
  };

  it("keeps the text if only headers are pasted, and accepts an empty body", () => {
    take("HTTP/2 503\nretry-after: 3600\n");
    expect(store.getState()).toMatchObject({
      document: { source: "first\n" },
      response: { status: 503 },
    });
    expect(notices()[0]?.[0]).toContain("your text stays");
    take("HTTP/2 200\ncontent-length: 0\n\n");
    expect(store.getState().document.source).toBe("");
  });

  it("takes the body of a pasted response in one step", () => {
    take("HTTP/2 200\nserver: x\n\nAllow: /");
    expect(store.getState().document.source).toBe("Allow: /");
    expect(notices()[0]?.[0]).toContain("HTTP/2 200");
  });

  it("leaves a body that is no robots.txt out, until it is asked for", () => {
    take("HTTP/2 404\n\n<html>Not found</html>", false);
    expect(store.getState()).toMatchObject({
      document: { source: "first\n" },
      response: { status: 404 },
    });
    expect(notices()).toEqual([
      [expect.stringContaining("no robots.txt"), "Open the body as robots.txt"],
    ]);
    store.getState().notices[0]?.action?.run();
    expect(store.getState().document.source).toBe("<html>Not found</html>");
  });
});
