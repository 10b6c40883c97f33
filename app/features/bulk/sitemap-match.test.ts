import { expect, it } from "vitest";
import { statusOf } from "./sitemap-match.ts";

const own = { name: "sitemap.xml", hosts: ["shop.example"] };
const other = { name: "sitemap (1).xml", hosts: ["blog.example"] };

it.each([
  ["https://shop.example/sitemap.xml", [other, own], "read", own],
  ["https://shop.example/a/Sitemap.xml.gz?x=1", [own], "read", own],
  ["https://blog.example/sitemap.xml", [own], "other-host", own],
  ["https://shop.example/sitemap-2.xml", [own, other], "not-read", undefined],
  ["/sitemap.xml", [own], "read", own],
  ["https://shop.example/", [own], "not-read", undefined],
])("the sitemap at %s among those read: %#", (address, read, kind, file) => {
  expect(statusOf(address, read)).toEqual(file === undefined ? { kind } : { kind, file });
});

it("of several sitemaps with one name, the one in the folders of the URL is found, whatever it lists", () => {
  const shop = { name: "saved/shop.example/sitemap.xml", hosts: ["cdn.example"] };
  const blog = { name: "saved/blog.example/sitemap.xml", hosts: ["blog.example"] };
  expect(statusOf("https://shop.example/sitemap.xml", [blog, shop])).toEqual({
    kind: "read",
    file: shop,
  });
  const deep = { name: "x/en/sitemap.xml", hosts: ["shop.example"] };
  expect(statusOf("https://shop.example/en/sitemap.xml", [own, deep])).toEqual({
    kind: "read",
    file: deep,
  });
});
