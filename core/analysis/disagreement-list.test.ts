import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { parse } from "../syntax/parse.ts";
import { disagreements } from "./disagreements.ts";

const { google, rfc9309, python } = dialects;

const entriesFor = (source: string, urls: readonly string[]) =>
  disagreements({
    document: parse(source),
    dialects: [google, rfc9309, python],
    crawler: "Foo",
    urls,
  }).entries;

describe("the order of disagreements", () => {
  it("is by tested URLs, then lines, then length, in each entry and between them", () => {
    const source = `User-agent: *
Disallow /late
Disallow: /é
Allow /l*/long
Disallow /b
`;
    const lists = [[], ["/b/tested"], ["/é"]].map((urls) => entriesFor(source, urls));
    for (const entries of lists) {
      const keyOf = (one: (typeof entries)[number]["cases"][number] | undefined) => [
        one?.isTested === true ? 0 : 1,
        one?.lines[0]?.line ?? 0,
        one?.url.length ?? 0,
      ];
      const sorted = (keys: readonly (readonly number[])[]) =>
        keys.toSorted(
          ([a1 = 0, a2 = 0, a3 = 0], [b1 = 0, b2 = 0, b3 = 0]) => a1 - b1 || a2 - b2 || a3 - b3,
        );
      for (const { cases } of entries) expect(cases.map(keyOf)).toEqual(sorted(cases.map(keyOf)));
      const firsts = entries.map(({ cases }) => keyOf(cases[0]));
      expect(firsts).toEqual(sorted(firsts));
    }
    expect(lists.map((entries) => entries[0]?.cases[0]?.lines[0]?.line)).toEqual([2, 5, 3]);
    expect(lists.map((entries) => entries[0]?.cases[0]?.isTested)).toEqual([false, true, true]);
  });
});
