import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { Budget } from "./budget.ts";
import { type Comparison, compareMatchers, equivalent } from "./changes.ts";
import { rulesOfMatcher } from "./rules.ts";

const read = (reader: DialectId, ...rules: readonly string[]): Matcher =>
  compile(parse(["User-agent: *", ...rules].join("\n")), dialects[reader], "*");

const compare = (before: Matcher, after: Matcher, most?: number): Comparison =>
  compareMatchers(before, after, new Budget(most));

const summary = ({ changes: { proved, regions, unexamined } }: Comparison) => ({
  proved,
  regions: regions.map(
    ({ pattern, url, before, after }) =>
      `${pattern} ${url}: ${[before, after].map(({ rule, allowed }) => `${allowed ? "+" : "-"}${rule?.line ?? ""}`).join(" ")}`,
  ),
  unexamined: unexamined.map(({ reason, pattern, rules }) => [
    reason,
    pattern,
    ...rules.map((rule) => rule?.line ?? null),
  ]),
});

describe("the comparison of two matchers", () => {
  it("shows each difference with its region", () => {
    const found = compare(
      read("google", "Disallow: /a", "Disallow: /b/*c"),
      read("google", "Disallow: /d"),
    );
    expect(summary(found)).toEqual({
      proved: true,
      regions: ["/d /d: + -2", "/b/*c /b/pagec: -3 +", "/a /a: -2 +"],
      unexamined: [],
    });
    expect(found.shown.map(({ region }) => region)).toEqual(found.changes.regions);
    expect(found.shown.map(({ difference }) => difference.label)).toEqual([false, true, true]);
  });

  it("adds /robots.txt if only one reader always allows it", () => {
    const [google, rfc] = [read("google", "Disallow: /"), read("rfc9309", "Disallow: /")];
    expect(summary(compare(google, rfc)).regions).toEqual(["/robots.txt$ /robots.txt: -2 +"]);
    expect(summary(compare(rfc, google)).regions).toEqual(["/robots.txt$ /robots.txt: + -2"]);
    expect(compare(google, rfc).shown).toEqual([]);
    expect(summary(compare(rfc, rfc)).regions).toEqual([]);
  });

  it("does not add /robots.txt if a region with the same change includes it", () => {
    const [closed, open] = [read("google", "Disallow: /"), read("google", "Disallow:")];
    expect(summary(compare(closed, open)).regions).toEqual(["/ /: -2 +2"]);
    expect(summary(compare(open, closed)).regions).toEqual(["/ /: +2 -2"]);
    // The region changes in the other direction.
    const mixed = read("google", "Disallow: /", "Allow: /robots");
    expect(summary(compare(mixed, read("rfc9309", "Disallow: /r", "Allow: /"))).regions).toEqual([
      "/robots /robots: +3 -2",
      "/ /: -2 +3",
    ]);
  });

  it("compares readers with different spellings on what needs no escapes, and says so", () => {
    const rules = ["Disallow: /a%20b", "Disallow: /c"];
    const found = summary(compare(read("google", ...rules), read("python", "Disallow: /d")));
    expect(found).toEqual({
      proved: false,
      regions: ["/d /d: + -2", "/c /c: -3 +"],
      unexamined: [["spelling", null, null, null]],
    });
    const alike = summary(compare(read("google", ...rules), read("standard-1994", "Disallow: /d")));
    expect(alike).toEqual({
      proved: true,
      regions: ["/d /d: + -2", "/a%20b /a%20b: -2 +", "/c /c: -3 +"],
      unexamined: [],
    });
  });

  it("keeps the list of a reader whose rules have no escapes", () => {
    const [plain, escaped] = [read("google", "Disallow: /c"), read("python", "Disallow: /%25")];
    const found = compare(plain, escaped);
    expect(found.before.list).toBe(rulesOfMatcher(plain).list);
    expect(found.after.list.items).toEqual([]);
    expect(compare(plain, escaped).before.list).toBe(found.before.list);
    expect(compare(plain, escaped).after.list).toBe(found.after.list);
    const several = compare(read("google", "Disallow: /c%20d", "Disallow: /e"), escaped);
    expect(several.before.list.items.map(({ rank }) => rank)).toEqual([0]);
  });

  it("names the rules of a difference for which no URL was found", () => {
    // This reader resolves the dots in URLs, but not in rules.
    const dots = ["Disallow: /a/../b*/./c", "Disallow: /x"];
    const found = compare(read("robots-parser"), read("robots-parser", ...dots));
    expect(summary(found)).toEqual({
      proved: false,
      regions: ["/x /x: + -3"],
      unexamined: [["no-url", "/a/../b*/./c", null, 2]],
    });
    const back = compare(read("robots-parser", ...dots), read("robots-parser"));
    expect(summary(back).unexamined).toEqual([["no-url", "/a/../b*/./c", 2, null]]);
  });

  it("shows no difference where no URL can be", () => {
    // This reader encodes the sign in URLs, but not in rules.
    const found = compare(read("protego"), read("protego", "Disallow: /a=b", "Disallow: /x"));
    expect(summary(found)).toEqual({ proved: true, regions: ["/x /x: + -3"], unexamined: [] });
  });

  it("is cut short when the budget runs out", () => {
    const [before, after] = [read("google", "Disallow: /a"), read("google", "Disallow: /b")];
    expect(summary(compare(before, after, 0))).toMatchObject({
      proved: false,
      unexamined: [["budget", null, null, null]],
    });
    expect(equivalent(before, before, 0)).toBe(true);
    const longer = read("google", "Disallow: /a", "Disallow: /a/b");
    expect(equivalent(before, longer)).toBe(true);
    expect(equivalent(before, longer, 0)).toBe(false);
  });
});
