import { expect, it, vi } from "vitest";
import { dialects } from "../dialects/index.ts";
import { consult } from "../match/consult.ts";
import { Budget } from "../proof/budget.ts";
import { parse } from "../syntax/parse.ts";
import { compareAllUrls } from "./reader-areas.ts";

/** The work of comparing all readers on a file whose rules differ for most of them. */
const stepsFor = (rules: number) => {
  const lines = Array.from({ length: rules }, (_, at) => `Disallow: /a${at}/%7Eb?q=*\n`);
  const document = parse(`User-agent: *\n${lines.join("")}`);
  const readers = Object.values(dialects).map((dialect) => ({
    dialect,
    consultation: consult(document, dialect, "FooBot"),
  }));
  const count = vi.spyOn(Budget.prototype, "countQuery");
  const result = compareAllUrls(readers);
  const queries = count.mock.calls.length;
  count.mockRestore();
  return { ...result, queries };
};

it("compares all pairs of readers of an ordinary file", () => {
  expect(stepsFor(20).isPartial).toBe(false);
});

it("shares one budget among all pairs, and says that some were not compared", () => {
  const { isPartial, comparedInFull, queries } = stepsFor(6000);
  expect(isPartial).toBe(true);
  expect(comparedInFull.flat()).toHaveLength(Object.keys(dialects).length);
  expect(queries).toBeLessThan(200_000);
});
