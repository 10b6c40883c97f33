import { expect, it } from "vitest";
import { checksumOf } from "./checksum.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it("a checksum is the CRC-32 of the bytes", () => {
  expect(checksumOf(bytes(""))).toBe(0);
  expect(checksumOf(bytes("123456789"))).toBe(0xcbf43926);
  expect(checksumOf(bytes("The quick brown fox jumps over the lazy dog"))).toBe(0x414fa339);
  expect(checksumOf(Uint8Array.from({ length: 256 }, (_, byte) => byte))).toBe(0x29058c73);
});

it("a checksum continues that of the bytes before", () => {
  expect(checksumOf(bytes("6789"), checksumOf(bytes("12345")))).toBe(0xcbf43926);
});
