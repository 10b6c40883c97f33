import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText, seeded } from "../testing/arbitraries.ts";
import { witnessesOf } from "./witnesses.ts";

const urlsOf = (path: string) => witnessesOf([path], "utf-8").urls;

describe("the URLs made from a rule", () => {
  it.each([
    ["match exactly, are longer, and shorter by one", "/cart", ["/cart", "/cartx", "/car"]],
    ["go on with a query", "/cart", ["/cart?x=1"]],
    ["add to the query that is there", "/cart?a=1", ["/cart?a=1&x=1"]],
    ["fill a star with a little, nothing and a slash", "/a*b", ["/axb", "/ab", "/ax/yb"]],
    ["end where $ wants it and go on", "/a$", ["/a", "/ax"]],
    ["spell escapes in lower and upper case and decoded", "/%c3%A9", ["/%C3%A9", "/%c3%a9", "/é"]],
    ["escape what no URL holds", "/é b", ["/é b", "/%C3%A9%20b", "/%c3%a9%20b"]],
    ["name the directory of an index page", "/d/index.htm$", ["/d/", "/d/index.html"]],
    ["keep a dollar sign that is not at the end", "/a$b$", ["/a$b", "/a$bx"]],
    ["name the directory of any index page", "/a/index.html/index.html", ["/a/index.html/"]],
    ["begin with a slash", "cart", ["/cart"]],
    ["end before a fragment", "/a#b", ["/a"]],
  ])("%s", (_, path, expected) => {
    expect(urlsOf(path)).toEqual(expect.arrayContaining(expected));
  });

  it("name no directory for a page that only begins like an index page", () => {
    expect(urlsOf("/d/index.htmlx")).not.toContain("/d/");
  });

  it("have neither stars nor a final dollar sign", () => {
    expect(urlsOf("/a*b$").filter((url) => /[*$]/.test(url))).toEqual([]);
  });

  it("are generic ones if there are no rules", () => {
    expect(witnessesOf([], "utf-8")).toEqual({ urls: ["/", "/some/page"], isPartial: false });
  });

  it("are percent-encoded byte by byte if the file is not UTF-8", () => {
    expect(witnessesOf(["/\u00e9"], "latin1").urls).toContain("/%E9");
  });

  it("give each rule its share if there is not room for all", () => {
    const paths = Array.from({ length: 50 }, (_, index) => `/p${index}/`);
    const { urls, isPartial } = witnessesOf(paths, "utf-8", 60);
    expect(isPartial).toBe(true);
    expect(urls).toHaveLength(60);
    expect(paths.filter((path) => !urls.includes(path))).toEqual([]);
  });

  it("are paths without duplicates, whatever the rules", () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 5 }), (paths) => {
        const { urls } = witnessesOf(paths, "utf-8");
        expect(new Set(urls).size).toBe(urls.length);
        expect(urls.filter((url) => !url.startsWith("/") || url.includes("#"))).toEqual([]);
      }),
      seeded(200),
    );
  });
});
