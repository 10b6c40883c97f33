import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { parse } from "../syntax/parse.ts";
import { robotsFiles, seeded } from "../testing/arbitraries.ts";
import { compile } from "./compile.ts";
import { consideredGroups } from "./considered.ts";
import { consult } from "./consult.ts";

const FILE = `User-agent: *
Disallow: /a

User-agent: Googlebot-Image
Disallow: /b

User-agent: Googlebot
Disallow: /c

User-agent: bingbot
User-agent: Googlebot
Disallow: /d
`;

const stand = (crawler: string, source = FILE, id: DialectId = "google") =>
  consult(parse(source), dialects[id], crawler)
    .explain("/")
    .groups.map(({ standing, agent }) => `${agent?.line} ${standing}`);

describe("the groups an explanation considers", () => {
  it("are followed, replaced or for others", () => {
    expect(stand("Googlebot")).toEqual([
      "1 star-replaced",
      "4 names-others",
      "7 followed",
      "11 followed",
    ]);
    expect(stand("GPTBot")).toEqual([
      "1 followed",
      "4 names-others",
      "7 names-others",
      "10 names-others",
    ]);
  });

  it("are unused if they name a later token of the chain", () => {
    expect(stand("Googlebot-Image")).toEqual([
      "1 star-replaced",
      "4 followed",
      "7 fallback-unused",
      "11 fallback-unused",
    ]);
  });

  it("do not apply to a crawler that ignores groups for `*`", () => {
    expect(stand("AdsBot-Google")[0]).toBe("1 star-ignored");
  });

  it("are ignored if the reader follows only the first, or requires rules", () => {
    const twice = "User-agent: a\nDisallow: /a\n\nUser-agent: a\nDisallow: /b\n";
    expect(stand("a", twice, "python")).toEqual(["1 followed", "4 not-first"]);
    const twiceStar = twice.replaceAll(": a\n", ": *\n");
    expect(stand("a", twiceStar, "python")).toEqual(["1 followed", "4 not-first"]);
    expect(stand("a", twiceStar)).toEqual(["1 followed", "4 followed"]);
    const bare = "User-agent: *\nDisallow: /a\n\nUser-agent: a\nHost: x\n";
    const skipping = Object.values(dialects).filter(
      ({ facts }) => facts.emptyGroup.value === "skipped",
    );
    expect(skipping.length).toBeGreaterThan(0);
    for (const { id } of skipping) {
      expect(stand("a", bare, id)).toEqual(["1 followed", "4 no-rules"]);
      const bareStar = "User-agent: *\nHost: x\n\nUser-agent: a\nDisallow: /a\n";
      expect(stand("a", bareStar, id)).toEqual(["1 no-rules", "4 followed"]);
      const bareFallback =
        "User-agent: Googlebot\nHost: x\n\nUser-agent: Googlebot-Image\nDisallow: /b\n";
      expect(stand("Googlebot-Image", bareFallback, id)).toEqual(["1 no-rules", "4 followed"]);
    }
  });

  it("are passed over for a longer name if the reader follows only that", () => {
    const parts = "User-agent: foo\nDisallow: /a\n\nUser-agent: foobot\nDisallow: /b\n";
    expect(stand("FooBot", parts, "protego")).toEqual(["1 shorter-name", "4 followed"]);
    expect(stand("Foo", parts, "protego")).toEqual(["1 followed", "4 names-others"]);
  });

  it("are distinct for crawlers that share rules but have different fallbacks", () => {
    const matcher = compile(parse("User-agent: a\nDisallow: /\n"), dialects.google, "b");
    const standings = (chain: readonly string[]) =>
      consideredGroups(matcher, chain).map(({ standing }) => standing);
    expect(standings(["b"])).toEqual(["names-others"]);
    expect(standings(["b", "a"])).toEqual(["fallback-unused"]);
    expect(consideredGroups(matcher, ["b"])).toBe(consideredGroups(matcher, ["b"]));
  });

  it("include which token was looked for and how it was found", () => {
    const { crawler } = consult(parse(FILE), dialects.google, "googlebot-video/1.0").explain("/");
    expect(crawler.identity?.token).toBe("Googlebot-Video");
    expect(crawler).toMatchObject({
      chain: ["Googlebot-Video", "Googlebot"],
      followed: "Googlebot",
    });
  });

  it("agree with what is followed, in any file and dialect and for any crawler", () => {
    const crawlers = fc.constantFrom("Googlebot-Image", "AdsBot-Google", "FooBot", "GPTBot", "*");
    fc.assert(
      fc.property(
        robotsFiles,
        crawlers,
        fc.constantFrom(...Object.values(dialects)),
        (source, crawler, dialect) => {
          const { matcher, explain } = consult(parse(source), dialect, crawler);
          const { groups } = explain("/");
          const { kind } = matcher.selection;
          expect(groups.map(({ group }) => group)).toEqual(matcher.policy.groups);
          const followed = groups.filter(({ standing }) => standing === "followed");
          expect(followed.map(({ group }) => group)).toEqual(matcher.selection.groups);
          for (const { standing } of groups) {
            if (standing === "star-replaced") expect(kind).toBe("named");
            if (standing === "star-ignored") expect(kind).toBe("none");
          }
        },
      ),
      seeded(400),
    );
  });
});
