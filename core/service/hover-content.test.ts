import { expect, it } from "vitest";
import { sourceName } from "./hover-content.ts";

it.each([
  ["https://www.e.com/a/b", "e.com"],
  ["https://a.e.com", "a.e.com"],
  ["http://e.com/a", "http://e.com/a"],
  ["see https://e.com/a", "see https://e.com/a"],
  ["RFC 9309", "RFC 9309"],
])("the short name of the source %s is %s", (address, name) => {
  expect(sourceName(address)).toBe(name);
});
