import { expect, it } from "vitest";
import { initialState } from "../../state/store/store.ts";
import { testFlips } from "./flips.ts";

it("the comparison names tests whose verdicts change, including patterns, and expectations that fail", () => {
  const state = initialState("User-agent: *\nDisallow: /account/settings\nDisallow: /a\n", {
    query: {
      crawler: "Googlebot",
      crawlers: [],
      activeUrl: null,
      urls: [
        { id: 1, typed: "/a", expectations: [] },
        {
          id: 2,
          typed: "/account/*",
          expectations: [{ crawler: "bingbot", expected: "blocked" }],
        },
        { id: 3, typed: "/other", expectations: [] },
      ],
    },
  });
  const before = { name: "", source: "User-agent: *\nDisallow: /account/\n", encoding: "utf-8" };
  const flips = testFlips(state, { ...before, encoding: "utf-8" });
  expect(flips).toMatchObject([
    { text: "/a for Googlebot: allowed before, blocked now", isBroken: false },
  ]);
  const open = initialState("User-agent: *\nDisallow: /account/settings\n", {
    query: state.query,
  });
  expect(testFlips(open, { ...before, encoding: "utf-8" })).toMatchObject([
    { text: "/account/* for Googlebot: blocked before, mixed now", isBroken: false },
    { text: "/account/* for bingbot: mixed now, and expected to be blocked", isBroken: true },
  ]);
});
