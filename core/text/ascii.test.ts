import { expect, it } from "vitest";
import { asciiLower } from "./ascii.ts";

it.each([
  ["FooBot", "foobot"],
  ["FOO", "foo"],
  ["foo", "foo"],
  ["AZ[@`\u00c9\u212a\u0130", "az[@`\u00c9\u212a\u0130"],
  ["", ""],
])("only the letters A to Z of %j are folded: %j", (text, folded) => {
  expect(asciiLower(text)).toBe(folded);
});
