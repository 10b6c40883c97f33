import { describe, expect, it } from "vitest";
import { parse } from "../../../core/index.ts";
import { publishDocument, setBaseline } from "../../state/store/actions.ts";
import { createAppStore, initialState } from "../../state/store/store.ts";
import { isSameSetup, setupOf } from "./judging.ts";

describe("what results are compared with", () => {
  const opened = "User-agent: *\nDisallow: /a\n";
  const judged = (store: ReturnType<typeof createAppStore>) =>
    ({ state: store.getState(), preset: "tested", own: [] }) as const;
  const baselineOf = (store: ReturnType<typeof createAppStore>) =>
    setupOf(judged(store)).baseline?.source ?? null;

  it("is the text as opened once it is edited, unless another was chosen", () => {
    const store = createAppStore(initialState(opened));
    expect(baselineOf(store)).toBeNull();
    const before = judged(store);
    publishDocument(store, parse("User-agent: *\n"));
    expect(baselineOf(store)).toBe(opened);
    expect(isSameSetup(before, judged(store))).toBe(false);
    setBaseline(store, { name: "other.txt", source: "Allow: /\n", encoding: "utf-8" });
    expect(baselineOf(store)).toBe("Allow: /\n");
    setBaseline(store, null);
    publishDocument(store, parse(opened));
    expect(baselineOf(store)).toBeNull();
  });
});
