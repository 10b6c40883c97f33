import { expect, it } from "vitest";
import { visible } from "./words.ts";

it.each([
  ["User-agent: *\nDisallow: /a\n", "User-agent: *\nDisallow: /a"],
  ["\ufeffUser-agent: *\r\nDisallow: /a\0b\r\n", "⟨U+FEFF⟩User-agent: *\nDisallow: /a⟨U+0000⟩b"],
  ["Disallow:\u00a0/x", "Disallow:⟨U+00A0⟩/x"],
  ["", "(an empty file)"],
  ["\n \n", "(nothing but blanks)"],
])("shows what would not be seen: %j", (source, shown) => {
  expect(visible(source)).toBe(shown);
});
