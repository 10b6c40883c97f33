import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { explain } from "../match/explain.ts";
import { pathTaker } from "../match/path.ts";
import { matches } from "../match/pattern.ts";
import { patternParser, readingsOf } from "../match/readings.ts";
import { pathSpeller } from "../match/spelling.ts";
import { readPolicy } from "../policy/read.ts";
import { rulesAt } from "../policy/rules.ts";
import { parse } from "../syntax/parse.ts";
import { anyText, seeded, tidyFiles } from "../testing/arbitraries.ts";
import { readPattern } from "./describe-pattern.ts";
import { describeReading } from "./describe-reading.ts";

const anyDialect = fc.constantFrom(...Object.values(dialects));

const readingsIn = (source: string, id: DialectId) => {
  const policy = readPolicy(parse(source), dialects[id]);
  const rules = policy.groups.flatMap(({ ruleRows }) => rulesAt(policy, ruleRows));
  return readingsOf(policy, rules);
};

const said = (rule: string, id: DialectId = "google") =>
  readingsIn(`User-agent: *\n${rule}\n`, id).map((one) => describeReading(one, dialects[id]));

describe("describeReading", () => {
  it.each([
    ["google", "Disallow: /cart", "blocks every URL that begins with `/cart`"],
    ["google", "Allow: /cart/help$", "allows the URL `/cart/help` only, with nothing after it"],
    ["google", "Disallow: /*.pdf$", "blocks every URL that ends with `.pdf`"],
    ["google", "Disallow: /", "blocks every URL"],
    ["google", "Disallow: /é", "blocks every URL that begins with `/%C3%A9`"],
    ["google", "Disallow: cart", "blocks no URL: every URL starts with `/`, and this does not"],
    ["google", "Disallow:", "blocks nothing: it has no path"],
    ["python", "Disallow:", "allows every URL: it has no path"],
    [
      "crawler-commons",
      "Disallow: cart",
      "blocks no URL: every URL starts with `/`, and this does not",
    ],
    [
      "standard-1994",
      "Disallow: /*.pdf$",
      "blocks every URL that begins with `/*.pdf$`, where `*` and `$` are ordinary characters",
    ],
    [
      "standard-1994",
      "Disallow: /a*",
      "blocks every URL that begins with `/a*`, where `*` is an ordinary character",
    ],
    ["wget", "Disallow: /cart", "blocks every path that begins with `/cart`"],
  ] as const)("says as %s reads it: %s %s", (id, rule, expected) => {
    expect(said(rule, id)).toEqual([expected]);
  });

  it("describes each of the ways a rule can match", () => {
    expect(said("Allow: /d/index.html")).toEqual([
      "allows every URL that begins with `/d/index.html`",
      "allows the URL `/d/` only, with nothing after it, because it names the index page there",
    ]);
  });

  it("describes each path of a line with several", () => {
    const lists = Object.values(dialects).filter(({ facts }) => facts.pathList.value === "several");
    expect(lists.length).toBeGreaterThan(0);
    for (const { id } of lists) expect(said("Disallow: /a /b", id)).toHaveLength(2);
  });

  it("agrees with the matcher for any rule, in every dialect", () => {
    const path = fc
      .array(fc.constantFrom("/", "a", "b", "cart", "*", "$", "?", "index.html", "%41", "é"), {
        maxLength: 6,
      })
      .map((pieces) => `/${pieces.join("")}`);
    fc.assert(
      fc.property(tidyFiles, path, anyDialect, (source, url, dialect) => {
        const compared = pathSpeller(dialect)(pathTaker(dialect)(url));
        for (const reading of readingsIn(source, dialect.id)) {
          const { kind, begins, ends } = readPattern(reading.spelling, patternParser(dialect));
          const isMatch = matches(reading.pattern, compared);
          if (kind === "all") expect(isMatch).toBe(true);
          if (kind === "none") expect(isMatch).toBe(false);
          if (kind === "one") expect(isMatch).toBe(compared === begins);
          if (isMatch) {
            expect(compared.startsWith(begins) && compared.endsWith(ends)).toBe(true);
          }
          expect(describeReading(reading, dialect)).toMatch(/^(blocks|allows|does) \S/);
        }
      }),
      seeded(400),
    );
  });

  it("accepts a rule of any text, and closes the code it opens", () => {
    fc.assert(
      fc.property(anyText, anyText, anyDialect, (path, url, dialect) => {
        const document = parse(`User-agent: *\nDisallow: ${path}\nAllow: /${path}\nDisallow: *`);
        for (const candidate of explain(document, dialect, "x", url).candidates) {
          const words = describeReading(candidate, dialect);
          expect(words.length).toBeGreaterThan(10);
          expect(words.split("`").length % 2).toBe(1);
        }
      }),
      seeded(400),
    );
  });
});
