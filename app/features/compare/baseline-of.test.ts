import { expect, it } from "vitest";
import { baselineOf, baselineOfBytes } from "./baseline-of.ts";

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
  const baseline = { name: "old.txt", source, encoding };
  expect(baselineOfBytes(bytes, "old.txt")).toEqual({ baseline, other: null });
});

it.each([
  ["a robots.txt", TEXT, AS_IN_EDITOR, null],
  ["what curl printed", `HTTP/2 200\r\na: b\r\n\r\n${TEXT}`, AS_IN_EDITOR, null],
  ["a response of its own without a body", "HTTP/2 404\n\n", "", null],
  ["words", "Call me Ishmael.", "Call me Ishmael.", null],
  ["paths, which may be meant as rules", "/a\n/b", "/a\n/b", null],
  ["a sitemap", "<urlset></urlset>", "<urlset></urlset>", "a sitemap"],
  ["a page", "HTTP/2 404\n\n<html></html>", "<html></html>", "a web page (HTML)"],
])("a text to compare with may be %s", (_, text, source, other) => {
  expect(baselineOf(text, "x")).toMatchObject({ baseline: { source }, other });
});
