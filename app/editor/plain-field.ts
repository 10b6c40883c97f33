import { parse, type RobotsDocument, type Span } from "../../core/index.ts";
import { dismiss, notify, publishDocument } from "../state/store/actions.ts";
import { startAnew } from "../state/store/example.ts";
import type { Notice } from "../state/store/state.ts";
import { type AppStore, editorText } from "../state/store/store.ts";
import type { Along, CursorPosition, EditorPort, TextEdit } from "./editor-port.ts";
import { observable } from "./observable.ts";
import { plainMessages as words } from "./plain-messages.ts";
import { createPublisher } from "./publish.ts";

/** Undoing goes back no further: each step holds two whole texts. */
const MOST_STEPS = 200;

/** What can be undone: the file before and after, and what the page says and does with it. */
interface Step {
  readonly before: RobotsDocument;
  readonly after: RobotsDocument;
  /** Null for what was typed or pasted. */
  readonly said: string | null;
  readonly along: Along | null;
}

/** The text after edits, which may come in any order, with its place that they changed. */
export const textAfter = (source: string, edits: readonly TextEdit[]): [string, Span] => {
  const within = (offset: number): number => Math.max(0, Math.min(source.length, offset));
  const sorted = [...edits].sort((a, b) => a.from - b.from);
  let text = "";
  let end = 0;
  for (const { from, to, insert } of sorted) {
    text += source.slice(end, within(from)) + editorText(insert);
    end = Math.max(within(from), within(to));
  }
  return [text + source.slice(end), { from: within(sorted[0]?.from ?? 0), to: text.length }];
};

/** The position of the cursor of a field. */
const cursorIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): CursorPosition => {
  const above = value.slice(0, selectionEnd).split("\n");
  return {
    line: above.length,
    column: (above.at(-1) ?? "").length + 1,
    selected: selectionEnd - selectionStart,
  };
};

/** A field with the look of the editor. It has no style sheet, which could be missing as well. */
const createField = (): HTMLTextAreaElement => {
  const field = document.createElement("textarea");
  field.ariaLabel = words.source;
  field.spellcheck = false;
  field.autocapitalize = "off";
  Object.assign(field.style, {
    width: "100%",
    height: "100%",
    padding: "8px 14px",
    border: "0",
    resize: "none",
    background: "var(--surface)",
    lineHeight: "1.7",
    fontFamily: "var(--font-code)",
  });
  return field;
};

/** A field for the file that can be put on the page. */
export interface PlainField {
  readonly port: EditorPort;
  /** Fills the place with the field; returns what ends that. */
  readonly mount: (place: HTMLElement) => () => void;
}

/**
 * Creates a plain text field for the file, which the rest of the page works with as it does with the editor. It has
 * no colours, suggestions or marks.
 */
export const createPlainField = (store: AppStore): PlainField => {
  const field = createField();
  const latest = observable<RobotsDocument | null>(null);
  const cursor = observable<CursorPosition>({ line: 1, column: 1, selected: 0 });
  const listeners = new Set<() => void>();
  const past: Step[] = [];
  const future: Step[] = [];
  const publisher = createPublisher((...written) => publishDocument(store, ...written));
  let notice: Notice["id"] | null = null;

  const current = (): RobotsDocument => latest.get() ?? store.getState().document;
  const moved = (): void => cursor.set(cursorIn(field));

  const write = (document: RobotsDocument, { from, to }: Span): void => {
    // What was typed is in the field already: to select there would disturb an input method.
    if (field.value !== document.source) {
      field.value = document.source;
      field.setSelectionRange(from, to);
    }
    latest.set(document);
    moved();
  };

  const say = (text: string, label: string, run: () => void): void => {
    notice = notify(store, { tone: "info", text, action: { label, run }, ofStep: true });
  };

  /** Shows a document that a step leads to, forwards or backwards. */
  const show = (document: RobotsDocument, at: Span): void => {
    write(document, at);
    publisher.offer(document, null);
    if (notice !== null) dismiss(store, notice);
    notice = null;
  };

  const take = (step: Step, at: Span): void => {
    past.push(step);
    past.splice(0, past.length - MOST_STEPS);
    future.length = 0;
    show(step.after, at);
    if (step.said === null) return;
    publisher.flush();
    say(step.said, words.undo, port.undo);
  };

  /** Another text in place of the whole one starts a new file; undoing that returns to the one before. */
  const replaced = (text: string, isTyped: boolean): Along | null => {
    for (const listener of listeners) listener();
    if (text === "") return null;
    const back = startAnew(store, text, isTyped);
    return back === null ? null : { run: () => startAnew(store, text, isTyped), takeBack: back };
  };

  const change = (text: string, at: Span, more: Partial<Step> = {}): void => {
    const before = current();
    const after = parse(text, before.encoding);
    take({ before, after, said: null, along: null, ...more }, at);
  };

  /** Goes one step back or forwards; returns whether there was one. */
  const go = (from: Step[], onto: Step[], document: "before" | "after"): boolean => {
    const step = from.pop();
    if (step === undefined) return false;
    onto.push(step);
    const isBack = document === "before";
    if (isBack) step.along?.takeBack();
    const end = step[document].source.length;
    show(step[document], { from: end, to: end });
    publisher.flush();
    if (!isBack) step.along?.run();
    if (step.said !== null) {
      if (isBack) say(words.undone, words.redo, port.redo);
      else say(step.said, words.undo, port.undo);
    }
    return true;
  };

  const open = (document: RobotsDocument): void => {
    past.length = 0;
    future.length = 0;
    write(document, { from: 0, to: 0 });
    publisher.open(document);
    field.scrollTop = 0;
  };

  const port: EditorPort = {
    open: (text, encoding) => {
      publisher.flush();
      open(parse(editorText(text), encoding));
    },
    applyEdits: (edits, document, said, along) => {
      if (document !== current()) return false;
      const [text, at] = textAfter(document.source, edits);
      change(text, at, { said, along: along ?? null });
      along?.run();
      return true;
    },
    replace: (text, said) => {
      const written = editorText(text);
      change(written, { from: 0, to: 0 }, { said, along: replaced(written, false) });
    },
    insert: (text) => {
      const { selectionStart: from, selectionEnd: to } = field;
      const [written, at] = textAfter(current().source, [{ from, to, insert: text }]);
      change(written, { from: at.to, to: at.to });
      field.focus();
    },
    reencode: (text, encoding, said) => {
      const after = parse(editorText(text), encoding);
      take({ before: current(), after, said, along: null }, { from: 0, to: 0 });
    },
    reveal: ({ from, to }) => {
      const { length } = field.value;
      field.setSelectionRange(Math.min(from, length), Math.min(to, length));
      const lines = field.value.split("\n").length;
      const middle = (field.scrollHeight * cursorIn(field).line) / lines - field.clientHeight / 2;
      field.scrollTop = middle;
      field.focus();
    },
    focus: () => field.focus(),
    undo: () => go(past, future, "before"),
    redo: () => go(future, past, "after"),
    // The browser's own search finds what is in the field.
    find: () => field.focus(),
    selection: () => ({ from: field.selectionStart, to: field.selectionEnd }),
    document: latest,
    onReplacing: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    cursor,
  };

  /** Whether all is selected, so that what is typed or pasted takes the place of the whole text. */
  let isWhole = false;
  field.addEventListener("beforeinput", () => {
    isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length;
  });
  field.addEventListener("input", (event) => {
    const text = field.value;
    const { selectionStart: from, selectionEnd: to } = field;
    const isTyped = (event as InputEvent).inputType !== "insertFromPaste";
    const along = isWhole || text === "" ? replaced(text, isTyped) : null;
    change(text, { from, to }, { along });
  });
  field.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (!ctrlKey && !metaKey) return;
    publisher.flush();
    const letter = key.toLowerCase();
    if (letter !== "z" && letter !== "y") return;
    event.preventDefault();
    if (letter === "z" && !shiftKey) port.undo();
    else port.redo();
  });
  field.addEventListener("blur", publisher.flush);
  field.addEventListener("select", moved);
  field.addEventListener("keyup", moved);
  field.addEventListener("click", moved);

  const followLook = (): void => {
    const { wraps, textSize } = store.getState().look;
    field.wrap = wraps ? "soft" : "off";
    field.style.fontSize = `${textSize}px`;
  };

  const takeEarlyKeys = (): void => {
    const { typedEarly } = window;
    window.typedEarly = null;
    if (typedEarly == null || typedEarly.text === "") return;
    const { length } = field.value;
    field.setSelectionRange(typedEarly.isAll ? 0 : length, length);
    port.insert(typedEarly.text);
  };

  const mount: PlainField["mount"] = (place) => {
    place.replaceChildren(field);
    followLook();
    open(store.getState().document);
    takeEarlyKeys();
    const stop = store.subscribe((state, before) => {
      if (state.look !== before.look) followLook();
    });
    window.addEventListener("pagehide", publisher.flush);
    return () => {
      stop();
      window.removeEventListener("pagehide", publisher.flush);
      publisher.flush();
    };
  };

  return { port, mount };
};
