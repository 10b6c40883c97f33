import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { parse } from "../syntax/parse.ts";
import { affectedReaders, firstDifference } from "./changes.ts";

const BOTH = [dialects.google, dialects.rfc9309];

const difference = (before: string, after: string): ReturnType<typeof firstDifference> =>
  firstDifference(parse(before), parse(after), BOTH);

const affected = (before: string, after: string): readonly string[] =>
  affectedReaders(parse(before), parse(after), Object.values(dialects)).map(({ id }) => id);

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
    [
      "what two rules match together",
      "User-agent: *\nDisallow: /*sort=\nAllow: /*&p*gx\n",
      "User-agent: *\nDisallow: /*sort=*\nAllow: /*&p*gx\n",
    ],
    ["what RFC 9309 reads alone", "User-agent: *\nDisallow: /a\n", "User-agent: *\nDisalow: /a\n"],
  ])("finds a change of %s", (_, before, after) => {
    expect(difference(before, after)).not.toBeNull();
    expect(difference(after, before)).not.toBeNull();
  });
});

describe("the crawler that a change is found for", () => {
  it("is one that a file names, or any other, whatever its name", () => {
    expect(difference("User-agent: a\nDisallow: /\n", "")).toMatchObject({ agent: "a" });
    expect(difference("User-agent: *\nDisallow: /\n", "")).toMatchObject({ agent: "*" });
    // Python looks for a group's name within the crawler's name, and every name contains the empty
    // one.
    const nameless = ["User-agent:\nDisallow: /a\n", "User-agent:\nDisallow: /b\n"] as const;
    expect(affected(...nameless)).toEqual(["python"]);
  });
});

describe("the readers that a change affects", () => {
  it("are those that do not accept the misspelling that is fixed", () => {
    const ids = affected("useragent: a\nDisallow: /\n", "User-agent: a\nDisallow: /\n");
    expect(ids).toContain("rfc9309");
    expect(ids).toContain("python");
    expect(ids).not.toContain("google");
  });

  it("are those for which a blank line ends a group", () => {
    const ids = affected("User-agent: a\n\nDisallow: /\n", "User-agent: a\nDisallow: /\n");
    expect(ids).toContain("standard-1994");
    expect(ids).not.toContain("google");
  });

  it("are none if only a comment changes", () => {
    expect(affected("User-agent: *\nDisallow: /a\n", "User-agent: *\nDisallow: /a # x\n")).toEqual(
      [],
    );
  });
});
