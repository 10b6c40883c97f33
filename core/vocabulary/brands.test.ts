import { expect, it } from "vitest";
import { brands, clippedNames } from "./brands.ts";
import { findCrawler } from "./find-crawler.ts";

it.each([...brands])("%s stands for crawlers that exist, and is none itself", (brand, tokens) => {
  expect(findCrawler(brand)).toBeNull();
  expect(tokens.length).toBeGreaterThan(0);
  for (const token of tokens) expect(findCrawler(token)).toMatchObject({ token, retired: false });
});

it.each([...clippedNames])(
  "%s is the beginning of crawlers' names, and none itself",
  (name, tokens) => {
    expect(findCrawler(name)).toBeNull();
    for (const token of tokens) {
      expect(token.toLowerCase().startsWith(`${name}-`)).toBe(true);
      expect(findCrawler(token)).toMatchObject({ token, retired: false });
    }
  },
);
