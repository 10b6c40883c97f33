import { expect, it } from "vitest";
import { parse } from "../../../core/index.ts";
import { publishDocument, setBaseline } from "../../state/store/actions.ts";
import { createAppStore, initialState } from "../../state/store/store.ts";
import { basisOf, setupOf } from "./setup.ts";

it("compares with the text as opened once it is edited, unless another was chosen", () => {
  const opened = "User-agent: *\nDisallow: /a\n";
  const store = createAppStore(initialState(opened));
  const baseline = () =>
    setupOf(basisOf(store.getState(), { preset: "tested", own: [] })).baseline?.source ?? null;
  expect(baseline()).toBeNull();
  publishDocument(store, parse("User-agent: *\n"));
  expect(baseline()).toBe(opened);
  setBaseline(store, { name: "other.txt", source: "Allow: /\n", encoding: "utf-8" });
  expect(baseline()).toBe("Allow: /\n");
  setBaseline(store, null);
  publishDocument(store, parse(opened));
  expect(baseline()).toBeNull();
});
