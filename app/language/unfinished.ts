import {
  type EditorState,
  type Extension,
  type Line,
  StateEffect,
  StateField,
  Transaction,
} from "@codemirror/state";
import { EditorView, type PluginValue, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { crawlers } from "../../core/index.ts";
import { assistConfig } from "./config.ts";

/** Milliseconds without typing after which a line counts as left, though the cursor is still in it. */
const PAUSE = 1500;

const FIRST_WORD = /^[\ufeff\s]*[\w-]+\s*$/;
const NO_VALUE = /^[\ufeff\s]*[\w -]+:\s*$/;
const AGENT = /^[\ufeff\s]*user-?agent\s*:\s*(\S+)$/i;
const SITEMAP = /^[\ufeff\s]*sitemap\s*:\s*(\S+)$/i;

const beginsWith = (whole: string, part: string): boolean =>
  part.length < whole.length && whole.toLowerCase().startsWith(part.toLowerCase());

/**
 * Whether a line reads like the beginning of one: a field name without its colon, a field without its
 * value, the first letters of a known crawler's name, or of a sitemap's address.
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

/** Enter alone is "input"; what is pasted or dropped has a kind of its own after it. */
const isTyped = (transaction: Transaction): boolean =>
  transaction.docChanged &&
  (transaction.annotation(Transaction.userEvent) === "input" ||
    ["input.type", "input.complete", "delete"].some((event) => transaction.isUserEvent(event)));

/** That nothing has been typed for a while. */
const paused = StateEffect.define<null>();

/** Where the line starts that is being written, as long as the cursor has not left it; else null. */
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

/** Whether a line is the empty one below a crawler's name, where the group's next line is to come. */
const awaitsRule = ({ doc }: EditorState, line: Line): boolean =>
  line.number > 1 && line.text.trim() === "" && AGENT_FIELD.test(doc.line(line.number - 1).text);

/**
 * The line, from 1, that is being written and not finished: nothing in it is wrong yet. Null when the
 * cursor has left it, when it stands as it is meant, and after a pause.
 */
export const unfinishedLine = (state: EditorState): number | null => {
  const from = state.field(writtenLine, false) ?? null;
  if (from === null) return null;
  const line = state.doc.lineAt(from);
  const { head, empty } = state.selection.main;
  const isBegun = isUnfinished(line.text) || awaitsRule(state, line);
  return empty && head === line.to && isBegun ? line.number : null;
};

/** Counts the pause. */
class PausePlugin implements PluginValue {
  private timer: ReturnType<typeof setTimeout> | undefined;

  update({ docChanged, state, view }: ViewUpdate): void {
    if (!docChanged) return;
    clearTimeout(this.timer);
    if (unfinishedLine(state) === null) return;
    this.timer = setTimeout(() => view.dispatch({ effects: paused.of(null) }), PAUSE);
  }

  destroy(): void {
    clearTimeout(this.timer);
  }
}

/** Knows which line is being written, and tells the page of it. */
export const writing = (): Extension => [
  writtenLine,
  ViewPlugin.fromClass(PausePlugin),
  EditorView.updateListener.of(({ state, startState }) => {
    const line = unfinishedLine(state);
    if (line !== unfinishedLine(startState)) state.facet(assistConfig).onUnfinished(line);
  }),
];
