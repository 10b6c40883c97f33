import { describe, expect, it } from "vitest";
import { textInUtf8 } from "./convert.ts";
import { decodeFile } from "./decode.ts";

const read = (bytes: readonly number[]): string => {
  const { text, format } = decodeFile(new Uint8Array(bytes), "robots.txt");
  return textInUtf8(text, format.encoding);
};
const bytes = (text: string): readonly number[] => [...new TextEncoder().encode(text)];

describe("textInUtf8", () => {
  it("reads letters that are not UTF-8 as Western European", () => {
    expect(read([...bytes("Disallow: /caf"), 0xe9])).toBe("Disallow: /caf\u00e9");
  });

  it("keeps UTF-8 letters beside others that are not UTF-8", () => {
    expect(read([...bytes("# \u043f\u0440\n# "), 0xfc])).toBe("# \u043f\u0440\n# \u00fc");
  });

  it("keeps characters that were typed into such a file", () => {
    expect(textInUtf8("\u00e9 \u20ac", "latin1")).toBe("\u00e9 \u20ac");
  });

  it("removes the byte order mark", () => {
    expect(textInUtf8("\ufeffAllow: /", "utf-16le")).toBe("Allow: /");
    expect(read([0xef, 0xbb, 0xbf, ...bytes("# "), 0xfc])).toBe("# \u00fc");
  });

  it("leaves ASCII unchanged in every encoding", () => {
    for (const encoding of ["utf-8", "latin1", "utf-16le", "utf-16be"] as const) {
      expect(textInUtf8("Allow: /a\n", encoding)).toBe("Allow: /a\n");
    }
  });
});
