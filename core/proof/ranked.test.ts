import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runToEnd } from "../collections/run-to-end.ts";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { consult } from "../match/consult.ts";
import { PLAIN_RESPONSE } from "../response/plain-response.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { covers, notation, STAR } from "./closed-pattern.ts";
import { RankedList, rulesOfMatcher } from "./ranked.ts";
import { fileOf, patternsOf, rulesOf } from "./testing/brute-force.ts";
import { type Line, linesOf, listOf } from "./testing/lists.ts";
import { Work } from "./work.ts";

const group = (rules: readonly string[], reader: DialectId = "google"): Matcher =>
  compile(parse(["User-agent: *", ...rules].join("\n")), dialects[reader], "*");

const texts = (lines: Iterable<Line>): readonly string[] => Array.from(lines, ({ text }) => text);

/** An item of a list by its rank. */
const itemAt = ({ items }: RankedList<Line>, rank: number): Line => items[rank] as Line;

/** What a query returns, and the steps of work that it takes. */
const costing = <Result>(query: (work: Work) => Result) => {
  const work = new Work();
  return { result: query(work), steps: work.steps };
};

describe("a ranked list", () => {
  it("finds what matches a path in order of precedence", () => {
    const list = listOf("- /a/b", "+ /a*c", "- /a", "+ /b$");
    const work = new Work();
    const first = (word: string) => list.find(word, work)?.text ?? null;
    expect(["/a/b/c", "/a/c", "/ab", "/b", "/bb"].map(first)).toEqual([
      "- /a/b",
      "+ /a*c",
      "- /a",
      "+ /b$",
      null,
    ]);
    const all = (word: string) => texts(list.findAll(word, work));
    expect(all("/a/b/c")).toEqual(["- /a/b", "+ /a*c", "- /a"]);
    expect(all("/c")).toEqual([]);
  });

  it("finds the entries of rules that are two patterns, as their reader decides", () => {
    fc.assert(
      fc.property(rulesOf("ab/", 4), patternsOf("ab/", 4), (rules, asked) => {
        const { list } = rulesOfMatcher(compile(parse(fileOf(rules)), dialects.google, "*"));
        const work = new Work();
        const word = asked.replace(/^[^/]*/, "/").replaceAll("*", STAR);
        const matching = list.items.filter(({ pattern }) => covers(pattern, { word }));
        expect(list.find(word, work)).toBe(matching[0] ?? null);
        const readings = [...new Set(matching.map(({ reading }) => reading))];
        expect(list.findAll(word, work).map(({ reading }) => reading)).toEqual(readings);
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
    const found = (word: string) => list.find(word, new Work())?.rank;
    expect(["/c/d", "/x/c/d", "/a", "/x/a", "/b"].map(found)).toEqual([0, 1, 2, 3, 4]);
  });

  it("counts the cost of a query by the stars of its patterns", () => {
    // Four steps, and half of one for each of the word's four characters, times the weight.
    const cost = (...lines: readonly string[]) =>
      costing((work) => listOf(...lines).find("/a/b", work)).steps;
    expect(cost("- /a")).toBe(6);
    expect(cost("- /a$", "- /a*b", "- /a*b*")).toBe(6 + 2 * (2 / 15));
    expect(cost("- /a*b$")).toBeCloseTo(6 + 2 * (1 / 15));
    expect(cost("- /a*$")).toBe(6);
    expect(cost("- /a*bc*d*e")).toBe(6 + 2 * (3 / 15));
    expect(cost("- /a*bcd*e*f")).toBe(6 + 2 * (3 / 250));
    expect(cost("- /abc*d*e*f")).toBe(6 + 2 * (3 / 15));
  });
});

describe("what matches an item's own word", () => {
  const nested = listOf("- /a/b", "+ /a*b", "- /a", "+ /c");

  it("is queried once", () => {
    const list = listOf("- /a/b", "+ /a*b", "- /a", "+ /c");
    const ask = (rank: number) =>
      costing((work) => texts(list.findAllAt(itemAt(list, rank), work)));
    const [first, alone] = [ask(0), ask(2)];
    expect(first.result).toEqual(["- /a/b", "+ /a*b", "- /a"]);
    expect(alone.result).toEqual(["- /a"]);
    expect(first.steps).toBeGreaterThan(0);
    expect([ask(0), ask(2)]).toEqual([
      { ...first, steps: 0 },
      { ...alone, steps: 0 },
    ]);
  });

  it("is stored if it is not the item alone: all of up to eight, or the first eight", () => {
    const short = Array.from({ length: 8 }, (_, at) => `- /${"a".repeat(20 - at)}`);
    const [eight, nine] = [listOf(...short), listOf(...short, "- /a")];
    for (const list of [eight, nine]) {
      const first = itemAt(list, 0);
      expect(texts(list.knownAt(first))).toEqual([]);
      const all = list.findAllAt(first, new Work());
      expect(all).toEqual(list.items);
      expect(texts(list.knownAt(first))).toEqual(short);
    }
    expect(costing((work) => eight.findAllAt(itemAt(eight, 0), work)).steps).toBe(0);
    expect(costing((work) => nine.findAllAt(itemAt(nine, 0), work)).steps).toBeGreaterThan(0);
    nested.findAllAt(itemAt(nested, 3), new Work());
    expect(nested.knownAt(itemAt(nested, 3))).toEqual([]);
  });

  it("is the item alone or not, found with one query", () => {
    const list = listOf("- /a/b", "+ /a*b", "- /a", "+ /c");
    const ask = (rank: number) => costing((work) => list.isAlone(itemAt(list, rank), work));
    const answers = [0, 1, 2, 3].map(ask);
    expect(answers.map(({ result }) => result)).toEqual([false, false, true, true]);
    for (const { steps } of answers) expect(steps).toBeGreaterThan(0);
    expect([0, 1, 2, 3].map(ask)).toEqual(answers.map((each) => ({ ...each, steps: 0 })));
    // Whatever was stored answers both questions.
    const words = costing((work) => list.findAllAt(itemAt(list, 3), work));
    expect(words).toEqual({ result: [itemAt(list, 3)], steps: 0 });
  });

  it("is queried once for the many items that have the same word", () => {
    const list = listOf(...Array.from({ length: 20 }, () => "- /a*b"));
    const ask = (rank: number) => costing((work) => list.isAlone(itemAt(list, rank), work));
    const [first, ...others] = Array.from(list.items.keys(), ask);
    expect(first?.steps).toBeGreaterThan(20);
    for (const answer of others) expect(answer).toEqual({ result: false, steps: 0 });
  });

  it("is the item alone if no other item matches it, by definition", () => {
    fc.assert(
      fc.property(fc.array(patternsOf("ab/", 4), { minLength: 1, maxLength: 8 }), (patterns) => {
        const list = listOf(...patterns.map((each) => `- /${each.replace(/^\*?\/*/, "")}`));
        for (const item of list.items) {
          const matching = list.items.filter(({ pattern }) => covers(pattern, item.pattern));
          expect(list.isAlone(item, new Work())).toBe(matching.length === 1);
        }
      }),
      seeded(200),
    );
  });
});

describe("the items below another one", () => {
  it("that it may meet are those with another label in a short list, and all in a long one", () => {
    const few = ["- /a", "+ /a/b", "- /a/c", "+ /b", "+ /"];
    const filling = (count: number) => Array.from({ length: count }, (_, at) => `- /z${at}`);
    const below = (count: number, rank: number) => {
      const list = listOf(...few, ...filling(count));
      return { isLong: list.isLong, found: new Set(texts(list.meetingBelow(itemAt(list, rank)))) };
    };
    expect(below(507, 0)).toEqual({ isLong: false, found: new Set(["+ /a/b", "+ /"]) });
    expect(below(507, 1)).toEqual({ isLong: false, found: new Set([]) });
    expect(below(507, 3)).toEqual({ isLong: false, found: new Set([]) });
    expect(below(508, 0)).toEqual({ isLong: true, found: new Set(["+ /a/b", "- /a/c", "+ /"]) });
    expect(below(508, 1)).toEqual({ isLong: true, found: new Set(["+ /"]) });
  });
});

describe("the items of a list", () => {
  it("that are distinct are the first of each pattern", () => {
    const list = listOf("- /a", "+ /b", "+ /a", "- /a*", "- /c");
    expect(texts(list.distinct)).toEqual(["- /a", "+ /b", "- /c"]);
    expect(list.distinct).toBe(list.distinct);
  });

  it("that are live decide their own word, and are searched for once", () => {
    const list = listOf("- /a/b", "- /a", "+ /a*c", "+ /b", "- /b");
    const live = (work = new Work()) => runToEnd(list.live(work));
    expect(texts(live())).toEqual(["- /a/b", "- /a", "+ /b"]);
    const again = new Work();
    expect(live(again)).toBe(live());
    expect(again.steps).toBe(0);
  });

  it("that are live are not stored if the search runs out of budget", () => {
    const list = listOf("- /a", "- /b", "- /c");
    expect(texts(runToEnd(list.live(new Work(0))))).toEqual(["- /a"]);
    expect(texts(runToEnd(list.live(new Work())))).toEqual(["- /a", "- /b", "- /c"]);
  });

  it("that are live are searched for with pauses", () => {
    const list = new RankedList(
      linesOf(Array.from({ length: 300 }, (_, at) => `- /${at}/${"x".repeat(1000)}`)),
    );
    // Each takes about 500 steps, and a pause comes after 20,000.
    expect([...list.live(new Work())].length).toBe(7);
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
