import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { parse } from "../syntax/parse.ts";
import { readGolden } from "../testing/golden.ts";
import { compile } from "./compile.ts";

interface Vector {
  readonly set: string;
  /** The readings the expectation holds for, joined by `+`; `all` for every one. */
  readonly profile: string;
  readonly robots: string;
  readonly agent: string;
  readonly expect: readonly { readonly url: string; readonly allowed: boolean }[];
}

describe("rfc9309 dialect against the standards' own tables", () => {
  const vectors = readGolden<Vector>("vectors").filter(({ profile }) =>
    profile.split("+").some((name) => name === "rfc9309" || name === "all"),
  );

  it("has the vectors that name it", () => {
    expect(vectors.length).toBe(61);
  });

  it.each(vectors)("$set: $robots for $agent", ({ robots, agent, expect: expected }) => {
    const { decide } = compile(parse(robots), dialects.rfc9309, agent);
    expect(expected.map(({ url }) => ({ url, allowed: decide(url).allowed }))).toEqual(
      expected.map(({ url, allowed }) => ({ url, allowed })),
    );
  });
});
