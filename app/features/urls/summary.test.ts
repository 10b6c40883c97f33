import { describe, expect, it } from "vitest";
import { countsOf } from "./summary.ts";

const url = (allowed: boolean, meetsExpectation: boolean | null = null) => ({
  allowed,
  meetsExpectation,
});

const texts = (tested: Parameters<typeof countsOf>[0], isObeyed = true) =>
  countsOf(tested, isObeyed).map(({ text }) => text);

describe("the summary of URLs", () => {
  it("counts verdicts", () => {
    expect(texts([url(true), url(false), url(true)])).toEqual(["1 blocked", "2 allowed"]);
  });

  it("counts what is not as expected, when something is not", () => {
    expect(texts([url(false, false)])).toEqual(["1 blocked", "0 allowed", "1 not as expected"]);
  });

  it("has no verdicts for a crawler that does not obey", () => {
    expect(texts([url(true), url(true, false)], false)).toEqual([
      "not obeyed",
      "1 not as expected",
    ]);
  });
});
