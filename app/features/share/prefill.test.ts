import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { MAX_CRAWLER_LENGTH, MAX_URL_LENGTH, MAX_URLS } from "../../state/store/limits.ts";
import { describePrefill, prefilledState, readPrefill } from "./prefill.ts";

describe("readPrefill", () => {
  it("separates file, URLs, crawler and HTTP headers", () => {
    const head = "HTTP/1.1 404\ncontent-type: text/html\n";
    const text = "User-agent: *\nDisallow: /a+b?c=1&d";
    const fragment = `#robots=${encodeURIComponent(text)}&url=%2Fcart&url=${encodeURIComponent("https://shop.example/?a=1&b")}&crawler=GPTBot&response=${encodeURIComponent(head)}`;
    expect(readPrefill(fragment)).toEqual({
      page: "",
      robots: text,
      urls: ["/cart", "https://shop.example/?a=1&b"],
      crawler: "GPTBot",
      response: head,
      urlsLeftOut: 0,
      tooLong: [],
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

  it("reads half a million URLs, and decodes none beyond the limit", () => {
    const decode = vi.spyOn(globalThis, "decodeURIComponent");
    // Copying a list for each of them would take the better part of an hour.
    const count = 500_000;
    expect(readPrefill(`#${"url=/a&".repeat(count)}`).urlsLeftOut).toBe(count - MAX_URLS);
    expect(decode).toHaveBeenCalledTimes(MAX_URLS);
    decode.mockRestore();
  });

  it.each([
    ["User-agent: *%0ADisallow: /%zz%E0%A4", "User-agent: *\nDisallow: /%zz%E0%A4"],
    ["100%%20%", "100% %"],
    ["%E4%C3%A4%C3", "%E4ä%C3"],
    ["%C0%AF%ED%A0%80%F5%80%80%80%41", "%C0%AF%ED%A0%80%F5%80%80%80A"],
    ["%f0%9f%a4%96%80%ff", "🤖%80%ff"],
  ])("decodes the rest of %j, which has escapes of no character", (given, text) => {
    expect(readPrefill(`#robots=${given}`).robots).toBe(text);
  });

  it("decodes any mixture of escapes as a lenient decoder of UTF-8 does", () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 12 }), (bytes) => {
        const escaped = bytes.map((one) => `%${one.toString(16).padStart(2, "0")}`).join("");
        const text = readPrefill(`#robots=${escaped}%`).robots ?? "";
        const kept = text.slice(0, -1).replace(/%[\da-f]{2}/g, "\uFFFD");
        const bare = new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(bytes));
        const letters = (one: string): string => one.replace(/[\uFFFD%]/g, "");
        expect(letters(kept)).toBe(letters(bare));
      }),
    );
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

describe("describePrefill", () => {
  const said = (fragment: string): string => describePrefill(readPrefill(fragment));

  it("says nothing more of an address that was opened whole", () => {
    expect(said("#robots=&url=/a&url=&crawler=x")).toBe("Opened the contents of the address.");
  });

  it("counts the URLs left out, those too long among them", () => {
    const long = "x".repeat(MAX_URL_LENGTH + 1);
    expect(said(`#${"url=/a&".repeat(MAX_URLS)}url=/b`)).toContain("1 URL was left out");
    expect(said(`#url=${long}&${"url=/a&".repeat(MAX_URLS + 1_499)}`)).toContain(
      "1,500 URLs were left out: 500 can be tested at once",
    );
  });

  it("names the other values left out", () => {
    const long = "x".repeat(70_000);
    expect(said(`#crawler=${long}&response=${long}`)).toMatch(/crawler's name .* HTTP headers/);
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
