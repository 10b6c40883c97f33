import { history, redo, undo } from "@codemirror/commands";
import { EditorState, type Transaction } from "@codemirror/state";
import type { ViewUpdate } from "@codemirror/view";
import { expect, it } from "vitest";
import { createAppStore, initialState } from "../state/store/store.ts";
import { asStep, keepingSteps } from "./language/steps.ts";
import { reportSteps } from "./report-steps.ts";

it("what goes along with a step is undone and redone with it", () => {
  let state = EditorState.create({ doc: "a", extensions: [history(), keepingSteps] });
  const store = createAppStore(initialState(""));
  const report = reportSteps(store, { undo: () => true, redo: () => true });
  const dispatch = (transaction: Transaction): void => {
    ({ state } = transaction);
    report({
      docChanged: transaction.docChanged,
      transactions: [transaction],
    } as unknown as ViewUpdate);
  };
  const told: string[] = [];
  const along = { run: () => told.push("run"), takeBack: () => told.push("take back") };
  const texts = () => store.getState().notices.map(({ text }) => text);
  dispatch(state.update({ changes: { from: 1, insert: "b" } }));
  dispatch(state.update({ changes: { from: 2, insert: "c" }, ...asStep("Added c.", along) }));
  expect(told).toEqual(["run"]);
  expect(texts()).toEqual(["Added c."]);
  undo({ state, dispatch });
  expect([state.doc.toString(), ...told]).toEqual(["ab", "run", "take back"]);
  redo({ state, dispatch });
  expect([state.doc.toString(), ...told]).toEqual(["abc", "run", "take back", "run"]);
  undo({ state, dispatch });
  undo({ state, dispatch });
  expect([state.doc.toString(), told.length]).toEqual(["a", 4]);
});
