import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runToEnd } from "../collections/run-to-end.ts";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { pathOf } from "../match/path.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { areasSteps, type ChangedAreas } from "./areas.ts";
import { allPaths, fileOf, oracle, rulesOf } from "./testing/brute-force.ts";

const { google } = dialects;
const paths = allPaths("ab/c", 7);

const read = (text: string): Matcher => compile(parse(text), google, "*");
const areasOf = (before: string, after: string): ChangedAreas =>
  runToEnd(areasSteps(read(before), read(after)));
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
        const { areas, isExact, proved } = runToEnd(areasSteps(old, now));
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
