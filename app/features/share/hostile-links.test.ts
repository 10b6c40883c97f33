import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { toBase64Url } from "./base64url.ts";
import {
  decodeShare,
  encodeShare,
  INFLATED_LIMIT,
  LONGEST_FRAGMENT,
  type SharedState,
} from "./codec.ts";

const EMPTY: SharedState = {
  source: "",
  lineEnd: "\n",
  crawler: "",
  dialect: "google",
  urls: [],
};

const reasonFor = async (fragment: string): Promise<string> => {
  const result = await decodeShare(fragment);
  return result.ok ? "ok" : result.reason;
};

describe("a link that unpacks to more than a file can be", () => {
  it("is refused without reading it to the end", async () => {
    const bomb = deflateRawSync(Buffer.alloc(50_000_000, " "), { level: 9 });
    expect(bomb.length).toBeLessThan(60_000);
    // Reading on would find the rest invalid.
    bomb.fill(0xff, 5000);
    expect(await reasonFor(`1.${toBase64Url(bomb)}`)).toBe("too-large");
  });

  it("is refused just over the limit, and read just below it", async () => {
    const link = (length: number): string => encodeShare({ ...EMPTY, source: "x".repeat(length) });
    expect(await reasonFor(link(INFLATED_LIMIT))).toBe("too-large");
    expect(await reasonFor(link(INFLATED_LIMIT - 1000))).toBe("ok");
  });
});

describe("a link made to keep the page busy", () => {
  /** Numbers as bits, lowest first, as DEFLATE has them, repeated to fill the given bytes. */
  const filledWith = (
    values: readonly (readonly [value: number, count: number])[],
    length: number,
  ): Uint8Array => {
    const bits = values.flatMap(([value, count]) =>
      Array.from({ length: count }, (_, at) => (value >> at) & 1),
    );
    const bytes = new Uint8Array(length);
    for (let at = 0; at < length * 8; at++) {
      bytes[at >> 3] = (bytes[at >> 3] ?? 0) | ((bits[at % bits.length] ?? 0) << (at & 7));
    }
    return bytes;
  };

  /** RFC 1951, 3.2.7: an empty block with tables of its own, in which only some codes exist. */
  const emptyBlock = (codes: readonly number[], end: number) =>
    [
      [0, 1],
      [2, 2],
      [0, 10],
      [15, 4],
      ...[16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].map(
        (symbol) => [codes.includes(symbol) ? 1 : 0, 3] as const,
      ),
      // 138 and 118 times no code, then one for the end of the block, and one distance.
      [1, 1],
      [127, 7],
      [1, 1],
      [107, 7],
      [0, 2],
      [0, end],
    ] as const;

  const WHOLE = Math.floor((LONGEST_FRAGMENT * 3) / 4) - 8;

  it.each([
    ["50 MB of spaces", deflateRawSync(Buffer.alloc(50_000_000, " ")), "too-large"],
    ["tables without data", filledWith(emptyBlock([1, 18], 1), WHOLE), "truncated"],
    ["invalid tables", filledWith(emptyBlock([15, 18], 15), WHOLE), "invalid"],
    [
      "noise",
      filledWith(
        [
          [0x5a3c, 16],
          [0x177, 11],
        ],
        WHOLE,
      ),
      "invalid",
    ],
    ["a million lists", deflateRawSync(`[${"[],".repeat(690_000)}[]]`), "invalid"],
    ["a million levels", deflateRawSync("[".repeat(2_000_000)), "invalid"],
  ])("is refused, for what it is: %s", async (_, deflated, reason) => {
    expect(await reasonFor(`1.${toBase64Url(deflated)}`)).toBe(reason);
  });
});
