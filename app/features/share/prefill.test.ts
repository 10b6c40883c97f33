import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_CRAWLER_LENGTH, MAX_URL_LENGTH, MAX_URLS } from "../../state/store/limits.ts";
import { isPrefill, prefilledState, readPrefill } from "./prefill.ts";

describe("readPrefill", () => {
  it("separates file, URLs, crawler and HTTP headers", () => {
    const head = "HTTP/1.1 404\ncontent-type: text/html\n";
    const text = "User-agent: *\nDisallow: /a+b?c=1&d";
    const fragment = `#robots=${encodeURIComponent(text)}&url=%2Fcart&url=${encodeURIComponent("https://shop.example/?a=1&b")}&crawler=GPTBot&response=${encodeURIComponent(head)}`;
    expect(readPrefill(fragment)).toEqual({
      robots: text,
      urls: ["/cart", "https://shop.example/?a=1&b"],
      crawler: "GPTBot",
      response: head,
    });
  });

  it("returns any text that was encoded", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(readPrefill(`#robots=${encodeURIComponent(text)}`).robots).toBe(text);
      }),
    );
  });

  it("accepts any fragment and never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readPrefill(`robots=${text}`).robots).not.toBeNull();
      }),
    );
    expect(readPrefill("#robots=100%").robots).toBe("100%");
    expect(readPrefill("#nothing&=&url=")).toMatchObject({ robots: null, urls: [] });
  });

  it("takes no more URLs than a page tests", () => {
    const many = "url=/a&".repeat(MAX_URLS + 100);
    expect(readPrefill(`#${many}`).urls).toHaveLength(MAX_URLS);
  });
});

describe("a value that is too long in an address", () => {
  const long = (length: number): string => "x".repeat(length);

  it.each([
    ["robots", 2_000_000, null],
    ["crawler", MAX_CRAWLER_LENGTH, ""],
    ["response", 65_536, ""],
  ] as const)("is left out, for %s above %d characters", (name, most, none) => {
    expect(readPrefill(`#${name}=${long(most)}`)[name]).toBe(long(most));
    expect(readPrefill(`#${name}=${long(most + 1)}`)[name]).toBe(none);
  });

  it("is left out, as are empty URLs", () => {
    const [longest, longer] = [long(MAX_URL_LENGTH), long(MAX_URL_LENGTH + 1)];
    expect(readPrefill(`url=${longest}&url=${longer}&url=%20&url=/a`).urls).toEqual([
      longest,
      "/a",
    ]);
  });
});

describe("isPrefill", () => {
  it.each([
    ["#robots=", true],
    ["url=/a", true],
    ["#crawler=x", true],
    ["#robots", false],
    ["#3.abc", false],
    ["#example/shop", false],
  ])("says of %j: %j", (fragment, answer) => {
    expect(isPrefill(fragment)).toBe(answer);
  });
});

describe("prefilledState", () => {
  it("opens an empty file for Googlebot if the address names neither", () => {
    expect(prefilledState(readPrefill("#url=/a"))).toEqual({
      source: "",
      lineEnd: "\n",
      crawler: "Googlebot",
      dialect: "automatic",
      urls: [{ typed: "/a", expectations: [] }],
    });
  });
});

describe("a crawler in the address", () => {
  it("is the one asked about", () => {
    const { crawler } = prefilledState(readPrefill("#url=/a&crawler=GPTBot"));
    expect(crawler).toBe("GPTBot");
  });
});
