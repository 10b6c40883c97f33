import { describe, expect, it } from "vitest";
import { summarise } from "./summary.ts";

const url = (allowed: boolean, meetsExpectation: boolean | null = null) => ({
  allowed,
  meetsExpectation,
});

describe("summarise", () => {
  it("counts verdicts", () => {
    expect(summarise([url(true), url(false), url(true)])).toBe("3 URLs: 1 blocked, 2 allowed");
  });

  it("counts what is not as expected, when something is not", () => {
    expect(summarise([url(false, false)])).toBe("1 URL: 1 blocked, 0 allowed, 1 not as expected");
  });

  it("counts expectations that fail, if there are any", () => {
    expect(summarise([url(true), url(true, false)], false)).toBe(
      "2 URLs: not obeyed, 1 not as expected",
    );
  });

  it("is empty for no URLs", () => {
    expect(summarise([])).toBe("");
  });
});
