import { describe, expect, it } from "vitest";
import { parseUntrustedJson } from "./untrusted-json.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const zeros = (count: number): string => `[${Array.from({ length: count }, () => 0).join(",")}]`;

describe("parseUntrustedJson", () => {
  it("returns what JSON.parse returns, and undefined for invalid JSON or UTF-8", () => {
    expect(parseUntrustedJson(bytes('{"a":[1,"é"]}'))).toEqual({ a: [1, "é"] });
    expect(parseUntrustedJson(bytes("{"))).toBeUndefined();
    expect(parseUntrustedJson(Uint8Array.of(0x22, 0xff, 0x22))).toBeUndefined();
  });

  it("refuses more than 200,000 values", () => {
    expect(parseUntrustedJson(bytes(zeros(200_000)))).toHaveLength(200_000);
    expect(parseUntrustedJson(bytes(zeros(200_001)))).toBeUndefined();
    expect(parseUntrustedJson(bytes(`{"a":${zeros(199_999)}}`))).toBeDefined();
    expect(parseUntrustedJson(bytes(`{"a":${zeros(200_000)}}`))).toBeUndefined();
  });

  it("counts a string as one value, whatever it contains", () => {
    const text = `",[{\\\\${",".repeat(300_000)}`;
    expect(parseUntrustedJson(bytes(JSON.stringify([text, text])))).toEqual([text, text]);
  });

  it("finds the end of a string with backslashes", () => {
    const many = zeros(200_000).slice(1);
    expect(parseUntrustedJson(bytes(`["\\\\",${many}`))).toBeUndefined();
    expect(parseUntrustedJson(bytes(`["\\\\\\"",${many}`))).toBeUndefined();
  });
});
