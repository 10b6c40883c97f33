import { describe, expect, it } from "vitest";
import { gluedWithin } from "./lines.ts";

const OFFSET = 10;

const glued = (value: string): readonly string[] =>
  gluedWithin(value, OFFSET).map(({ name, from, to }) => {
    expect(value.slice(from - OFFSET, to - OFFSET)).toBe(name);
    return name;
  });

describe("a directive within the value of another", () => {
  it.each([
    ["/aDisallow: /b", ["Disallow"]],
    ["/aDisallow:/b", ["Disallow"]],
    ["/a disallow: /b", ["disallow"]],
    ["/a\tdisallow:/b", ["disallow"]],
    ["/adisallow: /b", ["disallow"]],
    ["/a/disallow: /b", ["disallow"]],
    ["disallow:/b", ["disallow"]],
    ["/aDisallow:", ["Disallow"]],
    ["/aAllow: *x", ["Allow"]],
    ["/a Allow : /x", ["Allow"]],
    ["/a Disallow: /b Allow: /c", ["Disallow", "Allow"]],
    ["* User-agent: Foo", ["User-agent"]],
    ["* Useragent: *", ["Useragent"]],
    ["/a Sitemap: https://shop.example/s.xml", ["Sitemap"]],
    ["/a sitemap: HTTP://shop.example/s.xml", ["sitemap"]],
    ["/a Crawl-delay: 10", ["Crawl-delay"]],
    ["/a Noindex: /b", ["Noindex"]],
  ])("is found in %j: %j", (value, names) => {
    expect(glued(value)).toEqual(names);
  });

  it.each([
    "/disallow:/b",
    "/adisallow:/b",
    "/a.disallow: /b",
    "/wiki/Disallow:_the_game",
    "/wiki/User-agent: /x",
    "/wiki/Sitemap: /x",
    "/wiki/Crawl-delay: why",
    "/Allow list",
    "/a",
    "",
  ])("is none in %j", (value) => {
    expect(glued(value)).toEqual([]);
  });
});
