import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Encoding, parse } from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { createDraftSaver } from "../../state/drafts/draft-saver.ts";
import type { Workspace } from "../../state/drafts/open-draft.ts";
import { createTab, emptyStorage } from "../../state/drafts/testing/history.ts";
import { emptyJournal } from "../../state/drafts/testing/journal.ts";
import { createVersions } from "../../state/drafts/versions.ts";
import { addUrls, publishDocument } from "../../state/store/actions.ts";
import { type AppStore, createAppStore, initialState, isEdited } from "../../state/store/store.ts";
import { readAnswer, responseOf } from "./http-head.ts";
import { type Intakable, LARGEST_FILE, pickFile, takeDropped, takeFiles } from "./intake.ts";
import { openFiles, pasteAnswer } from "./open-file.ts";

const file = (name: string, content: string | Uint8Array<ArrayBuffer> = "x", type = ""): File =>
  new File([content], name, { type });

const messageOf = async (intake: ReturnType<typeof takeFiles>): Promise<string> => {
  const result = await intake;
  return result.ok ? "" : result.message;
};

describe("pickFile", () => {
  it.each([
    [["a.html", "Robots.TXT", "b.txt"], "Robots.TXT"],
    [["notes.txt", "robots-old.txt"], "robots-old.txt"],
    [["photo.png", "notes.txt"], "notes.txt"],
    [["photo.png", "robots"], "robots"],
    [["photo.png"], "photo.png"],
  ])("of %j takes %s", (names, picked) => {
    const files = names.map((name) => file(name, "", name.endsWith("png") ? "image/png" : ""));
    expect(pickFile(files)?.name).toBe(picked);
  });
});

describe("takeFiles", () => {
  it("reads the bytes unchanged", async () => {
    const bytes = Uint8Array.of(0xff, 0, 0x0d);
    expect(await takeFiles([file("robots.txt", bytes)])).toEqual({
      ok: true,
      bytes,
      name: "robots.txt",
      notes: [],
    });
  });

  it("notes which of several files was opened", async () => {
    const result = await takeFiles([file("a.css"), file("robots.txt")]);
    expect(result).toMatchObject({ ok: true, notes: ["Of 2 files, robots.txt was opened."] });
  });

  it("refuses a file that is too large without reading it", async () => {
    const large: Intakable = {
      name: "dump.txt",
      size: LARGEST_FILE + 1,
      type: "text/plain",
      arrayBuffer: () => Promise.reject(new Error("must not be read")),
    };
    expect(await messageOf(takeFiles([large]))).toMatch(/dump\.txt has 20\.0 MB.*draft is kept/);
  });

  it("reports that there is no file, or that it cannot be read", async () => {
    expect(await messageOf(takeFiles([]))).toContain("no file");
    const gone = {
      name: "f",
      size: 1,
      type: "",
      arrayBuffer: () => Promise.reject(new Error("gone")),
    };
    expect(await messageOf(takeFiles([gone]))).toContain("could not be read");
  });
});

describe("takeDropped", () => {
  const entryOf = (one: File) => ({
    isFile: true,
    isDirectory: false,
    name: one.name,
    file: (resolve: (file: File) => void) => resolve(one),
  });
  const folderOf = (name: string, batches: readonly (readonly object[])[]) => {
    const left = [...batches];
    const readEntries = (resolve: (entries: readonly object[]) => void) =>
      resolve(left.shift() ?? []);
    return { isFile: false, isDirectory: true, name, createReader: () => ({ readEntries }) };
  };
  const transferOf = (files: readonly File[], entries: readonly (object | null)[]) =>
    ({
      files,
      items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    }) as unknown as Pick<DataTransfer, "items" | "files">;

  it("reads a file", async () => {
    const one = file("robots.txt", "abc");
    expect(await takeDropped(transferOf([one], [entryOf(one)]))).toMatchObject({ ok: true });
  });

  it("reads the robots.txt of a folder, with all batches of entries", async () => {
    const folder = folderOf("site", [
      [entryOf(file("index.html")), folderOf("deeper", [])],
      [entryOf(file("robots.txt", "abc"))],
    ]);
    expect(await takeDropped(transferOf([file("site", "")], [folder]))).toMatchObject({
      ok: true,
      name: "robots.txt",
      notes: ["Of 2 files, robots.txt was opened."],
    });
  });

  it("reports that a folder is empty or cannot be read, or that text was dropped", async () => {
    const broken = {
      ...folderOf("x", []),
      createReader: () => ({ readEntries: (_: unknown, no: () => void) => no() }),
    };
    for (const transfer of [
      transferOf([], [folderOf("empty", [])]),
      transferOf([], [broken]),
      transferOf([], [null]),
    ]) {
      expect(await messageOf(takeDropped(transfer))).toContain("Your draft is kept.");
    }
  });
});

describe("readAnswer", () => {
  it("parses a response", () => {
    const text =
      "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nX-Empty:\r\n\r\nUser-agent: *\r\n\r\nAllow: /\r\n";
    expect(readAnswer(text)).toEqual({
      statusLine: "HTTP/1.1 200 OK",
      status: 200,
      headers: [
        ["Content-Type", "text/plain"],
        ["X-Empty", ""],
      ],
      body: "User-agent: *\n\nAllow: /\n",
      redirects: [],
    });
  });

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

  it.each([
    ["no reason phrase", "HTTP/2 200 \nserver: x\n\nAllow: /", 200, "Allow: /"],
    ["redirects before it", "HTTP/2 301\nlocation: /r\n\nHTTP/2 404\na: b\n\ngone", 404, "gone"],
    ["an interim answer", "HTTP/1.1 100 Continue\n\nHTTP/1.1 200 OK\n\nx", 200, "x"],
    ["no body", 'HTTP/2 304\netag: "x"\n', 304, ""],
    ["nothing but a status", "HTTP/1.1 500 Oops", 500, ""],
    ["blanks before it", "\n\nHTTP/1.1 200 OK\n\nx", 200, "x"],
  ])("accepts %s", (_, text, status, body) => {
    expect(readAnswer(text)).toMatchObject({ status, body });
  });

  it.each([
    ["a robots.txt", "User-agent: *\nDisallow: /\n"],
    ["nothing", ""],
    ["a status line in a comment", "# HTTP/1.1 200 OK\n\nAllow: /"],
    ["a status line with something else under it", "HTTP/1.1 200 OK\nUser agent\n\nx"],
    ["a version that is none", "HTTP/x 200\n\nx"],
  ])("is null for %s", (_, text) => {
    expect(readAnswer(text)).toBeNull();
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
      replace: (text) => show(text),
      reencode: show,
      applyEdits: () => true,
      reveal: () => {},
      focus: () => {},
      undo: () => {},
      redo: () => {},
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
    workspace = { store, port, saver, claims, versions, clearAddress: () => {} };
  });

  const notices = () => store.getState().notices.map(({ text, action }) => [text, action?.label]);

  it("shows a file with its format, and keeps crawler and URLs", async () => {
    addUrls(store, "/a");
    await openFiles(workspace, [file("robots.txt", "Allow: /\r\n")]);
    const { document, format, query } = store.getState();
    expect(document.source).toBe("Allow: /\n");
    expect(format).toMatchObject({ name: "robots.txt", lineEnd: "\r\n" });
    expect(query.urls).toHaveLength(1);
    expect(isEdited(store.getState())).toBe(false);
  });

  it("keeps an edited draft, and restores it on request without losing the file", async () => {
    publishDocument(store, parse("mine"));
    await openFiles(workspace, [file("robots.txt", "theirs")]);
    expect(notices()).toEqual([
      [expect.stringMatching(/^Opened robots\.txt\. Your draft is kept/), "Restore my draft"],
    ]);
    store.getState().notices[0]?.action?.run();
    await vi.waitFor(() => expect(store.getState().document.source).toBe("mine"));
    expect(isEdited(store.getState())).toBe(true);
    store.getState().notices.at(-1)?.action?.run();
    await vi.waitFor(() =>
      expect(store.getState()).toMatchObject({
        document: { source: "theirs" },
        format: { name: "robots.txt" },
      }),
    );
  });

  it("offers to convert a file that is not UTF-8, while that file is shown", async () => {
    const bytes = new Uint8Array([0x23, 0x20, 0xfc, 0x0a]);
    await openFiles(workspace, [file("robots.txt", bytes)]);
    expect(notices()).toEqual([
      [expect.stringMatching(/^Opened robots\.txt\. The file is not UTF-8/), "Convert to UTF-8"],
    ]);
    store.getState().notices[0]?.action?.run();
    expect(store.getState()).toMatchObject({
      document: { source: "# \u00fc\n", encoding: "utf-8" },
      format: { name: "robots.txt", encoding: "utf-8" },
    });
    expect(isEdited(store.getState())).toBe(true);
    await openFiles(workspace, [file("robots.txt", bytes), file("other.txt")]);
    await openFiles(workspace, [file("plain.txt", "Allow: /")]);
    expect(notices().at(-1)?.[0]).toBe("Opened plain.txt.");
    expect(notices().filter(([, label]) => label === "Convert to UTF-8")).toEqual([]);
  });

  it("changes nothing if the file cannot be opened, and shows a notice", async () => {
    const before = store.getState();
    await openFiles(workspace, []);
    expect({ ...store.getState(), notices: [] }).toEqual(before);
    expect(store.getState().notices).toHaveLength(1);
  });

  it("keeps the text if only headers are pasted, and accepts an empty body", () => {
    expect(pasteAnswer(workspace, "HTTP/2 503\nretry-after: 3600\n")).toBe(true);
    expect(store.getState()).toMatchObject({
      document: { source: "first\n" },
      response: { status: 503 },
    });
    expect(notices()[0]?.[0]).toContain("your text stays");
    pasteAnswer(workspace, "HTTP/2 200\ncontent-length: 0\n\n");
    expect(store.getState().document.source).toBe("");
  });

  it("takes the body of a pasted response in one step", () => {
    expect(pasteAnswer(workspace, "HTTP/2 200\nserver: x\n\nAllow: /")).toBe(true);
    expect(store.getState().document.source).toBe("Allow: /");
    expect(notices()[0]?.[0]).toContain("HTTP/2 200");
    expect(pasteAnswer(workspace, "Allow: /")).toBe(false);
  });
});
