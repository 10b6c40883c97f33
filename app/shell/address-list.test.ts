import { describe, expect, it } from "vitest";
import { isAddressList } from "./address-list.ts";

describe("isAddressList", () => {
  it("accepts one or more absolute URLs, one per line", () => {
    expect(isAddressList("https://shop.example/a\r\nhttp://shop.example/b\n")).toBe(true);
  });

  it("accepts nothing else, in particular no robots.txt", () => {
    expect(isAddressList("User-agent: *\nDisallow: /")).toBe(false);
    expect(isAddressList("Sitemap: https://shop.example/s.xml")).toBe(false);
    expect(isAddressList("https://shop.example/a see this")).toBe(false);
    expect(isAddressList("")).toBe(false);
  });
});
