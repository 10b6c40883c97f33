import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Dialect, DialectId, Topic } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { consult } from "../match/consult.ts";
import { rulesOf } from "../match/ruleset.ts";
import { PLAIN_RESPONSE } from "../response/plain-response.ts";
import type { HttpResponse } from "../response/response.ts";
import { parse } from "../syntax/parse.ts";
import { anyText, mangledFiles, robotsFiles, seeded } from "../testing/arbitraries.ts";
import type { Disagreements } from "./disagreement.ts";
import { disagreements } from "./disagreements.ts";
import { witnessesOf } from "./witnesses.ts";

const FIVE: readonly DialectId[] = ["google", "rfc9309", "bing", "yandex", "python"];

const differences = (
  source: string,
  {
    ids = FIVE,
    crawler = "Googlebot",
    urls = [],
    response = null,
  }: {
    ids?: readonly DialectId[];
    crawler?: string;
    urls?: readonly string[];
    response?: HttpResponse | null;
  } = {},
): Disagreements =>
  disagreements({
    document: parse(source),
    dialects: ids.map((id) => dialects[id]),
    crawler,
    urls,
    response,
  });

/** The result in short: the switches, the dissenting readers, the lines of the first case. */
const inShort = ({ entries }: Disagreements) =>
  entries.map(({ topics, dissenters, cases: [first] }) => ({
    topics,
    dissenters,
    lines: first?.lines.map(({ line }) => line),
  }));

const one = (topic: Topic, dissenters: readonly DialectId[], lines: readonly number[]) => [
  { topics: [topic], dissenters, lines },
];

describe("the differences between readers", () => {
  it("are listed with the lines of the two readers, not with those of a third", () => {
    // For Google the misspelt line counts, for Python the first that matches; the others allow
    // /a/b/c by line 3.
    const source = "User-agent: *\nDisallow: /a\nAllow: /a/b\nDisalow: /a/b/c\n";
    const ids: readonly DialectId[] = ["rfc9309", "bing", "yandex", "google", "python"];
    const { entries } = differences(source, { ids, urls: ["/a/b/c"] });
    const told = entries.map(({ topics, dissenters, cases }) => [
      ...topics,
      ...dissenters,
      cases.map(({ lines }) => lines.map(({ line }) => line)),
    ]);
    expect(told).toContainEqual(["fieldTypos", "google", [[3, 4]]]);
    expect(told).toContainEqual(["precedence", "python", [[2, 3]]]);
  });

  it("are none in a plain file", () => {
    const found = differences("User-agent: *\nDisallow: /cart\nAllow: /about\n");
    expect(found.entries).toEqual([]);
    expect(found.isPartial).toBe(false);
    expect(found.tried).toBeGreaterThan(5);
  });

  it.each([
    [
      "the first rule or the longest",
      "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n",
      one("precedence", ["python"], [2, 3]),
    ],
    ["wildcards", "User-agent: *\nDisallow: /*.pdf$\n", one("wildcards", ["python"], [2])],
    ["a misspelling", "User-agent: *\nDisalow: /a\n", one("fieldTypos", ["google"], [2])],
    ["a missing colon", "User-agent: *\nDisallow /a\n", one("missingColon", ["google"], [2])],
    ["a field's prefix", "User-agent: *\nDisallowed: /a\n", one("fieldNames", ["google"], [2])],
    [
      "a blank line in a group",
      "User-agent: *\n\nDisallow: /a\n",
      one("groupEnd", ["python"], [1, 3]),
    ],
    [
      "a second group of one name",
      "User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n",
      one("repeatedGroups", ["python"], [1, 4, 5]),
    ],
    ["a byte order mark", "\ufeffUser-agent: *\nDisallow: /a\n", one("bom", ["python"], [1, 2])],
    [
      "an index page",
      "User-agent: *\nDisallow: /\nAllow: /d/index.html\n",
      [
        { topics: ["indexPage"], dissenters: ["google"], lines: [2, 3] },
        { topics: ["precedence"], dissenters: ["python"], lines: [2, 3] },
      ],
    ],
    [
      "a character that addresses escape",
      "User-agent: *\nDisallow: /caf\u00e9\n",
      [...one("comparison", ["google"], [2]), ...one("comparison", ["yandex"], [2])],
    ],
  ])("are found for %s", (_, source, expected) => {
    expect(inShort(differences(source))).toEqual(expected);
  });

  it("are described in one sentence that contrasts the readers", () => {
    const { entries } = differences("User-agent: *\nDisallow: /a\nAllow: /a/b\n");
    expect(entries.map(({ reason }) => reason)).toEqual([
      "For Python the first matching rule wins; for Google, RFC 9309 and Bing the longest matching rule wins, whatever the order.",
    ]);
  });

  it("name a few of many readers, and count the rest", () => {
    const ids = Object.keys(dialects) as DialectId[];
    const { entries } = differences("User-agent: *\nDisallow /a\n", { ids });
    expect(entries[0]?.reason).toMatch(/; for RFC 9309, Bing, Yandex, \S+ and \d others a line/);
  });

  it("are shown first if they affect a URL under test", () => {
    const urls = ["/z", "/very/long/address.pdf"];
    const { entries } = differences("User-agent: *\nDisallow: /*.pdf$\n", { urls });
    expect(entries[0]?.cases[0]).toMatchObject({ url: "/very/long/address.pdf", isTested: true });
  });

  it("are found even if they take two rules", () => {
    const source = "User-agent: *\nDisallow: /*sort=\nAllow: /*&p*g*\n";
    expect(inShort(differences(source, { ids: ["google", "yandex"] }))).toEqual(
      one("precedence", ["yandex"], [2, 3]),
    );
  });

  it("name the areas in which two readers differ", () => {
    const source = "User-agent: *\nDisallow: /*sort=\nAllow: /shop/\n";
    const { entries, comparedInFull } = differences(source, { ids: ["google", "yandex"] });
    const cases = entries.flatMap(({ cases: all }) => all.map(({ url, area }) => [area, url]));
    expect(cases).toEqual([["/shop/*sort=", "/shop/pagesort="]]);
    expect(comparedInFull).toEqual([["google", "yandex"]]);
  });

  it("name the readers that were compared for all URLs, apart from those that encode them differently", () => {
    const { comparedInFull, entries } = differences("User-agent: *\nDisallow: /a\n", {
      ids: ["google", "python", "rfc9309", "yandex", "bing"],
    });
    expect(entries).toEqual([]);
    expect(comparedInFull).toEqual([["google", "yandex"], ["python"], ["rfc9309", "bing"]]);
  });

  it("are grouped by cause, with one case for each line", () => {
    const { entries } = differences("User-agent: *\nDisallow: /*a\nDisallow: /*b\nDisallow: /*c\n");
    expect(entries.map(({ cases }) => cases.map(({ lines }) => lines[0]?.line))).toEqual([
      [2, 3, 4],
    ]);
  });

  it("count the first reader's party as the larger if both are equal", () => {
    const source = "User-agent: *\nDisallow: /*.pdf$\n";
    const ids = ["python", "google"] as const;
    expect(differences(source, { ids }).entries[0]?.dissenters).toEqual(["google"]);
    expect(differences(source, { ids: ["google", "python"] }).entries[0]?.dissenters).toEqual([
      "python",
    ]);
  });

  it("are listed separately when two readers differ for different causes", () => {
    const { entries } = differences(
      "User-agent: *\nDisallow: /a/*/b\nAllow: /a/x\nDisallow: /caf\u00e9\n",
    );
    expect(entries.map(({ topics, dissenters }) => [topics, dissenters])).toEqual([
      [["wildcards"], ["python"]],
      [["comparison"], ["google"]],
      [["comparison"], ["yandex"]],
    ]);
  });

  it("need two readers", () => {
    const source = "User-agent: *\nDisalow: /a\n";
    expect(differences(source, { ids: [] }).entries).toEqual([]);
    expect(differences(source, { ids: ["google"] }).entries).toEqual([]);
    expect(differences(source, { ids: ["google", "google"] }).entries).toEqual([]);
  });

  it("are those for the selected crawler", () => {
    const source = "User-agent: Foo\nDisalow: /a\n\nUser-agent: *\nDisallow: /\n";
    expect(differences(source, { crawler: "Bar" }).entries).toEqual([]);
    expect(differences(source, { crawler: "Foo" }).entries).not.toEqual([]);
  });
});

describe("a file with an unusual HTTP response", () => {
  const source = "User-agent: *\nDisallow: /a\nDisallow: /b\n";

  it("differs as a whole, whatever its lines say", () => {
    const response = { ...PLAIN_RESPONSE, status: 403 };
    const found = differences(source, { response, urls: ["/z"] });
    expect(inShort(found)).toEqual(one("missingFile", ["python"], []));
    expect(found.entries[0]?.cases.map(({ url }) => url)).toEqual(["/z"]);
  });

  it("is described by sentences that are true of this response too", () => {
    const reasonsFor = (said: Partial<HttpResponse>, ids: readonly DialectId[]) =>
      differences(source, { response: { ...PLAIN_RESPONSE, ...said }, ids, urls: ["/z"] })
        .entries.map(({ reason }) => reason)
        .join();
    expect(reasonsFor({ status: 404 }, ["python", "protego"])).toContain(
      "a missing one allows everything",
    );
    expect(reasonsFor({ redirects: 6 }, ["google", "python"])).toContain(
      "up to 10 redirects are followed",
    );
  });

  it("is read if only the fetching program could tell", () => {
    const response = { ...PLAIN_RESPONSE, status: 503, daysUnreachable: 3 };
    expect(differences(source, { response, ids: ["google", "protego"] }).entries).toEqual([]);
  });
});

describe("a large file", () => {
  const rules = Array.from({ length: 5_000 }, (_, index) => `Disallow: /shop/c${index}/*x$`);
  const source = `User-agent: *\n${rules.join("\n")}\nDisalow: /typo\n`;

  it("is examined in part, as the result says", () => {
    const { entries, isPartial, tried } = differences(source, { crawler: "Foo", urls: ["/typo"] });
    expect(isPartial).toBe(true);
    expect(tried).toBeLessThan(5_000);
    expect(entries.map(({ topics }) => topics)).toEqual([["fieldTypos"], ["wildcards"]]);
  });

  it("is distinguished by readers that stop within it from those that read on", () => {
    // About 600 KB: the last fifth or so is after the point where some readers stop.
    const words = "long-".repeat(60);
    const paths = Array.from({ length: 1_800 }, (_, at) => `/page-${at}/${words}*x`);
    const long = `User-agent: *\n${paths.map((path) => `Disallow: ${path}`).join("\n")}\nDisallow: /end\n`;
    const { entries } = differences(long, { crawler: "Foo", urls: ["/end"] });
    expect(entries.map(({ topics }) => topics)).toContainEqual(["fileSize"]);
    expect(entries[0]?.cases[0]).toMatchObject({ url: "/end", isTested: true });
  });
});

describe("URLs under test on which readers differ", () => {
  it.each([
    [149, ["fieldTypos", "missingColon"]],
    [150, ["fieldTypos"]],
  ])(
    "have their causes sought for 150 combinations of lines: %i before another",
    (count, topics) => {
      const urls = Array.from({ length: count }, (_, index) => `/t${index + 100}`);
      const lines = urls.map((url) => `Disalow: ${url}`);
      const source = `User-agent: *\n${lines.join("\n")}\nDisallow /m\n`;
      const found = differences(source, { ids: ["google", "rfc9309"], urls: [...urls, "/m"] });
      expect(found.entries.flatMap((entry) => entry.topics)).toEqual(topics);
      expect(found.isPartial).toBe(true);
    },
  );
});

const files = fc.oneof(
  { weight: 4, arbitrary: robotsFiles },
  { weight: 2, arbitrary: mangledFiles },
  { weight: 1, arbitrary: anyText },
);
const someDialects = fc.subarray(Object.keys(dialects) as DialectId[], { minLength: 0 });
const someCrawler = fc.constantFrom("Googlebot", "FooBot", "GPTBot", "*", "", "foo bot/1.0");
const someUrls: fc.Arbitrary<string[]> = fc.array(
  fc.constantFrom("/", "/a", "/cart?a=b", "/%41", "/index.html", "/é"),
);

describe("whatever the file, the readers and the crawler", () => {
  it("every case agrees with consult, and its readers disagree", () => {
    fc.assert(
      fc.property(files, someDialects, someCrawler, someUrls, (source, ids, crawler, urls) => {
        const document = parse(source);
        for (const { cases, dissenters } of differences(source, { ids, crawler, urls }).entries) {
          expect(dissenters.length).toBeGreaterThan(0);
          for (const { url, answers, isTested, lines } of cases) {
            const expected = ids.map((dialect) => ({
              dialect,
              ...consult(document, dialects[dialect], crawler).matcher.decide(url),
            }));
            expect(answers).toEqual(expected);
            expect(new Set(answers.map(({ allowed }) => allowed)).size).toBe(2);
            expect(isTested).toBe(urls.includes(url));
            expect(lines.map(({ line }) => line)).toEqual(
              lines.map(({ line }) => line).toSorted((a, b) => a - b),
            );
          }
        }
      }),
      seeded(150),
    );
  });

  it("there is no entry when the readers agree on every URL, and one when they do not", () => {
    fc.assert(
      fc.property(files, someDialects, someCrawler, someUrls, (source, ids, crawler, urls) => {
        const document = parse(source);
        const matchers = ids.map((id) => consult(document, dialects[id], crawler).matcher);
        const paths = matchers
          .flatMap((matcher) => rulesOf(matcher.policy, matcher.selection))
          .map(({ text }) => text);
        // With a host, because `//x` alone would be one.
        const own = witnessesOf(paths, "utf-8").urls.map((path) => `https://site.example${path}`);
        const all = [...urls, ...own];
        const agree = all.every(
          (url) => new Set(matchers.map((matcher) => matcher.decide(url).allowed)).size < 2,
        );
        expect(differences(source, { ids, crawler, urls }).entries.length === 0).toBe(agree);
      }),
      seeded(150),
    );
  });

  it("a cause of one switch gives one reader the other's verdict when it is changed", () => {
    const turned = (dialect: Dialect, other: Dialect, topic: Topic): Dialect => ({
      ...dialect,
      facts: { ...dialect.facts, [topic]: other.facts[topic] },
    });
    fc.assert(
      fc.property(files, someCrawler, (source, crawler) => {
        const document = parse(source);
        for (const { topics, cases, dissenters } of differences(source, { crawler }).entries) {
          const [topic] = topics;
          if (topics.length > 1 || topic === undefined) continue;
          const says = (dialect: Dialect, url: string) =>
            consult(document, dialect, crawler).matcher.decide(url).allowed;
          for (const { url, answers } of cases) {
            const pairs = dissenters.flatMap((id) =>
              answers.map(({ dialect }) => [dialects[id], dialects[dialect]] as const),
            );
            const matters = pairs.some(
              ([a, b]) =>
                says(a, url) !== says(b, url) &&
                (says(turned(a, b, topic), url) !== says(a, url) ||
                  says(turned(b, a, topic), url) !== says(b, url)),
            );
            expect(matters).toBe(true);
          }
        }
      }),
      seeded(80),
    );
  });
});
