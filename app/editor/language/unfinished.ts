import {
  type EditorState,
  type Extension,
  type Line,
  StateEffect,
  StateField,
  Transaction,
} from "@codemirror/state";
import { type EditorView, type PluginValue, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { crawlers } from "../../../core/index.ts";
import { unfinishedLine } from "./document.ts";

/**
 * Milliseconds without typing after which a line counts as finished, though the cursor is still in
 * it.
 */
const PAUSE = 1500;

const FIRST_WORD = /^[\ufeff\s]*[\w-]+\s*$/;
const NO_VALUE = /^[\ufeff\s]*[\w -]+:\s*$/;
const AGENT = /^[\ufeff\s]*user-?agent\s*:\s*(\S+)$/i;
const SITEMAP = /^[\ufeff\s]*sitemap\s*:\s*(\S+)$/i;

const beginsWith = (whole: string, part: string): boolean =>
  part.length < whole.length && whole.toLowerCase().startsWith(part.toLowerCase());

/**
 * Whether a line looks unfinished: a field name without its colon, a field without its value, or
 * the first letters of a known crawler's name or a sitemap's URL.
 */
export const isUnfinished = (line: string): boolean => {
  if (FIRST_WORD.test(line) || NO_VALUE.test(line)) return true;
  const agent = AGENT.exec(line)?.[1];
  if (agent !== undefined) {
    const isWhole = crawlers.some(({ token }) => token.toLowerCase() === agent.toLowerCase());
    return !isWhole && crawlers.some(({ token }) => beginsWith(token, agent));
  }
  const address = SITEMAP.exec(line)?.[1];
  return address !== undefined && ["https://", "http://"].some((own) => beginsWith(own, address));
};

/** The fields that files need most. */
const FIELDS = ["user-agent", "allow", "disallow", "sitemap", "crawl-delay"];

/**
 * Whether a line is the beginning of a field's name. However long its author hesitates, the cursor
 * in it: it says nothing yet.
 */
export const beginsField = (line: string): boolean => {
  const word = line.trim().toLowerCase();
  return word !== "" && FIELDS.some((field) => field.startsWith(word));
};

/** Enter alone is "input"; paste and drop have a suffix. */
const isTyped = (transaction: Transaction): boolean =>
  transaction.docChanged &&
  (transaction.annotation(Transaction.userEvent) === "input" ||
    ["input.type", "input.complete", "delete"].some((event) => transaction.isUserEvent(event)));

/** Nothing has been typed for a while. */
const paused = StateEffect.define<null>();

/** The offset where the line being written starts, until the cursor leaves it; otherwise null. */
const writtenLine = StateField.define<number | null>({
  create: () => null,
  update: (written, transaction) => {
    if (transaction.effects.some((effect) => effect.is(paused))) return null;
    const { newDoc, newSelection, changes } = transaction;
    if (!isTyped(transaction) && written === null) return null;
    const { from } = newDoc.lineAt(newSelection.main.head);
    if (isTyped(transaction)) return from;
    return written !== null && changes.mapPos(written, -1) === from ? from : null;
  },
});

const AGENT_FIELD = /^[\ufeff\s]*user-?agent\s*:/i;

/** Whether a line is the empty one after a crawler's name, where the group's next line will be. */
const awaitsRule = ({ doc }: EditorState, line: Line): boolean =>
  line.number > 1 && line.text.trim() === "" && AGENT_FIELD.test(doc.line(line.number - 1).text);

/** The unfinished line. Null if the cursor has left it, if it is complete, and after a pause. */
const unfinishedIn = (state: EditorState): number | null => {
  const from = state.field(writtenLine);
  if (from === null) return null;
  const line = state.doc.lineAt(from);
  const { head, empty } = state.selection.main;
  const isBegun = isUnfinished(line.text) || awaitsRule(state, line);
  return empty && head === line.to && isBegun ? line.number : null;
};

/** Measures the pause. */
class PausePlugin implements PluginValue {
  private timer: ReturnType<typeof setTimeout> | undefined;

  update({ docChanged, view }: ViewUpdate): void {
    if (docChanged) this.wait(view, beginsField);
  }

  /** @param waits whether a line is unfinished for as long as the editor has the focus. */
  wait(view: EditorView, waits: (line: string) => boolean): void {
    clearTimeout(this.timer);
    const { state } = view;
    const number = state.facet(unfinishedLine);
    if (number === null || waits(state.doc.line(number).text)) return;
    this.timer = setTimeout(() => view.dispatch({ effects: paused.of(null) }), PAUSE);
  }

  destroy(): void {
    clearTimeout(this.timer);
  }
}

/** Tracks the line being written. */
export const writing = (): Extension => [
  writtenLine,
  ViewPlugin.fromClass(PausePlugin, {
    eventHandlers: {
      blur(_event, view) {
        this.wait(view, () => false);
      },
    },
  }),
  unfinishedLine.compute([writtenLine, "doc", "selection"], unfinishedIn),
];
