import { describe, expect, it } from "vitest";
import { addUrls, removeUrls } from "../../state/store/actions.ts";
import { testedUrlsOf } from "../../state/store/derive.ts";
import { createAppStore, initialState } from "../../state/store/store.ts";
import { addedOne, spokenVerdict } from "./use-announced-verdict.ts";

const store = createAppStore(initialState("User-agent: *\nDisallow: /cart\n"));
const idsNow = () => new Set(store.getState().query.urls.map(({ id }) => id));
const testedNow = () => testedUrlsOf(store.getState());

describe("the announced verdict", () => {
  it("is that of the one URL that was added", () => {
    const none = idsNow();
    addUrls(store, "/cart/1");
    const added = addedOne(testedNow(), none);
    expect(added === null ? null : spokenVerdict(added)).toBe("/cart/1: Blocked, line 2");
  });

  it("is absent if several were added, or another list was opened", () => {
    const before = idsNow();
    addUrls(store, "/a /b");
    expect(addedOne(testedNow(), before)).toBeNull();
    removeUrls(store, [...before]);
    expect(addedOne(testedNow().slice(0, 1), before)).toBeNull();
  });
});
