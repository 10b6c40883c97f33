import { expect, it } from "vitest";
import { Hits, NONE } from "./hits.ts";
import { parsePattern } from "./pattern.ts";
import { TrigramIndex } from "./trigram-index.ts";

it("finds each of many equal patterns once", () => {
  const patterns = Array.from({ length: 1000 }, () => parsePattern("/*abc"));
  const index = new TrigramIndex(patterns, [...patterns.keys()]);
  const hits = new Hits();
  hits.clear();
  index.find("/abd", NONE, hits);
  expect(hits.inOrder).toEqual([]);
  index.find("/abc", NONE, hits);
  expect(hits.inOrder).toEqual([...patterns.keys()]);
});
