import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { GzipMembers } from "./gzip-members.ts";

/** Unpacks bytes that arrive in pieces of a given size. */
const unpacked = (packed: Uint8Array, size: number): string => {
  let text = "";
  const members = new GzipMembers((bytes) => {
    text += new TextDecoder().decode(bytes);
  });
  for (let at = 0; at < packed.length; at += size) members.push(packed.subarray(at, at + size));
  members.finish();
  return text;
};

const padded = (count: number, ...parts: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat([...parts, Buffer.alloc(count)]);

describe("GzipMembers", () => {
  it("ignores any number of zero bytes after the last member, but none of its own", () => {
    for (let length = 0; length < 300; length++) {
      const text = "x".repeat(length) + (length % 7 === 0 ? "" : length);
      const packed = gzipSync(text);
      for (const zeros of [0, 1, 7, 8, 9, 512, 10_240]) {
        expect(unpacked(padded(zeros, packed), 4096)).toBe(text);
      }
    }
    expect(unpacked(padded(512, gzipSync("a"), gzipSync(""), gzipSync("b")), 5)).toBe("ab");
  });

  it("reads zero bytes within a member as data", () => {
    const text = "\0".repeat(100_000);
    expect(unpacked(padded(3, gzipSync(text, { level: 0 })), 4096)).toBe(text);
  });

  it("reports a member truncated before zero bytes, and data that is neither zero nor a member", () => {
    const packed = gzipSync("some text");
    for (const cut of [1, 5, 8, 9, 12]) {
      expect(() => unpacked(padded(512, packed.subarray(0, -4 - cut)), 4096)).toThrow();
    }
    expect(() => unpacked(Buffer.concat([padded(512, packed), Buffer.from("x")]), 4096)).toThrow();
  });
});
