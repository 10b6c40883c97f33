import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { parse } from "../syntax/parse.ts";
import { readGolden } from "../testing/golden.ts";
import { compile } from "./compile.ts";

interface Vector {
  readonly set: string;
  readonly source: string;
  /** The readers that the expectation applies to, joined by `+`; `all` for every one. */
  readonly profile: string;
  readonly robots: string;
  readonly agent: string;
  readonly expect: readonly {
    readonly url: string;
    readonly allowed: boolean;
    /** Engines that gave another verdict when they were run. */
    readonly deviates?: readonly string[];
  }[];
}

const vectors = readGolden<Vector>("vectors");

const of = (...profiles: readonly string[]): readonly Vector[] =>
  vectors.filter(({ profile }) => profile.split("+").some((name) => profiles.includes(name)));

const outcomes = (id: DialectId, { robots, agent, expect: expected }: Vector) => {
  const { decide } = compile(parse(robots), dialects[id], agent);
  return expected.map(({ url }) => ({ url, allowed: decide(url).allowed }));
};

describe.each([
  ["rfc9309", ["rfc9309", "all"], 61],
  ["draft-1996", ["1996", "all"], 24],
] as const)("the dialect %s against the standards' own tables", (id, profiles, count) => {
  const own = of(...profiles);

  it("has vectors that name it", () => {
    expect(own.length).toBe(count);
  });

  it.each(own)("$set: $robots for $agent", (vector) => {
    expect(outcomes(id, vector)).toEqual(
      vector.expect.map(({ url, allowed }) => ({ url, allowed })),
    );
  });
});

describe("the older readers against the vectors that are meant for all", () => {
  // The 1994 text and Kollar's do not decode escapes, and Kollar's accepts several paths per line.
  const plain = of("all").filter(({ robots }) => !robots.includes("%"));

  it.each(["standard-1994", "revisited-1996", "bing", "yandex"] as const)("%s", (id) => {
    for (const vector of plain) {
      if (id === "revisited-1996" && vector.set === "seed-cn") continue;
      expect([vector.set, outcomes(id, vector)]).toEqual([
        vector.set,
        vector.expect.map(({ url, allowed }) => ({ url, allowed })),
      ]);
    }
    expect(plain.length).toBe(12);
  });
});

describe.each([
  ["google", "google"],
  ["crawler-commons", "cc"],
  ["protego", "protego"],
  ["robots-parser", "rp"],
  ["python", "py"],
] as const)("the engine of %s", (id, key) => {
  it("agrees with the standards' tables, and deviates, as its dialect does", () => {
    const told = vectors.map((vector) => [
      vector.set,
      vector.robots,
      vector.expect.map(({ url, allowed, deviates }) => ({
        url,
        allowed: allowed !== (deviates?.includes(key) ?? false),
      })),
    ]);
    expect(vectors.map((vector) => [vector.set, vector.robots, outcomes(id, vector)])).toEqual(
      told,
    );
  });
});
