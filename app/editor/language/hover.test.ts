import { describe, expect, it } from "vitest";
import { parse } from "../../../core/index.ts";
import { lint } from "../../../core/lint/index.ts";
import { hover } from "../../../core/service/index.ts";
import { isTold } from "./hover.ts";
import { markFindings } from "./lint.ts";
import { assistedState, plainQuery } from "./testing.ts";

describe("a hover card", () => {
  const isToldAt = (marked: string): boolean => {
    const offset = marked.indexOf("|");
    const source = marked.replace("|", "");
    const document = parse(source);
    const state = assistedState(source);
    const content = hover(document, offset, plainQuery.dialect);
    if (content === null) throw new Error("There is no card");
    return isTold(state.update(markFindings(state, lint(document))).state, content);
  };

  it("is not shown beside a finding that says the same", () => {
    expect(isToldAt("User-agent: ahrefs|-bot\nDisallow: /x\n")).toBe(true);
    expect(isToldAt("User-agent: *\nDisallow: /x\nOwn|er: me\n")).toBe(true);
    expect(isToldAt("User-agent: *\nDisallow: /x\nAll robots wel|come\n")).toBe(true);
  });

  it("is shown if it says more, or no finding does", () => {
    // The finding on this line is about others: it is the only group.
    expect(isToldAt("User-agent: Xyz|Bot\nDisallow: /x\n")).toBe(false);
    expect(isToldAt("User-agent: *\nDisallow: /x\nDisal|low: /x\n")).toBe(false);
    expect(isToldAt("User-agent: *\nDisal|ow: /x\n")).toBe(false);
  });
});
