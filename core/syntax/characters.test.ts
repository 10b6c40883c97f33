import { expect, it } from "vitest";
import { isPrintableAscii } from "./characters.ts";
import { parse } from "./parse.ts";

it.each<[string, boolean]>([
  ["", true],
  ["User-agent: *\r\n\tDisallow: /~a !\n", true],
  ["a\vb", false],
  ["a\fb", false],
  ["a\0b", false],
  ["a\u007fb", false],
  ["a\u0080b", false],
  ["\ufeffa", false],
  ["caf\u00e9", false],
])("tells that %j is printable ASCII: %j", (text, expected) => {
  expect(isPrintableAscii(parse(text))).toBe(expected);
});
