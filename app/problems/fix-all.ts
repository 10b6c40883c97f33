import { formatMessage, parse, type RobotsDocument } from "../../core/index.ts";
import { applyEdits, collectEdits, type Diagnostic, type Edit } from "../../core/lint/index.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import { dismiss, notify } from "../store/actions.ts";
import type { AppStore } from "../store/store.ts";
import { findingsOf } from "../worker-client/findings.ts";
import { MESSAGES } from "./messages.ts";

/** Fixes can make room for others; more rounds than this would mean that two of them disagree. */
const MOST_ROUNDS = 10;

/** The one edit that turns a text into another, without what both begin and end with. */
export const editsBetween = (before: string, after: string): readonly Edit[] => {
  if (before === after) return [];
  let from = 0;
  const shorter = Math.min(before.length, after.length);
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (
    same < shorter - from &&
    before[before.length - 1 - same] === after[after.length - 1 - same]
  ) {
    same += 1;
  }
  return [{ from, to: before.length - same, insert: after.slice(from, after.length - same) }];
};

const hasSafeFix = ({ fixes }: Diagnostic): boolean => fixes.some(({ kind }) => kind === "safe");

/** How many findings have a safe fix. */
export const countSafe = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(hasSafeFix).length;

/** What all safe fixes come to. */
export interface AllFixes {
  readonly edits: readonly Edit[];
  /** How many findings they deal with. */
  readonly fixed: number;
  /** How many findings are left. */
  readonly left: number;
}

/**
 * The edits that apply every safe fix to a document, as one step. Fixes that touch the same text take
 * turns: the text is checked again after each round. Null when a check came to nothing.
 *
 * @param check finds what is wrong with a text; null when it was kept from it.
 */
export const allFixesOf = async (
  document: RobotsDocument,
  check: (document: RobotsDocument) => Promise<readonly Diagnostic[] | null>,
): Promise<AllFixes | null> => {
  let fixed = document;
  let first: readonly Edit[] = [];
  let count = 0;
  let left = 0;
  let round = 0;
  for (; round <= MOST_ROUNDS; round += 1) {
    const diagnostics = await check(fixed);
    if (diagnostics === null) return null;
    left = diagnostics.length;
    count = Math.max(count, countSafe(diagnostics));
    const edits = collectEdits(diagnostics, "safe");
    if (edits.length === 0 || round === MOST_ROUNDS) break;
    if (round === 0) first = edits;
    fixed = parse(applyEdits(fixed.source, edits), document.encoding);
  }
  // One round is the rule: its own edits leave everything else, the cursor too, where it was.
  const edits = round < 2 ? first : editsBetween(document.source, fixed.source);
  return { edits, fixed: count, left };
};

/** What was done, in a sentence. */
export const fixedText = ({ fixed, left }: Pick<AllFixes, "fixed" | "left">): string =>
  left === 0
    ? formatMessage(MESSAGES.fixedAll, { count: fixed })
    : formatMessage(MESSAGES.fixedSome, { fixed, count: left });

/** Takes a notice away once the file is neither of two texts: what it offers to take back is no longer the last step. */
const dismissLater = (store: AppStore, id: number, texts: readonly string[]): void => {
  let { document } = store.getState();
  const stop = store.subscribe((state) => {
    if (state.document === document) return;
    document = state.document;
    if (texts.includes(document.source)) return;
    stop();
    dismiss(store, id);
  });
};

/**
 * Applies every safe fix as one undoable step and says what was done, with a button that takes it back
 * as long as it is the last step.
 */
export const fixAll = async (store: AppStore, port: EditorPort): Promise<void> => {
  const { document } = store.getState();
  const all = await allFixesOf(document, findingsOf(store).ask);
  if (all === null || all.edits.length === 0 || !port.applyEdits(all.edits, document)) return;
  const after = applyEdits(document.source, all.edits);
  const undo = () => {
    if (store.getState().document.source === after) port.undo();
  };
  const id = notify(store, {
    tone: "info",
    text: fixedText(all),
    action: { label: MESSAGES.undo, run: undo },
  });
  // A long text reaches the store a moment later: until then it has the one before.
  dismissLater(store, id, [document.source, after]);
};
