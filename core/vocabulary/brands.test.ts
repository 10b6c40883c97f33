import { expect, it } from "vitest";
import { brands } from "./brands.ts";
import { findCrawler } from "./find-crawler.ts";

it.each([...brands])("%s stands for crawlers that exist, and is none itself", (brand, tokens) => {
  expect(findCrawler(brand)).toBeNull();
  expect(tokens.length).toBeGreaterThan(0);
  for (const token of tokens) expect(findCrawler(token)).toMatchObject({ token, retired: false });
});
