import { StateEffect, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { describe, expect, it } from "vitest";
import { parse } from "../../../core/index.ts";
import { type Diagnostic, lint } from "../../../core/lint/index.ts";
import { fixMenu, showFixes } from "./fix-menu.ts";
import { menuField } from "./menu-state.ts";
import { assistedState } from "./testing.ts";

const FILE = "User-agent: *\nDisallow: cart\n";

const marked = StateEffect.define<null>();

/** Presses the key of the menu, does something, and has the findings arrive. */
const menuAfter = async (meanwhile: TransactionSpec): Promise<boolean> => {
  let arrive: (findings: readonly Diagnostic[]) => void = () => {};
  const findings = new Promise<readonly Diagnostic[]>((resolve) => {
    arrive = resolve;
  });
  let state = assistedState(FILE, {}, { findings: () => findings }, fixMenu());
  state = state.update({ selection: { anchor: 16 } }).state;
  const view = {
    get state() {
      return state;
    },
    dispatch: (spec: TransactionSpec) => {
      state = state.update(spec).state;
    },
  };
  showFixes(view as unknown as EditorView);
  view.dispatch(meanwhile);
  arrive(lint(parse(FILE)));
  await findings;
  await Promise.resolve();
  return state.field(menuField) !== null;
};

describe("the menu of fixes", () => {
  it("opens when the findings arrive, also if the text has been marked meanwhile", async () => {
    expect(await menuAfter({})).toBe(true);
    expect(await menuAfter({ effects: marked.of(null) })).toBe(true);
  });

  it("does not open for a user who has moved on or types", async () => {
    expect(await menuAfter({ selection: { anchor: 0 } })).toBe(false);
    expect(await menuAfter({ changes: { from: 0, insert: "#" } })).toBe(false);
  });
});
