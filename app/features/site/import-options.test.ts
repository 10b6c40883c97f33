import { describe, expect, it } from "vitest";
import { bookmarkletFor, curlCommand, robotsUrlOf } from "./import-options.ts";

describe("robotsUrlOf", () => {
  it.each([
    ["shop.example", "https://shop.example/robots.txt"],
    [" https://Shop.example/a?b#c ", "https://shop.example/robots.txt"],
    ["http://localhost:3000", "http://localhost:3000/robots.txt"],
    ["shop.example:8080/x", "https://shop.example:8080/robots.txt"],
    ["", null],
    ["a b", null],
    ["https://", null],
  ])("leads from %j to %j", (typed, url) => {
    expect(robotsUrlOf(typed)).toBe(url);
  });
});

describe("curlCommand", () => {
  it("quotes characters that are special in a shell", () => {
    expect(curlCommand("https://shop.example/robots.txt")).toBe(
      "curl -iL https://shop.example/robots.txt",
    );
    expect(curlCommand("https://[::1]/robots.txt")).toBe("curl -iL 'https://[::1]/robots.txt'");
  });
});

describe("bookmarkletFor", () => {
  it("is one line of script that opens this page", () => {
    const address = bookmarkletFor("https://bench.example/");
    expect(address).toMatch(/^javascript:[^\s"<>]+$/);
    const code = decodeURIComponent(address.slice("javascript:".length));
    expect(() => new Function(code)).not.toThrow();
    expect(code).toContain('"https://bench.example/"+"#robots="');
  });
});
