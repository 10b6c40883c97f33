import { EditorSelection, EditorState, Text } from "@codemirror/state";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parse } from "../../core/index.ts";
import { LONG_TEXT } from "../time/schedule.ts";
import { drawFrames } from "../time/testing/frames.ts";
import { changesOf, createEditorPort, cursorOf } from "./create-editor-port.ts";
import { createPublisher } from "./publish.ts";

describe("createPublisher", () => {
  const setUp = () => {
    const published: string[] = [];
    const settled = vi.fn();
    const publisher = createPublisher(({ source }, _, isTyping) => {
      published.push(`${source.slice(0, 4)}${isTyping ? "…" : ""}`);
    }, settled);
    return { published, settled, publisher };
  };
  const long = (start: string) => parse(start + "x".repeat(LONG_TEXT));

  beforeEach(() => {
    vi.useFakeTimers();
    drawFrames();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("publishes a short text at once, and again when it has settled", () => {
    const { published, settled, publisher } = setUp();
    publisher.offer(parse("one "), null);
    vi.advanceTimersByTime(200);
    publisher.offer(parse("two "), null);
    vi.advanceTimersByTime(200);
    expect(published).toEqual(["one …", "two …"]);
    expect(settled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60);
    expect(published).toEqual(["one …", "two …", "two "]);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it("publishes only the newest of several long texts at the next pause", () => {
    const { published, publisher } = setUp();
    publisher.offer(long("one "), null);
    vi.advanceTimersByTime(400);
    publisher.offer(long("two "), null);
    vi.advanceTimersByTime(400);
    expect(published).toEqual([]);
    vi.advanceTimersByTime(120);
    expect(published).toEqual(["two "]);
  });

  it("does not wait for a pause forever", () => {
    const { published, publisher } = setUp();
    for (let letter = 0; letter < 140; letter++) {
      publisher.offer(long("abcd"), null);
      vi.advanceTimersByTime(100);
    }
    expect(published).toEqual([]);
    for (let letter = 0; letter < 20; letter++) {
      publisher.offer(long("abcd"), null);
      vi.advanceTimersByTime(100);
    }
    expect(published).toEqual(["abcd"]);
  });

  it("never publishes an older text after a newer one", () => {
    const { published, publisher } = setUp();
    publisher.offer(long("old "), null);
    publisher.offer(parse("new "), null);
    vi.runAllTimers();
    expect(published).toEqual(["new …", "new "]);
  });

  it("publishes the line being written with its text, and alone if no text waits", () => {
    const lines: (number | null)[] = [];
    const publisher = createPublisher((_, line) => lines.push(line));
    const text = long("one\n");
    publisher.offer(text, 1);
    publisher.offer(text, 2);
    expect(lines).toEqual([]);
    publisher.flush();
    publisher.offer(text, 2);
    expect(lines).toEqual([2]);
    publisher.offer(text, null);
    expect(lines).toEqual([2, null]);
  });

  it("publishes an opened text at once, as settled", () => {
    const { published, settled, publisher } = setUp();
    publisher.offer(long("old "), null);
    const opened = long("new ");
    publisher.open(opened);
    publisher.offer(opened, null);
    vi.runAllTimers();
    expect(published).toEqual(["new "]);
    expect(settled).not.toHaveBeenCalled();
  });

  it("publishes a waiting text when flushed, and only once", () => {
    const { published, publisher } = setUp();
    publisher.offer(long("wait"), null);
    publisher.flush();
    publisher.flush();
    vi.runAllTimers();
    expect(published).toEqual(["wait"]);
  });
});

describe("changesOf", () => {
  it("clamps edits to the text and converts line ends to the editor's", () => {
    const edits = [{ from: -3, to: 99, insert: "a\r\nb\rc" }];
    expect(changesOf(Text.of(["abc"]), edits)).toEqual([{ from: 0, to: 3, insert: "a\nb\nc" }]);
  });
});

describe("cursorOf", () => {
  it("counts lines and columns from one and adds up selections", () => {
    const state = EditorState.create({
      doc: "one\ntwo",
      extensions: EditorState.allowMultipleSelections.of(true),
      selection: EditorSelection.create(
        [EditorSelection.range(0, 2), EditorSelection.range(4, 7)],
        1,
      ),
    });
    expect(cursorOf(state)).toEqual({ line: 2, column: 4, selected: 5 });
  });
});

describe("createEditorPort", () => {
  it("keeps the text to open until there is an editor", () => {
    const port = createEditorPort();
    const opened: string[] = [];
    port.open("first", "utf-8");
    port.open("second", "latin1");
    const view = null as never;
    port.attach({ view, open: (text, encoding) => opened.push(`${text} ${encoding}`) });
    expect(opened).toEqual(["second latin1"]);
  });

  it("does nothing without an editor", () => {
    const port = createEditorPort();
    port.replace("x", "Replaced.");
    port.applyEdits([{ from: 0, to: 0, insert: "x" }], parse(""), "Fixed.");
    port.reveal({ from: 0, to: 1 });
    port.focus();
    const opened: string[] = [];
    port.attach({ view: null as never, open: (text) => opened.push(text) });
    expect([opened, port.document.get()]).toEqual([[], null]);
  });

  it("reports the text with each key, and none before there is an editor", () => {
    const port = createEditorPort();
    expect(port.document.get()).toBeNull();
    const told: (string | undefined)[] = [];
    port.document.subscribe(() => told.push(port.document.get()?.source));
    for (const source of ["a", "ab"]) port.changed(parse(source));
    expect(told).toEqual(["a", "ab"]);
  });

  it("reports the cursor when it moves, and nothing else", () => {
    const port = createEditorPort();
    let told = 0;
    const stop = port.cursor.subscribe(() => told++);
    const state = EditorState.create({ doc: "abc", selection: { anchor: 2 } });
    port.moved(state);
    port.moved(state);
    expect(told).toBe(1);
    expect(port.cursor.get()).toEqual({ line: 1, column: 3, selected: 0 });
    stop();
    port.moved(EditorState.create({ doc: "abc" }));
    expect(told).toBe(1);
  });
});
