import { expect, it } from "vitest";
import { firstAgentAbove } from "./agents-above.ts";
import { parse } from "./parse.ts";

const document = parse("# a\nUser-agent: a\nuseragent: b\n\nUser-agent: c\nDisallow: /\n");

it.each([
  [1, 1],
  [2, 2],
  [4, 2],
  [5, 5],
  [6, 5],
  [7, 7],
  [99, 7],
  [0, 1],
])("line %i is written under the user-agent lines from %i on", (line, first) => {
  expect(firstAgentAbove(document, line)).toBe(first);
});
