import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DialectId, dialectIds } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { type ClosedPattern, closedPattern, covers } from "./closed-pattern.ts";
import {
  compareAlike,
  comparedPath,
  Examples,
  exampleFor,
  freshFilling,
  waysToCompare,
} from "./example-url.ts";
import { patternsOf } from "./testing/brute-force.ts";
import { closed } from "./testing/lists.ts";

const matcherOf = (reader: DialectId, ...rules: readonly string[]): Matcher =>
  compile(parse(["User-agent: *", ...rules].join("\n")), dialects[reader], "*");

/** All the URLs that are tried for a pattern, in order. */
const triedFor = (pattern: ClosedPattern, reader: DialectId = "google"): readonly string[] => {
  const tried: string[] = [];
  const passes = (url: string): boolean => {
    tried.push(url);
    return false;
  };
  expect(exampleFor(pattern, [comparedPath(dialects[reader])], passes, () => "Z")).toBeNull();
  return tried;
};

const shownBy = (pattern: ClosedPattern, reader: DialectId, isRefused = (_: string) => false) =>
  exampleFor(
    pattern,
    [comparedPath(dialects[reader])],
    (url) => !isRefused(url),
    () => "Z",
  );

describe("an example URL", () => {
  it.each([
    ["/a", ["/a", "/ax", "/a/page", "/a?id=1", "/a%3Fid=1", "/aZ"]],
    ["/a$", ["/a"]],
    [
      "/a*b$",
      [
        ..."page x item/1 7".split(" ").map((filling) => `/a${filling}b`),
        ...["/aq?idb", "/aq%3Fidb", "/aq?a&bb", "/aq%3Fa&bb"],
        ...["/a-b", "/ab", "/aZb"],
      ],
    ],
    ["//a$", ["https://site.example//a"]],
    ["/robots.txt$", ["/robots.txt"]],
    ["/a%3Fb$", ["/a%3Fb"]],
    ["/a?b$", ["/a?b"]],
  ])("for %s is one of these, the plainest first: %j", (text, expected) => {
    expect(triedFor(closed(text))).toEqual(expected);
  });

  it("has each ending with each filling, but none twice", () => {
    const tried = triedFor(closed("/a*b"));
    expect(tried.slice(0, 3)).toEqual(["/apageb", "/axb", "/aitem/1b"]);
    expect(tried.slice(10, 12)).toEqual(["/apagebx", "/axbx"]);
    expect(tried.at(-1)).toBe("/aZbZ");
    // Eight fillings and four endings; those with a question mark also escape it.
    expect(tried).toHaveLength(3 * (8 + 2) + 2 * 8 + 1);
    expect(new Set(tried).size).toBe(tried.length);
  });

  it.each([
    // Readable if the reader compares that as the same.
    ["/a+b", "rfc9309", "/a+b"],
    ["/a%3Fb", "python", "/a?b"],
    ["/a%21%27%28b", "python", "/a!'(b"],
    ["/a%3Ab%40", "python", "/a:b@"],
    ["/a%5Bb%5D", "python", "/a[b]"],
    ["/a%3Db%26", "python", "/a=b&"],
    ["/a%2Cb%2A", "python", "/a,b*"],
    // Escaped if the reader compares it decoded.
    ["/a#b", "wget", "/a%23b"],
    ["/a?b", "wget", "/a%3Fb"],
    ["/a\0b", "wget", "/a%00b"],
  ] as const)("for %s, as %s compares it, is %s", (text, reader, url) => {
    expect(shownBy(closedPattern([text]), reader)).toBe(url);
  });

  it("for /robots.txt and more is spelt so that rules decide it", () => {
    const isItself = (url: string): boolean => url === "/robots.txt";
    expect(shownBy(closedPattern(["/robots.txt"]), "rfc9309", isItself)).toBe("/robots%2Etxt");
    expect(shownBy(closedPattern(["/robots.txt"]), "google", isItself)).toBeNull();
    expect(triedFor(closedPattern(["/robots.txt"]), "rfc9309")).toEqual([
      "/robots.txt",
      "/robots%2Etxt",
    ]);
  });

  it("has a host only if its path begins with two slashes", () => {
    expect(shownBy(closedPattern(["//a%3Fb"]), "python")).toBe("https://site.example//a?b");
    expect(shownBy(closedPattern(["/a//b"]), "google")).toBe("/a//b");
  });

  it("matches the pattern as every reader compares it, and passes the test", () => {
    fc.assert(
      fc.property(
        patternsOf("ab/", 4),
        fc.constantFrom("", "%2F", "%7E", "é", "?"),
        fc.constantFrom(...dialectIds),
        fc.constantFrom(...dialectIds),
        fc.nat(3),
        (text, inner, one, other, refused) => {
          const pattern = closed(`/x${text.replace(/^\*?\/*/, inner)}`);
          const compared = [one, other].map((id) => comparedPath(dialects[id]));
          let left = refused;
          const url = exampleFor(
            pattern,
            compared,
            () => left-- === 0,
            () => "Z",
          );
          if (url === null) return;
          for (const compare of compared)
            expect(covers(pattern, { word: compare(url) })).toBe(true);
          expect(left).toBe(-1);
        },
      ),
      seeded(300),
    );
  });
});

describe("a filling that occurs in no pattern", () => {
  it("is the first letter that is not used", () => {
    expect(freshFilling([])).toBe("z");
    expect(freshFilling([closed("/zq*x"), closed("/j")])).toBe("k");
    const all = `/zqxjkvwyZQXJKVWYbcdfghlmnprstuaeioBCDFGHLMNPRSTUAEIO0123456789-_~`;
    expect(freshFilling([closed(all)])).toBe(".");
    expect(freshFilling([closed(`${all}.`)])).toBe("*");
  });

  it("shows what only a star matches", () => {
    const rules = [
      "Disallow: /*",
      ..."page x item 7 q -".split(" ").map((each) => `Allow: /*${each}`),
    ];
    const matcher = matcherOf("google", ...rules);
    const patterns = [closed("/*page"), closed("/*a*b$")];
    let made = 0;
    const witnesses = new Examples([matcher], () => {
      made++;
      return patterns;
    });
    const isFresh = (url: string): boolean => /^\/azb$/.test(url);
    expect(witnesses.find(closed("/a*b$"), isFresh)).toEqual({ url: "/azb" });
    expect(witnesses.find(closed("/a*b$"), isFresh)).toEqual({ url: "/azb" });
    expect(made).toBe(1);
  });
});

describe("a witness", () => {
  const find = (readers: readonly DialectId[], pattern: ClosedPattern, passes: boolean) =>
    new Examples(
      readers.map((id) => matcherOf(id, "Disallow: /")),
      () => [],
    ).find(pattern, () => passes);

  it("is a URL, nowhere if there is none for one of the readers, and otherwise not known", () => {
    expect(find(["google", "yandex"], closed("/a"), true)).toEqual({ url: "/a" });
    expect(find(["google"], closed("/a"), false)).toBeNull();
    expect(find(["rfc9309"], closedPattern(["/a b"]), true)).toBe("nowhere");
    expect(find(["google"], closedPattern(["/a b"]), true)).toEqual({ url: "/a b" });
    expect(find(["google", "rfc9309"], closedPattern(["/a b"]), true)).toBe("nowhere");
    expect(find(["rfc9309", "google"], closedPattern(["/a b"]), true)).toBe("nowhere");
    expect(find(["google", "yandex"], closedPattern(["/a b"]), false)).toBeNull();
  });
});

describe("the ways in which readers compare URLs", () => {
  it("are listed once each", () => {
    const ways = (...readers: readonly DialectId[]) =>
      waysToCompare(readers.map((id) => matcherOf(id))).length;
    expect(ways()).toBe(0);
    expect(ways("google")).toBe(1);
    expect(ways("google", "google", "yandex")).toBe(1);
    expect(ways("google", "python", "google", "rfc9309", "bing")).toBe(3);
  });

  it("are alike exactly if both take the same part of a URL and spell it alike", () => {
    const alike = new Set(
      dialectIds.flatMap((a) =>
        dialectIds
          .filter((b) => a < b && compareAlike(dialects[a], dialects[b]))
          .map((b) => `${a} ${b}`),
      ),
    );
    const plain = ["google", "revisited-1996", "standard-1994", "yandex"];
    const expected = plain.flatMap((a) => plain.filter((b) => a < b).map((b) => `${a} ${b}`));
    expect(alike).toEqual(new Set([...expected, "bing rfc9309"]));
    for (const id of dialectIds) expect(compareAlike(dialects[id], dialects[id])).toBe(true);
    const { google } = dialects;
    const cut = { ...google, facts: { ...google.facts, urlPart: dialects.wget.facts.urlPart } };
    expect(compareAlike(google, cut)).toBe(false);
    const resolved = {
      ...google,
      facts: { ...google.facts, dotSegments: dialects.wget.facts.dotSegments },
    };
    expect(compareAlike(google, resolved)).toBe(false);
    expect(compareAlike(google, { ...google })).toBe(true);
  });
});
