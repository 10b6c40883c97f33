import { describe, expect, it } from "vitest";
import { isAddressList } from "./address-list.ts";

describe("isAddressList", () => {
  it("takes one or more whole addresses, one a line", () => {
    expect(isAddressList("https://shop.example/a\r\nhttp://shop.example/b\n")).toBe(true);
  });

  it("takes nothing else for one, a robots.txt least of all", () => {
    expect(isAddressList("User-agent: *\nDisallow: /")).toBe(false);
    expect(isAddressList("Sitemap: https://shop.example/s.xml")).toBe(false);
    expect(isAddressList("https://shop.example/a see this")).toBe(false);
    expect(isAddressList("")).toBe(false);
  });
});
