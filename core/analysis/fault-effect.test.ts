import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { consult } from "../match/consult.ts";
import { allPaths } from "../proof/testing/brute-force.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { readerOf } from "../vocabulary/reader-of.ts";
import { faultEffect } from "./fault-effect.ts";

const effect = (before: readonly string[], after: readonly string[]) =>
  faultEffect(parse(before.join("\n")), parse(after.join("\n")));

describe("faultEffect", () => {
  it("names the engines that a misspelt line closes the site to", () => {
    const rest = ["Disallow: /"];
    const file = ["User-agent: *", "Disallow: /cart", ""];
    const found = effect(
      [...file, "useragent: GPTBot", ...rest],
      [...file, "User-agent: GPTBot", ...rest],
    );
    expect(found).toMatchObject({ kind: "closes-site", count: 1 });
    expect(found?.tokens.slice(0, 2)).toEqual(["bingbot", "DuckDuckBot"]);
    expect(found?.tokens).not.toContain("Googlebot");
  });

  it("counts the paths that a group opens by doing without the rules for all", () => {
    const file = ["User-agent: *", "Disallow: /a", "Disallow: /b", "", "User-agent: PerplexityBot"];
    const found = effect([...file, "Allow: /"], [...file, "Disallow: /a", "Disallow: /b"]);
    expect(found).toEqual({
      kind: "opens-paths",
      count: 2,
      tokens: ["PerplexityBot"],
      engines: 0,
    });
  });

  it("says who is not kept out", () => {
    const found = effect(
      ["User-agent: GPT Bot", "Disallow: /"],
      ["User-agent: GPTBot", "Disallow: /"],
    );
    expect(found).toMatchObject({ kind: "not-out", tokens: ["GPTBot"] });
  });

  it("says who is not kept out before it says what else changes for others", () => {
    const file = (field: string): readonly string[] => [
      "User-agent: *",
      "Disallow: /search",
      "",
      "User-agent: AhrefsBot",
      "Disallow: /",
      "",
      `${field}: Bytespider`,
      "Disallow: /",
    ];
    const found = effect(file("useragent"), file("User-agent"));
    expect(found).toMatchObject({ kind: "not-out", tokens: ["Bytespider"] });
  });

  it("is null if no verdict changes", () => {
    expect(effect(["User-agent: *", "Disallow: /a"], ["User-Agent: *", "Disallow: /a"])).toBeNull();
  });

  const paths = allPaths("ab/", 3);

  it("claims nothing that brute force does not find", () => {
    const rules = fc.array(
      fc.constantFrom("Disallow: /", "Allow: /", "Disallow: /a", "Allow: /a", "Disallow: /*b$"),
      { maxLength: 3 },
    );
    const names = fc.constantFrom("*", "Googlebot", "bingbot", "GPTBot");
    const files = fc
      .array(fc.tuple(names, rules), { maxLength: 3 })
      .map((groups) =>
        groups.map(([name, lines]) => [`User-agent: ${name}`, ...lines].join("\n")).join("\n\n"),
      );
    fc.assert(
      fc.property(files, files, (first, second) => {
        const [before, after] = [parse(first), parse(second)];
        const found = faultEffect(before, after);
        for (const token of found?.tokens ?? []) {
          const reader = dialects[readerOf(token)];
          const verdicts = (of: typeof before) => {
            const { matcher } = consult(of, reader, token);
            return paths.map((path) => matcher.decide(path).allowed);
          };
          const [old, now] = [verdicts(before), verdicts(after)];
          const isOpened = found?.kind === "closes-site" || found?.kind === "closes-paths";
          const isHit = (allowed: boolean, at: number): boolean =>
            allowed !== isOpened && now[at] === isOpened;
          expect([token, old.some(isHit)]).toEqual([token, true]);
        }
      }),
      seeded(60),
    );
  });
});
