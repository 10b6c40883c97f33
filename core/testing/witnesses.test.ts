import { describe, expect, it } from "vitest";
import { parse } from "../syntax/parse.ts";
import { firstDifference } from "./witnesses.ts";

const difference = (before: string, after: string): ReturnType<typeof firstDifference> =>
  firstDifference(parse(before), parse(after));

describe("the search for a changed verdict", () => {
  it("finds none between spellings of the same rules", () => {
    expect(
      difference("User-agent: *\nDisallow: /a\n", "USER-AGENT:*\n\nDISALLOW:/a # x"),
    ).toBeNull();
  });

  it.each([
    ["a path", "User-agent: *\nDisallow: /a\n", "User-agent: *\nDisallow: /ab\n"],
    ["a star", "User-agent: *\nDisallow: /a*b\n", "User-agent: *\nDisallow: /ab\n"],
    ["an end", "User-agent: *\nDisallow: /a$\n", "User-agent: *\nDisallow: /a\n"],
    ["a crawler", "User-agent: a\nDisallow: /\n", "User-agent: b\nDisallow: /\n"],
    ["a kind of rule", "User-agent: *\nDisallow: /\nAllow: /a\n", "User-agent: *\nDisallow: /\n"],
    ["what RFC 9309 reads alone", "User-agent: *\nDisallow: /a\n", "User-agent: *\nDisalow: /a\n"],
  ])("finds a change of %s", (_, before, after) => {
    expect(difference(before, after)).not.toBeNull();
    expect(difference(after, before)).not.toBeNull();
  });
});
