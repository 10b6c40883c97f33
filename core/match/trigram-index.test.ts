import { expect, it } from "vitest";
import { Hits, NONE } from "./hits.ts";
import { parsePattern } from "./pattern.ts";
import { TrigramIndex } from "./trigram-index.ts";

it("stops as soon as it has found as many patterns as asked for", () => {
  const patterns = Array.from({ length: 1000 }, () => parsePattern("/*abc"));
  const index = new TrigramIndex(patterns, [...patterns.keys()]);
  const hits = new Hits();
  hits.start(2);
  index.find("/abc", NONE, hits);
  expect(hits.inOrder).toEqual([0, 1]);
  hits.start(NONE);
  index.find("/abc", NONE, hits);
  expect(hits.inOrder).toHaveLength(1000);
});
