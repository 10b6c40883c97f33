import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DialectId, dialectIds } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { consult } from "../match/consult.ts";
import { pathOf } from "../match/path.ts";
import { PLAIN_RESPONSE } from "../response/plain-response.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { type Access, type AccessArea, accessOf } from "./access.ts";
import { equivalent } from "./changes.ts";
import { allPaths, fileOf, oracle, rulesOf } from "./testing/brute-force.ts";

const { google } = dialects;
const paths = allPaths("ab/c", 6);

const group = (rules: readonly string[], reader: DialectId = "google"): Matcher =>
  compile(parse(["User-agent: *", ...rules].join("\n")), dialects[reader], "*");

/** Areas as nested lines: `- /shop/ (+ /shop/help)`. */
const lineOf = ({ allowed, pattern, exceptions }: AccessArea): string => {
  const inner = exceptions.map(lineOf).join(", ");
  return `${allowed ? "+" : "-"} ${pattern}${inner === "" ? "" : ` (${inner})`}`;
};

const summary = ({ allowed, areas, anywhere }: Access): readonly string[] => [
  allowed ? "all" : "nothing",
  ...areas.map(lineOf),
  ...anywhere.map((each) => `anywhere ${lineOf(each)}`),
];

/** Every area of the result, including exceptions, each once. */
const allAreas = ({ areas, anywhere }: Access): readonly AccessArea[] => {
  const found = new Set<AccessArea>();
  const visit = (area: AccessArea): void => {
    if (found.has(area)) return;
    found.add(area);
    area.exceptions.forEach(visit);
  };
  [...areas, ...anywhere].forEach(visit);
  return [...found];
};

/** Whether an area applies to a path, by its documentation. */
const holds = ({ pattern, exceptions }: AccessArea, path: string): boolean =>
  oracle(pattern)(path) && !exceptions.some((exception) => holds(exception, path));

/** The verdict for a path, by the documentation of `Access`. */
const saysOf = ({ allowed, areas, anywhere }: Access, path: string): boolean => {
  const isOther =
    areas.some((area) => holds(area, path)) && !anywhere.some((area) => holds(area, path));
  return isOther ? !allowed : allowed;
};

const ruleLine = ({ allowed, rule }: AccessArea): string =>
  `${allowed ? "Allow" : "Disallow"}: ${rule.text}`;

describe("accessOf", () => {
  it("describes the matcher's verdict for every path, by brute force", () => {
    fc.assert(
      fc.property(rulesOf("ab/", 3), (rules) => {
        const matcher = compile(parse(fileOf(rules)), google, "*");
        const access = accessOf(matcher);
        expect(access.isExact).toBe(true);
        const wrong = paths.find(
          (path) => saysOf(access, path) !== matcher.decide(`https://site.example${path}`).allowed,
        );
        expect({ lines: summary(access), wrong }).toEqual({ lines: summary(access) });
        for (const { pattern, url, allowed } of allAreas(access)) {
          expect(url).not.toBeNull();
          expect(oracle(pattern)(pathOf(url ?? ""))).toBe(true);
          expect(matcher.decide(url ?? "").allowed).toBe(allowed);
        }
      }),
      seeded(400),
    );
  });

  it("lists rules that together make an equivalent file, by proof", () => {
    fc.assert(
      fc.property(rulesOf("ab/", 4), fc.constantFrom(...dialectIds), (rules, id) => {
        const matcher = compile(parse(fileOf(rules)), dialects[id], "*");
        const access = accessOf(matcher);
        const base = access.rule === null ? [] : [access.rule];
        const areas = allAreas(access);
        // Rules that begin so, or end so for some readers, are two patterns, and four if both: if one
        // is omitted, so are the rules that took precedence over it.
        const isWhole = ({ rule: { text }, pattern }: AccessArea): boolean =>
          !/^\*\/|\$$/.test(text) || (pattern === text && !/^\*\/.*\$$/.test(text));
        fc.pre(areas.every(isWhole));
        const lines = [...areas.map(({ rule }) => rule), ...base];
        const inPlace = [...new Set(lines)].sort((a, b) => a.line - b.line);
        const again = group(
          inPlace.map(({ type, text }) => `${type === "allow" ? "Allow" : "Disallow"}: ${text}`),
          id,
        );
        expect(equivalent(matcher, again)).toBe(true);
      }),
      seeded(300),
    );
  });

  it.each<[readonly string[], readonly string[]]>([
    [[], ["all"]],
    [["Disallow:"], ["all"]],
    [["Disallow: /"], ["nothing"]],
    [
      ["Disallow: /cart", "Disallow: /cart/x", "Allow: /open"],
      ["all", "- /cart"],
    ],
    [
      ["Disallow: /shop/", "Allow: /shop/help", "Disallow: /shop/help/x", "Disallow: /cart"],
      ["all", "- /shop/ (+ /shop/help (- /shop/help/x))", "- /cart"],
    ],
    [
      ["Disallow: /a/", "Allow: /a/b", "Disallow: /a/b/c", "Allow: /a/b/c/d"],
      ["all", "- /a/ (+ /a/b (- /a/b/c (+ /a/b/c/d)))"],
    ],
    [
      ["Disallow: /", "Allow: /open/", "Disallow: /open/x"],
      ["nothing", "+ /open/ (- /open/x)"],
    ],
    [
      ["Disallow: /a/", "Disallow: /b/", "Disallow: /c/", "Disallow: /dddddddd/", "Allow: /*.css$"],
      ["all", "- /a/", "- /b/", "- /c/", "- /dddddddd/", "anywhere + /*.css$ (- /dddddddd/)"],
    ],
    // An exception to two areas belongs to both; one to three or more is reported once.
    [
      ["Disallow: /a/", "Disallow: /b/", "Allow: /*.css$"],
      ["all", "- /a/ (+ /*.css$)", "- /b/ (+ /*.css$)"],
    ],
    [
      ["Disallow: /a/", "Disallow: /b/", "Disallow: /c/", "Allow: /*.css$"],
      ["all", "- /a/", "- /b/", "- /c/", "anywhere + /*.css$"],
    ],
    [
      ["Disallow: /a", "Allow: /a*c", "Allow: /a*d", "Disallow: /a/bbbb"],
      ["all", "- /a (+ /a*c, + /a*d)", "- /a/bbbb"],
    ],
    [
      ["Disallow: */a", "Allow: /x/a"],
      ["all", "- */a (+ /x/a)"],
    ],
  ])("summarises %j as %j", (rules, expected) => {
    expect(summary(accessOf(group(rules)))).toEqual(expected);
  });

  it("counts the rules that no verdict depends on", () => {
    const access = accessOf(group(["Disallow: /a", "Disallow: /a/b", "Allow: /c", "Disallow: /a"]));
    expect(access.leftOut).toBe(3);
    expect(allAreas(access).map(ruleLine)).toEqual(["Disallow: /a"]);
  });

  it("takes the HTTP response into account", () => {
    const document = parse("User-agent: *\nDisallow: /a\n");
    const under = (status: number): Access =>
      accessOf(consult(document, google, "Googlebot", { ...PLAIN_RESPONSE, status }).matcher);
    expect(summary(under(200))).toEqual(["all", "- /a"]);
    expect(summary(under(404))).toEqual(["all"]);
    expect(summary(under(503))).toEqual(["nothing"]);
  });

  it("omits exceptions if the rules overlap in too many ways, and says so", () => {
    const rules = Array.from({ length: 600 }, (_, at) => {
      const letters = at.toString(2).padStart(10, "0").replaceAll("0", "*a").replaceAll("1", "*b");
      return `${at % 2 === 0 ? "Allow" : "Disallow"}: /${letters}${at}`;
    });
    const access = accessOf(group(rules));
    expect(access.isExact).toBe(false);
    expect(access.areas.length).toBeGreaterThan(0);
    expect(access.areas.every(({ exceptions }) => exceptions.length === 0)).toBe(true);
  });

  it("lists every rule if even queries take too long", () => {
    const rules = Array.from(
      { length: 40 },
      (_, at) => `Disallow: /${"*ab*ba".repeat(500)}*${at}$`,
    );
    const access = accessOf(group(rules));
    expect(access.isExact).toBe(false);
    expect(access.areas.length).toBeGreaterThan(20);
    expect(access.areas.length + access.leftOut).toBe(40);
  });
});

describe("the areas of accessOf", () => {
  it("are in file order at every level", () => {
    const rules = [
      "Disallow: /z",
      "Allow: /z/bbb",
      "Allow: /z/aaaaa",
      "Disallow: /aaaaaa",
      "Disallow: /bb",
      "Allow: /*.css",
      "Allow: /*.jsss",
    ];
    expect(summary(accessOf(group(rules)))).toEqual([
      "all",
      "- /z (+ /z/bbb, + /z/aaaaa, + /*.css)",
      "- /aaaaaa",
      "- /bb (+ /*.css)",
      "anywhere + /*.jsss",
    ]);
  });

  it("leave out rules that no URL can match, and count them", () => {
    // This reader encodes the sign in URLs, but not in rules.
    const access = accessOf(group(["Disallow: /a=b", "Disallow: /c"], "protego"));
    expect(summary(access)).toEqual(["all", "- /c"]);
    expect(access.leftOut).toBe(1);
  });

  it("have no URL if none was found", () => {
    // This reader resolves the dots in URLs, but not in rules.
    const { areas } = accessOf(group(["Disallow: /a/../b", "Disallow: /c"], "robots-parser"));
    expect(areas.map(({ pattern, url }) => [pattern, url])).toEqual([
      ["/a/../b", null],
      ["/c", "/c"],
    ]);
  });

  it("are two for a rule that also opens a directory", () => {
    const index = accessOf(group(["Disallow: /", "Allow: /a/index.html"]));
    expect(summary(index)).toEqual(["nothing", "+ /a/index.html", "+ /a/$"]);
  });

  it("name the rule and the verdict of everything else", () => {
    expect(accessOf(group(["Disallow: /", "Allow: /a"]))).toMatchObject({
      allowed: false,
      rule: { line: 2 },
      areas: [{ rule: { line: 3 }, pattern: "/a", allowed: true, url: "/a", exceptions: [] }],
      anywhere: [],
      isExact: true,
      leftOut: 0,
    });
    expect(accessOf(group(["Disallow: /a"]))).toMatchObject({ allowed: true, rule: null });
    expect(accessOf(group(["Disallow: *", "Allow: /a"]))).toMatchObject({ rule: { line: 2 } });
  });
});
