import {
  formatMessage,
  lineNumberAt,
  type RobotsDocument,
  visibleText,
} from "../../../core/index.ts";
import type { Diagnostic } from "../../../core/lint/index.ts";
import { findingsOf } from "../../answers/findings.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { announce } from "../../state/store/actions.ts";
import type { AppStore } from "../../state/store/store.ts";
import { severityWord } from "./counts.ts";
import { currentProblemOf } from "./current-problem.ts";
import { MESSAGES } from "./messages.ts";

/**
 * The finding after an offset, or before it; wraps around at the ends. Null for none.
 *
 * @param offset where the selection starts: a finding that was navigated to is selected as a whole.
 */
export const neighbour = (
  diagnostics: readonly Diagnostic[],
  offset: number,
  direction: 1 | -1,
): Diagnostic | null => {
  const found =
    direction === 1
      ? diagnostics.find(({ from }) => from > offset)
      : diagnostics.findLast(({ from }) => from < offset);
  return found ?? diagnostics.at(direction === 1 ? 0 : -1) ?? null;
};

/** The announcement of a finding. */
const spokenProblem = ({ from, severity, message }: Diagnostic, document: RobotsDocument): string =>
  formatMessage(MESSAGES.spokenProblem, {
    line: lineNumberAt(document, from),
    severity: severityWord(severity),
    message: visibleText(message.replaceAll("`", "")),
  });

/**
 * Goes from the cursor to the next finding (1) or the previous one (-1), once the text is checked.
 */
export const stepProblem = async (
  store: AppStore,
  port: EditorPort,
  direction: 1 | -1,
): Promise<void> => {
  const { document } = store.getState();
  const all = await findingsOf(store).now();
  const diagnostics = all?.filter(({ about }) => about === undefined) ?? null;
  if (diagnostics === null || store.getState().document !== document) return;
  const target = neighbour(diagnostics, port.selection().from, direction);
  if (target === null) {
    announce(store, MESSAGES.noProblem);
    return;
  }
  currentProblemOf(store).setState(target, true);
  port.reveal(target);
  announce(store, spokenProblem(target, document));
};
