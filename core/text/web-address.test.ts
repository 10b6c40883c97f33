import { describe, expect, it } from "vitest";
import { webAddress } from "./web-address.ts";

describe("a web address", () => {
  it.each([
    ["https://shop.example", ["https", "shop.example", ""]],
    ["HTTP://Shop.Example/A?b#c", ["http", "shop.example", "/A?b"]],
    ["http://shop.example:80/a", ["http", "shop.example", "/a"]],
    ["https://shop.example:443/a", ["https", "shop.example", "/a"]],
    ["https://shop.example:80/a", ["https", "shop.example:80", "/a"]],
    ["http://shop.example:8080", ["http", "shop.example:8080", ""]],
    ["https://me@shop.example/a", ["https", "shop.example", "/a"]],
    ["https://shop.example/a@b", ["https", "shop.example", "/a@b"]],
    ["https://shop.example?a", ["https", "shop.example", "?a"]],
    ["https://shop.example/a b", ["https", "shop.example", "/a"]],
    ["https://shop.example#a", ["https", "shop.example", ""]],
  ])("is taken apart: %j", (text, [scheme, host, path]) => {
    expect(webAddress(text)).toEqual({ scheme, host, path });
  });

  it.each([
    "",
    "/a",
    "shop.example/a",
    "ftp://shop.example/",
    "https:///a",
    "see https://a.example",
  ])("is none: %j", (text) => {
    expect(webAddress(text)).toBeNull();
  });
});
