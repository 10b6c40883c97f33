import { expect, it } from "vitest";
import type { PolicyWish } from "../../../core/index.ts";
import { addUrls } from "../../state/store/actions.ts";
import { createAppStore, initialState } from "../../state/store/store.ts";
import { guardOf } from "./guard.ts";

const wish = (access: PolicyWish["access"], path: string | null): PolicyWish => ({
  crawlers: ["GPTBot"],
  access,
  path,
});

const urlsOf = (store: ReturnType<typeof createAppStore>) =>
  store.getState().query.urls.map(({ typed, expectations }) => [typed, expectations]);

it("a guarded wish is expected of all URLs that it is about, until it is taken back", () => {
  const store = createAppStore(initialState(""));
  const before = urlsOf(store);
  const guards = [
    guardOf(store, [wish("block", null), wish("allow", null)], [["GPTBot"], ["bingbot"]]),
    guardOf(store, [wish("allow", "/blog/")], [["GPTBot"]]),
    guardOf(store, [wish("allow", "/a$")], [["GPTBot"]]),
  ];
  for (const { run } of guards) run();
  expect(guards[0]?.said).toBe("Added 2 expectations for /*.");
  expect(urlsOf(store).slice(-3)).toEqual([
    [
      "/*",
      [
        { crawler: "GPTBot", expected: "blocked" },
        { crawler: "bingbot", expected: "allowed" },
      ],
    ],
    ["/blog/*", [{ crawler: "GPTBot", expected: "allowed" }]],
    ["/a$", [{ crawler: "GPTBot", expected: "allowed" }]],
  ]);
  for (const { takeBack } of guards) takeBack();
  expect(urlsOf(store)).toEqual(before);
  for (const { run } of guards) run();
  expect(urlsOf(store)).toHaveLength(before.length + 3);
});

it("a guard that is taken back leaves what was expected before, and what was added since", () => {
  const store = createAppStore(initialState(""));
  guardOf(store, [wish("allow", null)], [["GPTBot"]]).run();
  const guard = guardOf(store, [wish("block", null)], [["GPTBot", "CCBot"]]);
  guard.run();
  addUrls(store, "/later");
  guard.takeBack();
  expect(urlsOf(store).slice(-2)).toEqual([
    ["/*", [{ crawler: "GPTBot", expected: "allowed" }]],
    ["/later", []],
  ]);
});
