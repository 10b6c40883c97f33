import { describe, expect, it } from "vitest";
import { consult, dialects, parse } from "../../../core/index.ts";
import { plainText } from "../../verdicts/pieces.ts";
import { isOpenToSearch, nearestInWords } from "./nearest-in-words.ts";

const explained = (url: string, rule: string, crawler = "Googlebot") =>
  consult(parse(`User-agent: *\n${rule}\n`), dialects.google, crawler).explain(url);

const nearest = (url: string, rule: string): string => {
  const pieces = nearestInWords(explained(url, rule));
  return pieces === null ? "" : plainText(pieces);
};

describe("the nearest rule in words", () => {
  it("says what is blocked instead, and why the URL is not", () => {
    expect(nearest("/shop", "Disallow: /shop/")).toBe(
      "line 2 blocks /shop/, below it: /shop itself does not match.",
    );
    expect(nearest("/Shop/", "Disallow: /shop/")).toBe(
      "line 2 blocks /shop/. Capital and small letters are different ones here.",
    );
    expect(nearest("/shop?a", "Disallow: /shop$")).toBe(
      "line 2 blocks /shop$, which ends there: /shop?a goes on.",
    );
    expect(nearest("/blog", "Disallow: /shop/")).toBe("");
  });
});

describe("what else may keep a page out of search", () => {
  it("is of interest where a search engine may crawl", () => {
    expect(isOpenToSearch(explained("/shop", "Disallow: /shop/"))).toBe(true);
    expect(isOpenToSearch(explained("/shop/1", "Disallow: /shop/"))).toBe(false);
    expect(isOpenToSearch(explained("/shop", "Disallow: /shop/", "GPTBot"))).toBe(false);
  });
});
