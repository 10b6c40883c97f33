import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { consult } from "../match/consult.ts";
import { PLAIN_RESPONSE } from "../response/plain-response.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { Budget } from "./budget.ts";
import { covers, notation, STAR } from "./closed-pattern.ts";
import { rulesOfMatcher } from "./rules.ts";
import { fileOf, patternsOf, rulesOf } from "./testing/brute-force.ts";
import { type Line, listOf } from "./testing/lists.ts";

const group = (rules: readonly string[], reader: DialectId = "google"): Matcher =>
  compile(parse(["User-agent: *", ...rules].join("\n")), dialects[reader], "*");

const texts = (lines: Iterable<Line>): readonly string[] => Array.from(lines, ({ text }) => text);

/** What a query returns, and the steps of budget that it takes. */
const costing = <Result>(query: (budget: Budget) => Result) => {
  const budget = new Budget();
  return { result: query(budget), steps: budget.steps };
};

describe("a ranked list", () => {
  it("finds what matches a path in order of precedence", () => {
    const list = listOf("- /a/b", "+ /a*c", "- /a", "+ /b$");
    const budget = new Budget();
    const first = (word: string) => list.find(word, budget)?.text ?? null;
    expect(["/a/b/c", "/a/c", "/ab", "/b", "/bb"].map(first)).toEqual([
      "- /a/b",
      "+ /a*c",
      "- /a",
      "+ /b$",
      null,
    ]);
    const all = (word: string) => texts(list.findAll(word, budget));
    expect(all("/a/b/c")).toEqual(["- /a/b", "+ /a*c", "- /a"]);
    expect(all("/c")).toEqual([]);
  });

  it("finds the patterns of rules that are two patterns, as their reader decides", () => {
    fc.assert(
      fc.property(rulesOf("ab/", 4), patternsOf("ab/", 4), (rules, asked) => {
        const { list } = rulesOfMatcher(compile(parse(fileOf(rules)), dialects.google, "*"));
        const budget = new Budget();
        const word = asked.replace(/^[^/]*/, "/").replaceAll("*", STAR);
        const matching = list.items.filter(({ pattern }) => covers(pattern, { word }));
        expect(list.find(word, budget)).toBe(matching[0] ?? null);
        expect(list.findAll(word, budget)).toEqual(matching);
        expect(list.items.map(({ rank }) => rank)).toEqual(list.items.map((_, at) => at));
      }),
      seeded(200),
    );
    const { list } = rulesOfMatcher(group(["Disallow: */a", "Allow: /b", "Disallow: */c/d"]));
    expect(list.items.map(({ pattern, rank }) => [rank, notation(pattern)])).toEqual([
      [0, "/c/d"],
      [1, "/*/c/d"],
      [2, "/a"],
      [3, "/*/a"],
      [4, "/b"],
    ]);
    const found = (word: string) => list.find(word, new Budget())?.rank;
    expect(["/c/d", "/x/c/d", "/a", "/x/a", "/b"].map(found)).toEqual([0, 1, 2, 3, 4]);
  });

  it("counts the cost of a query by the stars of its patterns", () => {
    // Four steps, and half of one for each of the word's four characters, times the weight.
    const cost = (...lines: readonly string[]) =>
      costing((budget) => listOf(...lines).find("/a/b", budget)).steps;
    expect(cost("- /a")).toBe(6);
    expect(cost("- /a$", "- /a*b", "- /a*b*")).toBe(6 + 2 * (2 / 15));
    expect(cost("- /a*b$")).toBeCloseTo(6 + 2 * (1 / 15));
    expect(cost("- /a*$")).toBe(6);
    expect(cost("- /a*bc*d*e")).toBe(6 + 2 * (3 / 15));
    expect(cost("- /a*bcd*e*f")).toBe(6 + 2 * (3 / 250));
    expect(cost("- /abc*d*e*f")).toBe(6 + 2 * (3 / 15));
  });
});

describe("the items of a list", () => {
  it("that come next with another label are known for each item", () => {
    const nextOf = (...lines: readonly string[]) => {
      const list = listOf(...lines);
      return list.items.map((item) => list.nextOpposed(item));
    };
    expect(nextOf("- /a", "- /b", "+ /c", "- /d", "- /e")).toEqual([2, 2, 3, 5, 5]);
    expect(nextOf("- /a", "- /b")).toEqual([2, 2]);
    expect(nextOf()).toEqual([]);
  });

  it("that cover an item match its word, and are searched for once", () => {
    const list = listOf("- /a/b", "- /a", "+ /a*b", "+ /b");
    const covering = (budget = new Budget()) =>
      list.items.map((item) => texts(list.covering(item, budget)));
    expect(covering()).toEqual([
      ["- /a/b", "- /a", "+ /a*b"],
      ["- /a"],
      ["- /a", "+ /a*b"],
      ["+ /b"],
    ]);
    const again = new Budget();
    covering(again);
    expect(again.steps).toBe(0);
  });

  it("that repeat each other are searched for once", () => {
    const list = listOf(...Array.from({ length: 20 }, () => "- /a"));
    const budget = new Budget();
    const found = list.items.map((item) => list.covering(item, budget));
    expect(new Set(found).size).toBe(1);
    expect(texts(found[0] ?? [])).toEqual(texts(list.items));
  });

  it("that are live decide their own word, and are searched for once", () => {
    const list = listOf("- /a/b", "- /a", "+ /a*c", "+ /b", "- /b");
    const live = (budget = new Budget()) => list.live(budget);
    expect(texts(live())).toEqual(["- /a/b", "- /a", "+ /b"]);
    const again = new Budget();
    expect(live(again)).toBe(live());
    expect(again.steps).toBe(0);
  });

  it("that are live are not stored if the search runs out of budget", () => {
    const list = listOf("- /a", "- /b", "- /c");
    expect(texts(list.live(new Budget(0)))).toEqual(["- /a"]);
    expect(texts(list.live(new Budget()))).toEqual(["- /a", "- /b", "- /c"]);
  });
});

describe("the rules of a matcher", () => {
  it("are its readings in order, with the verdict of URLs that none matches", () => {
    const { list, otherwise } = rulesOfMatcher(group(["Disallow: /a", "Allow: /a/b"]));
    expect(otherwise).toBe(true);
    expect(list.items.map(({ pattern, rank, label }) => [notation(pattern), rank, label])).toEqual([
      ["/a/b", 0, true],
      ["/a", 1, false],
    ]);
  });

  it.each([
    [200, true],
    [503, false],
  ])("are none if there is no group, and with status %d every URL is allowed: %j", (status, is) => {
    const document = parse("User-agent: other\nDisallow: /\n");
    const { matcher } = consult(document, dialects.google, "a", { ...PLAIN_RESPONSE, status });
    expect(rulesOfMatcher(matcher)).toMatchObject({ otherwise: is, list: { items: [] } });
    expect(rulesOfMatcher(matcher).list).toBe(rulesOfMatcher(matcher).list);
  });

  it("are the same list for all crawlers that follow the same groups", () => {
    const document = parse("User-agent: a\nUser-agent: b\nDisallow: /\n");
    const listFor = (agent: string) =>
      rulesOfMatcher(consult(document, dialects.google, agent).matcher).list;
    expect(listFor("a")).toBe(listFor("b"));
  });
});
