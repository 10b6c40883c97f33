import { describe, expect, it } from "vitest";
import { lineEndsOnDisk } from "./line-ends.ts";
import { NEW_FILE } from "./store.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const utf16 = (text: string): Uint8Array =>
  new Uint8Array(new Uint16Array([...text].map((each) => each.charCodeAt(0))).buffer);

describe("the line ends on disk", () => {
  it.each([
    ["a\nb\n", "\n", "lf"],
    ["a\r\nb\r\n", "\r\n", "crlf"],
    ["a\rb\r", "\r", "cr"],
    ["a\nb\r\nc\r\n", "\r\n", "mixed"],
    ["a\r\nb\rc\r", "\r", "mixed"],
    ["", "\n", "lf"],
    ["é\r\né", "\r\n", "crlf"],
  ] as const)("of %j, whose lines mostly end with %j, are %s", (text, lineEnd, expected) => {
    expect(lineEndsOnDisk({ ...NEW_FILE, lineEnd, original: bytes(text) })).toBe(expected);
  });

  it("are no longer mixed if all are to be changed", () => {
    const original = bytes("a\nb\r\nc\r\n");
    expect(lineEndsOnDisk({ ...NEW_FILE, lineEnd: "\n", original })).toBe("lf");
  });

  it("are not confused with halves of other characters in UTF-16", () => {
    const original = utf16("\u0a0d\u0d0a\r\n");
    const format = { ...NEW_FILE, encoding: "utf-16le", lineEnd: "\r\n", original } as const;
    expect(lineEndsOnDisk(format)).toBe("crlf");
  });

  it("are those of the original file after converting from UTF-16", () => {
    const original = utf16("a\r\nb\r\n");
    expect(lineEndsOnDisk({ ...NEW_FILE, lineEnd: "\r\n", original })).toBe("crlf");
  });

  it("are those selected for a file typed here", () => {
    expect(lineEndsOnDisk({ ...NEW_FILE, lineEnd: "\r\n" })).toBe("crlf");
  });
});
