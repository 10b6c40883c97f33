import { expect, it } from "vitest";
import { MESSAGES } from "./messages.ts";
import { exampleName, OWN_NAMES, shownName } from "./own-names.ts";

it("each name that the page gives has its words", () => {
  expect(Object.values(OWN_NAMES).map(shownName)).toEqual(Object.values(MESSAGES.names));
  expect(shownName(exampleName("shop"))).toBe("Example: shop");
});

// What the user, or an earlier version in another language, named stays.
it.each(["제목 없는 초안", "robots.txt", ""])("a file named %j is shown so", (name) => {
  expect(shownName(name)).toBe(name);
});
