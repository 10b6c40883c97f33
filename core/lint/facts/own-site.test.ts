import { describe, expect, it } from "vitest";
import { google } from "../../dialects/google.ts";
import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import { parse } from "../../syntax/parse.ts";
import { faultlessContext } from "../../testing/contexts.ts";
import { lineContext } from "../make-context.ts";
import { runsOf } from "./non-robots-lines.ts";
import { ownSite } from "./site.ts";

describe("the site of a file", () => {
  const siteOf = (addresses: readonly string[], requestedUrl: string | null = null) => {
    const document = parse(addresses.map((address) => `Sitemap: ${address}\n`).join(""));
    const response = requestedUrl === null ? null : { ...PLAIN_RESPONSE, requestedUrl };
    const context = lineContext(document, { dialect: google, response });
    return ownSite(context)?.host ?? null;
  };

  it.each([
    [["https://shop.example/s.xml"], "shop.example"],
    [["https://shop.example/s.xml", "http://SHOP.example/t.xml"], "shop.example"],
    [["https://shop.example/s.xml", "https://www.shop.example/t.xml"], null],
    [["/s.xml"], null],
    [["https://cdn.shop.example/s.xml"], null],
    [["https://static2.shop.example/s.xml"], null],
    [["https://assets-eu.shop.example/s.xml"], null],
    [["https://my-sitemaps.example/s.xml"], null],
    [["https://bucket.s3.amazonaws.com/s.xml"], null],
    [["https://amazonaws.com.example/s.xml"], "amazonaws.com.example"],
    [["https://filesharing.example/s.xml"], "filesharing.example"],
    [[], null],
  ])("is that of its sitemaps, unless they only lie there: %j, %j", (addresses, host) => {
    expect(siteOf(addresses)).toBe(host);
  });

  it("is the one it was requested from, whatever its sitemaps say", () => {
    expect(siteOf(["https://a.example/"], "https://b.example/robots.txt")).toBe("b.example");
    expect(siteOf(["https://a.example/"], "")).toBe("a.example");
  });
});

describe("consecutive lines", () => {
  it("are runs, which blank lines do not end", () => {
    const { lines } = faultlessContext(parse("x\n\nx\nx\ny\nx\n\n\ny\n"));
    const runs = runsOf(lines, ({ text }) => text === "x");
    expect(runs.map((run) => run.map(({ number }) => number))).toEqual([[1, 3, 4], [6]]);
  });
});
