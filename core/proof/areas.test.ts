import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { pathOf } from "../match/path.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { type ChangedAreas, changedAreas } from "./areas.ts";
import { allPaths, fileOf, oracle, rulesOf } from "./testing/brute-force.ts";

const { google } = dialects;
const paths = allPaths("ab/c", 7);

const read = (text: string): Matcher => compile(parse(text), google, "*");
const areasOf = (before: string, after: string): ChangedAreas =>
  changedAreas(read(before), read(after));
const group = (...rules: readonly string[]): string => ["User-agent: *", ...rules].join("\n");

const summary = ({ areas }: ChangedAreas): readonly string[] =>
  areas.map(({ pattern, after, exceptions }) => {
    const except = exceptions.map((each) => `${each.pattern} (${each.rule?.line ?? "no rule"})`);
    const sign = after.allowed ? "+" : "-";
    return [`${sign} ${pattern}`, ...except].join(" except ");
  });

describe("the areas of a change", () => {
  it("with their exceptions are exactly the paths that change, by brute force", () => {
    fc.assert(
      fc.property(rulesOf("ab/", 3), rulesOf("ab/", 3), (before, after) => {
        const [old, now] = [read(fileOf(before)), read(fileOf(after))];
        const { areas, isExact, proved } = changedAreas(old, now);
        expect({ isExact, proved }).toEqual({ isExact: true, proved: true });
        const tests = areas.map(({ pattern, after: { allowed }, exceptions }) => ({
          allowed,
          matches: oracle(pattern),
          excepts: exceptions.map((each) => oracle(each.pattern)),
        }));
        const wrong = paths.find((path) => {
          const url = `https://site.example${path}`;
          const { allowed } = now.decide(url);
          const isChanged = old.decide(url).allowed !== allowed;
          const isSaid = tests.some(
            (area) =>
              area.allowed === allowed &&
              area.matches(path) &&
              !area.excepts.some((matches) => matches(path)),
          );
          return isSaid !== isChanged;
        });
        expect(wrong).toBeUndefined();
        for (const { url, before: was, after: is, pattern } of areas) {
          expect([old.decide(url), now.decide(url)]).toEqual([was, is]);
          expect(oracle(pattern)(pathOf(url))).toBe(true);
        }
      }),
      seeded(400),
    );
  });

  it("exclude what a rule of higher precedence decides as before", () => {
    const rest = ["Allow: /shop/help", "Disallow: /x"];
    expect(summary(areasOf(group(...rest), group("Disallow: /shop/", ...rest)))).toEqual([
      "- /shop/ except /shop/help (3)",
    ]);
  });

  it("exclude what had the same verdict before", () => {
    const before = group("Disallow: /shop/cart", "Disallow: /*?sort=");
    expect(summary(areasOf(before, `${before}\nDisallow: /shop/`))).toEqual([
      "- /shop/ except /*?sort= (3) except /shop/cart (2)",
    ]);
  });

  it("are also reported within an exception", () => {
    const before = group("Allow: /shop/help");
    const after = group("Allow: /shop/help", "Disallow: /shop/", "Disallow: /shop/help/staff");
    expect(summary(areasOf(before, after))).toEqual([
      "- /shop/ except /shop/help (2)",
      "- /shop/help/staff",
    ]);
  });

  it("have no exceptions if there are too many", () => {
    const many = Array.from({ length: 900 }, (_, at) => `Allow: /a/${at}/`);
    const { areas, isExact, proved } = areasOf(group(...many), group("Disallow: /a", ...many));
    expect({ isExact, proved }).toEqual({ isExact: false, proved: true });
    expect(areas).toMatchObject([{ pattern: "/a", url: "/a", exceptions: [] }]);
  });
});

describe("the exceptions to an area", () => {
  const exceptionsOf = (before: string, after: string) =>
    areasOf(before, after).areas.map(({ exceptions }) =>
      exceptions.map(({ pattern, rule, allowed }) => [pattern, rule?.line ?? null, allowed]),
    );

  it("name the pattern, the rule that decides after the change, and its verdict", () => {
    const rest = ["Allow: /shop/help", "Disallow: /shop/x"];
    expect(exceptionsOf(group(...rest), group(...rest, "Disallow: /shop/"))).toEqual([
      [
        ["/shop/x", 3, false],
        ["/shop/help", 2, true],
      ],
    ]);
    expect(exceptionsOf(group("Disallow: /a", "Allow: /a/b"), group("Disallow: /a/c"))).toEqual([
      [
        ["/a/c", 2, false],
        ["/a/b", null, true],
      ],
    ]);
    expect(exceptionsOf(group("Allow: /a/b", "Disallow: /a"), group("Allow: /x"))).toEqual([
      [["/a/b", null, true]],
    ]);
  });

  it("are the part within the area if the rule's text says more", () => {
    const shorter = group("Disallow: /a*/b*/b", "Allow: /*/b");
    expect(summary(areasOf(shorter, `${shorter}\nDisallow: /*/b*/`))).toEqual([
      "- /*/b*/ except /a*/b*/b (2)",
    ]);
    const twice = group("Allow: /*ab");
    expect(exceptionsOf(twice, `${twice}\nDisallow: /xa`)).toEqual([
      [
        ["/xab", 2, true],
        ["/xa*ab", 2, true],
      ],
    ]);
  });
});

describe("areas without differences of rules", () => {
  it("are none, exactly, if nothing changes", () => {
    expect(areasOf(group("Disallow: /a"), group("Disallow: /a*"))).toEqual({
      areas: [],
      isExact: true,
      proved: true,
      unexamined: [],
    });
  });

  it("are none if only a reader's exemption for /robots.txt changes, which is exact", () => {
    const closed = parse(group("Disallow: /"));
    const [google, rfc9309] = [dialects.google, dialects.rfc9309].map((dialect) =>
      compile(closed, dialect, "*"),
    ) as [Matcher, Matcher];
    expect(changedAreas(google, rfc9309)).toMatchObject({ areas: [], isExact: true });
  });

  it("do not include /robots.txt if rules change too", () => {
    const [before, after] = [
      compile(parse(group("Disallow: /")), dialects.rfc9309, "*"),
      compile(parse(group("Disallow: /", "Allow: /a")), dialects.google, "*"),
    ];
    const { areas } = changedAreas(before, after);
    expect(areas.map(({ pattern, exceptions }) => [pattern, exceptions])).toEqual([["/a", []]]);
  });

  it("are not proved if something was not examined", () => {
    const stars = (letter: string) => `/${`*${letter}`.repeat(12)}`;
    const before = group(`Disallow: ${stars("b")}`, "Disallow: /x");
    const after = group(`Disallow: ${stars("b")}`, `Allow: ${stars("a")}`);
    const { areas, proved, unexamined } = areasOf(before, after);
    expect(areas.map(({ pattern }) => pattern)).toEqual(["/x"]);
    expect(proved).toBe(false);
    expect(unexamined).toMatchObject([{ reason: "budget" }]);
  });
});
