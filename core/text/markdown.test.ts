import { describe, expect, it } from "vitest";
import { markdownCode, markdownText } from "./markdown.ts";

describe("text from outside in Markdown", () => {
  it.each([
    ["[shop](https://evil.example)", "\\[shop\\](https://evil.example)"],
    ["<img src=x>", "\\<img src=x\\>"],
    ["a|b *c* `d`", "a\\|b \\*c\\* \\`d\\`"],
    ["one\r\n# two", "one \\# two"],
    ["&#60;b&#62;", "\\&\\#60;b\\&\\#62;"],
    ["robots\u202etxt", "robots\\[U+202E\\]txt"],
  ])("is no markup: %j", (text, markdown) => {
    expect(markdownText(text)).toBe(markdown);
  });

  it.each([
    ["/a*_b", "`/a*_b`"],
    ["/a`b``c", "``` /a`b``c ```"],
    ["/a\n/b", "`/a /b`"],
    ["/\u200bx", "`/[U+200B]x`"],
  ])("is code: %j", (text, markdown) => {
    expect(markdownCode(text)).toBe(markdown);
  });

  it("does not end a table cell", () => {
    expect(markdownCode("/a|b", true)).toBe("`/a\\|b`");
  });
});
