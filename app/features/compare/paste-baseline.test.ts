import { expect, it } from "vitest";
import { baselineOfBytes } from "./PasteBaseline.tsx";

const bytesOf = (text: string, bytesOfUnit: (unit: number) => readonly number[]): Uint8Array =>
  Uint8Array.from([...text].flatMap((character) => bytesOfUnit(character.charCodeAt(0))));

const TEXT = "Disallow: /caf\u00e9\r\n";
const AS_IN_EDITOR = "Disallow: /caf\u00e9\n";

it.each([
  ["utf-8", new TextEncoder().encode(TEXT), AS_IN_EDITOR],
  ["latin1", bytesOf(TEXT, (unit) => [unit]), AS_IN_EDITOR],
  [
    "utf-16le",
    bytesOf(`\ufeff${TEXT}`, (unit) => [unit & 0xff, unit >> 8]),
    `\ufeff${AS_IN_EDITOR}`,
  ],
])("a file to compare with may be %s", (encoding, bytes, source) => {
  expect(baselineOfBytes(bytes, "old.txt")).toEqual({ name: "old.txt", source, encoding });
});
