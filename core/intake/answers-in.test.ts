import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersIn } from "./answers-in.ts";

const head = (status: string, ...headers: readonly string[]): string =>
  `${[`HTTP/2 ${status}`, "date: Thu, 26 Nov 2026 10:00:00 GMT", ...headers].join("\r\n")}\r\n\r\n`;

const A = `${head("200 ", "content-type: text/html")}<html><p>a</p></html>\n`;
const B = `${head("200 ", "content-type: text/html")}<html><p>b</p></html>`;
const MOVED = head("301 ", "location: https://e.example/b");

describe("the responses in a text", () => {
  it.each<[string, readonly string[]]>([
    ["pages, with or without a line end between them", [A, B, B, A]],
    ["pages with the redirects before each", [MOVED + A, head("103 ") + MOVED + MOVED + B]],
    ["heads alone", [head("200 "), head("404 "), MOVED + head("200 ")]],
    ["what is no HTML", [`${head("200 ")}%PDF-1.7\nx\n`, A]],
    ["a redirect that has a body", [`${MOVED}<html>Moved</html>\n`, A]],
    ["pages without an end tag", [`${head("200 ")}<p>a\n`, `${head("200 ")}<p>b\n`]],
    ["pages behind a proxy", [`HTTP/1.1 200 Connection established\r\n\r\n${A}`, B]],
    ["a page that asks for money", [head("402 Payment Required", "crawler-price: USD 0.01"), A]],
  ])("are %s", (_, texts) => {
    expect(answersIn(texts.join(""))).toEqual(texts);
  });

  it.each([
    ["a page that shows a response", `${head("200 ")}<pre>\n${A}</pre></html>`],
    ["a script with a response in it", `${head("200 ")}<script>\n${A}`],
    ["a response in the middle of a line", `${head("200 ")}<p>curl prints ${A}`],
    ["a status line without headers", `${head("200 ")}<p>\nHTTP/1.1 200 OK\n`],
    ["a status line in lower case", `${head("200 ")}<p>\nhttp/1.1 200 OK\na: b\n\n`],
    ["a robots.txt", "User-agent: *\nDisallow: /\n"],
    ["a page without a response", "<html></html>HTTP/2 200\na: b\n\n"],
  ])("are one in %s", (_, text) => {
    expect(answersIn(text)).toEqual([text]);
  });

  it("are all of the text, whatever it is", () => {
    const piece = fc.constantFrom(A, B, MOVED, "HTTP/2 200\n", "a: b\n", "\n", "<pre>", "x");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(answersIn(pieces.join("")).join("")).toBe(pieces.join(""));
      }),
    );
  });
});
