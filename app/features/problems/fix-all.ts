import { commonEnds, formatMessage, parse, type RobotsDocument } from "../../../core/index.ts";
import { applyEdits, collectEdits, type Diagnostic, type Edit } from "../../../core/lint/index.ts";
import { findingsOf } from "../../answers/findings.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { dismiss, notify } from "../../state/store/actions.ts";
import type { AppStore } from "../../state/store/store.ts";
import { MESSAGES } from "./messages.ts";

/**
 * Applying fixes can allow further ones. If this many rounds are not enough, two fixes contradict
 * each other.
 */
const MOST_ROUNDS = 10;

/** The single edit that turns one text into another, without their common start and end. */
export const editsBetween = (before: string, after: string): readonly Edit[] => {
  if (before === after) return [];
  const { prefix, suffix } = commonEnds(before, after);
  const insert = after.slice(prefix, after.length - suffix);
  return [{ from: prefix, to: before.length - suffix, insert }];
};

const hasSafeFix = ({ fixes }: Diagnostic): boolean => fixes.some(({ kind }) => kind === "safe");

/** How many findings have a safe fix. */
export const countSafe = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(hasSafeFix).length;

/** The result of all safe fixes. */
export interface AllFixes {
  readonly edits: readonly Edit[];
  /** How many findings they fix. */
  readonly fixed: number;
  /** How many findings are left. */
  readonly left: number;
}

/**
 * The edits that apply every safe fix to a document, as one step. Fixes that touch the same text
 * are applied in turn: the text is checked again after each round. Null if a check had no result.
 *
 * @param check returns the findings in a text; null if it was interrupted.
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
  // Usually there is one round: its own edits keep everything else, including the cursor, in place.
  const edits = round < 2 ? first : editsBetween(document.source, fixed.source);
  return { edits, fixed: count, left };
};

/** The message about the result. */
export const fixedText = ({ fixed, left }: Pick<AllFixes, "fixed" | "left">): string =>
  left === 0
    ? formatMessage(MESSAGES.fixedAll, { count: fixed })
    : formatMessage(MESSAGES.fixedSome, { fixed, count: left });

/**
 * Removes a notice once the file equals neither of two texts: the step that it offers to undo is no
 * longer the last one.
 */
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
 * Applies every safe fix as one step, and reports it with a button that undoes it while it is the
 * last step.
 */
export const fixAll = async (store: AppStore, port: EditorPort): Promise<void> => {
  const { document } = store.getState();
  const all = await allFixesOf(document, findingsOf(store).of);
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
  // A long text reaches the store a moment later; until then the store has the previous one.
  dismissLater(store, id, [document.source, after]);
};
