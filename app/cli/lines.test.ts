import { expect, it } from "vitest";
import { LONGEST_LINE } from "../../core/index.ts";
import { linesOf } from "./lines.ts";

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const linesIn = async (bytes: Uint8Array, size = 3): Promise<string[]> => {
  const found: string[] = [];
  for await (const lines of linesOf(inPieces(bytes, size))) found.push(...lines);
  return found.filter((line) => line !== "");
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));

it("finds the lines of a stream, whatever ends them and wherever its pieces end", async () => {
  for (const size of [1, 2, 3, 5, 1000]) {
    for (const end of ["\n", "\r\n", "\r", "\n\n"]) {
      const text = ["/é", "/b", "/\u{1f600}", "/d"].join(end);
      expect(await linesIn(utf8(text), size)).toEqual(text.split(end));
      expect(await linesIn(utf8(`\ufeff${text}${end}`), size + 2)).toEqual(text.split(end));
    }
  }
  expect(await linesIn(utf8(""))).toEqual([]);
});

it("reads UTF-16 by its byte order mark", async () => {
  expect(await linesIn(utf16("/é\n/b\r\n"))).toEqual(["/é", "/b"]);
  expect(await linesIn(new Uint8Array(Buffer.from(utf16("/é\n/b")).swap16()))).toEqual([
    "/é",
    "/b",
  ]);
});

it("keeps a line whole up to the limit, and of a longer one a part that is still too long", async () => {
  const long = (length: number): string => `/${"x".repeat(length - 1)}`;
  const all = [long(LONGEST_LINE), "/a", long(LONGEST_LINE * 3), "/b", long(LONGEST_LINE + 1)];
  for (const size of [65_536, 1_000_000, 100_000_000]) {
    const lines = await linesIn(utf8(all.join("\n")), size);
    expect(lines.map((line) => line.length > LONGEST_LINE)).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
    expect([lines[0]?.length, lines[1], lines[3]]).toEqual([LONGEST_LINE, "/a", "/b"]);
  }
});
