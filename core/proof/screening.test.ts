import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { google } from "../dialects/google.ts";
import { yandex } from "../dialects/yandex.ts";
import { rulesetOf, rulesOf } from "../match/ruleset.ts";
import { readPolicy } from "../policy/read.ts";
import { select } from "../policy/select.ts";
import { parse } from "../syntax/parse.ts";
import { lastOf } from "../testing/contexts.ts";
import { JointReduction } from "./joint-reduction.ts";
import { RulesInPlace } from "./rules-in-place.ts";
import { NEEDED, screen } from "./screening.ts";
import { Work } from "./work.ts";

const rulesetFor = (rules: readonly string[], dialect = google) => {
  const document = parse(`User-agent: *\n${rules.map((rule) => `${rule}\n`).join("")}`);
  const policy = readPolicy(document, dialect);
  return rulesetOf(policy, select(policy, ["*"]));
};

/** The rules that are found to be needed, and those that are examined further, as written. */
const screened = (rules: readonly string[]) => {
  const ruleset = rulesetFor(rules);
  const { document } = ruleset.policy;
  const inPlace = new RulesInPlace(document);
  expect(inPlace.load(ruleset)).toBe(true);
  const marks = new Uint8Array(document.source.length + 1);
  const examined = lastOf(screen(inPlace, marks, new Work())).map((row) => rules[row - 2]);
  const needed = rulesOf(ruleset.policy, ruleset)
    .filter(({ pattern }) => marks[pattern.from] === NEEDED)
    .map(({ line }) => rules[line - 2]);
  return { needed, examined };
};

describe("screening", () => {
  it("settles rules that overlap with none", () => {
    const rules = ["Disallow: /a", "Disallow: /b/*.c$", "Disallow: /b$", "Disallow: /c/*d*e"];
    expect(screened(rules)).toEqual({ needed: rules, examined: [] });
  });

  it("settles an exception from a rule that stays", () => {
    const rules = ["Disallow: /a", "Allow: /a/b", "Disallow: /*.pdf", "Allow: /c/files"];
    expect(screened(rules)).toEqual({ needed: rules, examined: [] });
  });

  it.each([
    ["a path", ["Disallow: /cart/", "Allow: /*-print.pdf"]],
    ["a path that ends", ["Disallow: /cart/", "Allow: /*-print.pdf$"]],
    ["a pattern, by one that ends", ["Disallow: /*-job", "Allow: /post/*.html$"]],
    ["a pattern that ends, by one that begins with less", ["Disallow: /a/*.c$", "Allow: /*-print"]],
  ])("settles a pattern that is an exception from %s", (_, rules) => {
    expect(screened(rules)).toEqual({ needed: rules, examined: [] });
  });

  it("leaves a pattern to be examined that ends otherwise than one it may be an exception from", () => {
    const rules = ["Disallow: /*job$", "Allow: /post/*html$"];
    expect(screened(rules)).toEqual({ needed: [rules[0]], examined: rules.toReversed() });
  });

  it("leaves an exception from nothing to be examined, alone", () => {
    const rules = ["Disallow: /a", "Allow: /b", "Disallow: /c"];
    expect(screened(rules)).toEqual({
      needed: ["Disallow: /a", "Disallow: /c"],
      examined: ["Allow: /b"],
    });
  });

  it("leaves a rule that another one includes to be examined with that one", () => {
    const { needed, examined } = screened(["Disallow: /a", "Disallow: /a/b", "Disallow: /c"]);
    expect(needed).toEqual(["Disallow: /a", "Disallow: /c"]);
    expect(examined).toEqual(["Disallow: /a/b", "Disallow: /a"]);
  });

  it("returns the examined rules in order of precedence", () => {
    const { examined } = screened(["Disallow: /a", "Disallow: /a/b", "Allow: /a/c", "Allow: /x"]);
    expect(examined).toEqual(["Disallow: /a/b", "Allow: /x", "Disallow: /a"]);
  });

  it("leaves an exception from a rule that it makes idle to be examined", () => {
    const rules = ["Allow: /a", "Disallow: /a"];
    expect(screened(rules)).toEqual({ needed: [], examined: rules });
  });

  it("leaves whatever may match what a rule and its opposite match to be examined", () => {
    // At `/abcdst` the second one would decide without the third, if it were not for the first.
    const rules = [
      "Disallow: /*bcd*st",
      "Allow: /*st",
      "Disallow: /abcd",
      "Disallow: /a",
      "Disallow: /*q*vw",
    ];
    expect(screened(rules).examined).toEqual([rules[0], rules[2], rules[1], rules[3]]);
    const joint = lastOf(JointReduction.of([rulesetFor(rules)], new Work()));
    const always = () => true;
    const taken = lastOf(joint.reduce(always, always, always));
    expect(taken.map(({ rule }) => rules[rule.line - 2])).toEqual(["Disallow: /abcd"]);
  });

  it("finds all rules that match a word, however those are written that do", () => {
    const needed = (...rules: string[]) => screened(rules).needed;
    expect(needed("Disallow: /a*", "Disallow: /ab", "Disallow: /abc")).toEqual(["Disallow: /a*"]);
    expect(needed("Disallow: /ab", "Disallow: /a***", "Disallow: /ab/c")).toEqual([
      "Disallow: /a***",
    ]);
    expect(needed("Disallow: /ab", "Disallow: /ab*", "Disallow: /b")).toEqual(["Disallow: /b"]);
    expect(needed("Disallow: /ab$", "Disallow: /abc", "Disallow: /ab/$")).toEqual([
      "Disallow: /ab$",
      "Disallow: /abc",
      "Disallow: /ab/$",
    ]);
    expect(needed("Disallow: /ab$", "Disallow: /a")).toEqual(["Disallow: /a"]);
    expect(needed("Disallow: /ab", "Disallow: /ab", "Disallow: /abc", "Disallow: /ab")).toEqual([]);
  });

  it("knows which rules an anchored rule, a star at the end and a whole path match", () => {
    const needed = (...rules: string[]) => screened(rules).needed;
    expect(needed("Disallow: /a$", "Disallow: /a*")).toEqual(["Disallow: /a*"]);
    expect(needed("Disallow: /a*$", "Disallow: /a/b")).toEqual(["Disallow: /a*$"]);
    expect(needed("Disallow: /a/$", "Disallow: /a$")).toEqual(["Disallow: /a/$", "Disallow: /a$"]);
    expect(needed("Disallow: /a", "Disallow: /*")).toEqual(["Disallow: /*"]);
  });
});

describe("screening of rules that all overlap", () => {
  const rules = Array.from(
    { length: 400 },
    (_, at) =>
      `${at % 2 ? "Allow" : "Disallow"}: /${"a".repeat(1 + (at % 20))}*${"b".repeat(at / 20)}`,
  );
  const stepsOf = (work: Work) => {
    const ruleset = rulesetFor(rules);
    const inPlace = new RulesInPlace(ruleset.policy.document);
    inPlace.load(ruleset);
    const steps = screen(inPlace, new Uint8Array(ruleset.policy.document.source.length), work);
    let pauses = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) pauses++;
    return { pauses, examined: step.value.length };
  };

  it("pauses", () => {
    expect(stepsOf(new Work()).pauses).toBeGreaterThan(2);
  });

  it("ends when its budget is used up, and leaves all rules to be examined", () => {
    const work = new Work(1000);
    expect(stepsOf(work).examined).toBe(rules.length);
    expect(work.steps).toBeLessThan(stepsUnlimited() / 2);
  });

  const stepsUnlimited = (): number => {
    const work = new Work();
    stepsOf(work);
    return work.steps;
  };
});

describe("rules that are not compared in place", () => {
  const isLoaded = (rules: readonly string[], dialect = google): boolean => {
    const ruleset = rulesetFor(rules, dialect);
    return new RulesInPlace(ruleset.policy.document).load(ruleset);
  };

  it.each([
    [true, "of Google", ["Disallow: /a"], google],
    [false, "of a reader that counts other characters", ["Disallow: /a"], yandex],
    [false, "empty", ["Disallow: /a", "Disallow:"], google],
    [false, "escaped", ["Disallow: /a%20b"], google],
    [true, "500 characters long", [`Disallow: /${"a".repeat(499)}`], google],
    [false, "longer", [`Disallow: /${"a".repeat(500)}`], google],
    [true, "512 in number", Array.from({ length: 512 }, (_, at) => `Allow: /${at}`), google],
    [false, "more", Array.from({ length: 513 }, (_, at) => `Allow: /${at}`), google],
  ] as const)("%s: %s", (expected, _, rules, dialect) => {
    expect(isLoaded(rules, dialect)).toBe(expected);
  });
});

/** Keeps a rule set from being screened, and has no effect on short rules without a `z`. */
const EXTRA = "Allow: /%7Ezzz";

it("changes nothing in what proofs find", () => {
  const path = fc
    .array(fc.constantFrom("a", "b", "/", "*", "?", "/a"), { maxLength: 4 })
    .map((pieces) => `/${pieces.join("").slice(0, 5)}`);
  const rule = fc
    .tuple(fc.constantFrom("Allow", "Disallow", "Disallow"), path, fc.constantFrom("", "", "$"))
    .map(([type, text, end]) => `${type}: ${text}${end}`);
  const found = (rules: readonly string[]) => {
    const joint = lastOf(JointReduction.of([rulesetFor(rules)], new Work()));
    const isRule = ({ line }: { readonly line: number }) => rules[line - 2] !== EXTRA;
    const shown = (all: readonly { rule: { line: number }; isDead: boolean }[]) =>
      all.map(({ rule: { line }, isDead }) => [line, isDead]);
    const dead = shown(lastOf(joint.dead(isRule)));
    const reduced = lastOf(
      joint.reduce(
        isRule,
        () => true,
        () => true,
      ),
    );
    joint.restore();
    const idle = lastOf(
      joint.reduce(
        (each) => isRule(each) && each.type === "allow",
        (cover) => cover === null || cover.type === "allow",
        () => true,
      ),
    );
    return { dead, reduced: shown(reduced), idle: shown(idle) };
  };
  let screenedRules = 0;
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 9 }), (rules) => {
      const all = found([...rules, EXTRA]);
      expect(found(rules)).toEqual(all);
      screenedRules += rules.length - all.reduced.length;
    }),
    { numRuns: 3000 },
  );
  expect(screenedRules).toBeGreaterThan(3000);
});
