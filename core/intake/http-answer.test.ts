import { describe, expect, it } from "vitest";
import { areHeaders } from "./header-lines.ts";
import { hasBody, readAnswer } from "./http-answer.ts";

describe("readAnswer", () => {
  it("parses a response", () => {
    const text =
      "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nX-Empty:\r\n\r\nUser-agent: *\r\n\r\nAllow: /\r\n";
    expect(readAnswer(text)).toEqual({
      statusLine: "HTTP/1.1 200 OK",
      status: 200,
      headers: [
        ["Content-Type", "text/plain"],
        ["X-Empty", ""],
      ],
      body: "User-agent: *\n\nAllow: /\n",
      redirects: [],
    });
  });

  it.each([
    ["no reason phrase", "HTTP/2 200 \nserver: x\n\nAllow: /", 200, "Allow: /"],
    ["redirects before it", "HTTP/2 301\nlocation: /r\n\nHTTP/2 404\na: b\n\ngone", 404, "gone"],
    ["an interim answer", "HTTP/1.1 100 Continue\n\nHTTP/1.1 200 OK\n\nx", 200, "x"],
    ["no body", 'HTTP/2 304\netag: "x"\n', 304, ""],
    ["nothing but a status", "HTTP/1.1 500 Oops", 500, ""],
    ["blanks before it", "\n\nHTTP/1.1 200 OK\n\nx", 200, "x"],
  ])("accepts %s", (_, text, status, body) => {
    expect(readAnswer(text)).toMatchObject({ status, body });
  });

  it.each([
    ["a robots.txt", "User-agent: *\nDisallow: /\n"],
    ["nothing", ""],
    ["a status line in a comment", "# HTTP/1.1 200 OK\n\nAllow: /"],
    ["a status line with something else under it", "HTTP/1.1 200 OK\nUser agent\n\nx"],
    ["a version that is none", "HTTP/x 200\n\nx"],
  ])("is null for %s", (_, text) => {
    expect(readAnswer(text)).toBeNull();
  });
});

it("hasBody tells a file from headers alone; an empty file has a length of 0", () => {
  const isWhole = (text: string): boolean => {
    const answer = readAnswer(text);
    return answer !== null && hasBody(answer);
  };
  expect(isWhole("HTTP/2 200\na: b\n\nx")).toBe(true);
  expect(isWhole("HTTP/2 200\ncontent-length: 0\n\n")).toBe(true);
  expect(isWhole("HTTP/2 404\ncontent-length: 0\n\n")).toBe(false);
  expect(isWhole("HTTP/2 200\na: b\n")).toBe(false);
});

it("areHeaders knows the headers of a response, and not the fields of a robots.txt", () => {
  expect(areHeaders(["Content-Type: text/html", "X-Robots-Tag: noindex", "X-Own: 1"])).toBe(true);
  expect(areHeaders(["Content-Type: text/html", "a sentence"])).toBe(false);
  expect(areHeaders(["User-agent: *", "Allow: /", "Host: shop.example"])).toBe(false);
  expect(areHeaders([])).toBe(false);
});
