import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Dialect } from "../dialects/dialect.ts";
import { google } from "../dialects/google.ts";
import { python } from "../dialects/python.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { areReadAlike } from "../match/read-alike.ts";
import { type Ruleset, rulesetOf } from "../match/ruleset.ts";
import type { Rule } from "../policy/policy.ts";
import { readPolicy } from "../policy/read.ts";
import { select } from "../policy/select.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { lastOf } from "../testing/contexts.ts";
import { differenceTest } from "./different-rulesets.ts";
import { JointReduction } from "./joint-reduction.ts";
import type { UnneededRule } from "./redundancy.ts";
import { allPaths, type BareRule, fileOf, rulesOf } from "./testing/brute-force.ts";
import { Work } from "./work.ts";

const paths = Array.from({ length: 50 }, (_, at) => `/dir${at % 7}/*page${at}`);
const source = `User-agent: *\nAllow: /dir1/open\n${paths.map((path) => `Disallow: ${path}\n`).join("")}`;

/**
 * The steps needed to reduce a file as some readers follow it, and the lines that can be removed.
 */
const reduced = (text: string, dialects: readonly (typeof google)[]) => {
  const document = parse(text);
  const rulesets = dialects.map((dialect) => {
    const policy = readPolicy(document, dialect);
    return rulesetOf(policy, select(policy, ["*"]));
  });
  const work = new Work();
  const joint = lastOf(JointReduction.of(rulesets, work));
  const reduce = () =>
    lastOf(
      joint.reduce(
        () => true,
        () => true,
        () => true,
      ),
    ).map(({ rule }) => rule.line);
  const lines = reduce();
  const { steps } = work;
  joint.restart();
  const again = reduce();
  return { steps, lines, again, stepsAgain: work.steps };
};

it("proves once if two readers read the rules in the same way", () => {
  const alone = reduced(source, [google]);
  expect(alone.lines).toContain(2);
  expect(reduced(source, [google, rfc9309])).toEqual(alone);
});

it("recognises without reading the rules that two readers read them in the same way", () => {
  const piece = fc.constantFrom(
    ..."/ * ? = & $ - . _ % a B 9 %2f %C3 é index.htm index.html /index.htm ~ ; + # é".split(" "),
  );
  const path = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join("")}`);
  const rule = fc.tuple(fc.constantFrom("Allow", "Disallow"), path).map((each) => each.join(": "));
  let alike = 0;
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 3 }), (rules) => {
      const document = parse(`User-agent: *\n${rules.join("\n")}\n`);
      const [ours, theirs] = [google, rfc9309].map((dialect) => {
        const policy = readPolicy(document, dialect);
        return rulesetOf(policy, select(policy, ["*"]));
      }) as [Ruleset, Ruleset];
      if (!areReadAlike(ours, theirs)) return;
      alike++;
      const shown = ({ readings }: Ruleset) =>
        readings.map(({ rule: { line }, spelling, weight, pattern }) => ({
          line,
          spelling,
          weight,
          pattern,
        }));
      expect(shown(theirs)).toEqual(shown(ours));
    }),
    { numRuns: 2000 },
  );
  expect(alike).toBeGreaterThan(200);
});

it("proves twice if two readers read a rule differently", () => {
  const text = `${source}Disallow: /*?from=/a/b\n`;
  const [alone, both] = [reduced(text, [google]), reduced(text, [google, rfc9309])];
  expect(both.lines).toEqual(alone.lines);
  expect(both.steps).toBeGreaterThan(alone.steps);
});

it("looks up what matches a rule's own path once, however often it restarts", () => {
  const { steps, stepsAgain, lines, again } = reduced(source, [google]);
  expect(again).toEqual(lines);
  expect(stepsAgain).toBeLessThan(steps / 2);
});

it("does not compare patterns again for a rule that was needed before", () => {
  const wild = Array.from({ length: 30 }, (_, at) => `Disallow: /*?key${at}=\n`).join("");
  const plain = Array.from({ length: 30 }, (_, at) => `Allow: /dir/page${at}/more/of/it\n`).join(
    "",
  );
  // The escape keeps the rules from being settled before any proof.
  const text = `User-agent: *\nDisallow: /%7E\n${wild}${plain}`;
  const { steps, stepsAgain, lines } = reduced(text, [google]);
  expect(lines).toEqual([]);
  expect(stepsAgain).toBeLessThan(steps / 20);
});

const shortPaths = allPaths("ab/c", 6);
/** Rules that begin with a slash or a star: the others match nothing, and are never claimed. */
const rootedRules = rulesOf("ab/", 1).map((rules) =>
  rules.map(({ allowed, pattern }) => ({ allowed, pattern: pattern.replace(/^a/, "/a") })),
);

const rulesetsOf = (
  text: string,
  followers: readonly (readonly [Dialect, string])[],
): readonly Ruleset[] => {
  const document = parse(text);
  const policies = new Map(
    followers.map(([dialect]) => [dialect, readPolicy(document, dialect)] as const),
  );
  return followers.map(([dialect, agent]) => {
    const policy = policies.get(dialect) ?? readPolicy(document, dialect);
    return rulesetOf(policy, select(policy, [agent]));
  });
};

const jointOf = (rulesets: readonly Ruleset[], work = new Work()): JointReduction =>
  lastOf(JointReduction.of(rulesets, work));

const always = (): boolean => true;
const linesIn = (rules: readonly (Rule | null)[]) => rules.map((rule) => rule?.line ?? null);
const summary = (unneeded: readonly UnneededRule[]) =>
  unneeded.map(({ rule, isDead, coveredBy }) => [rule.line, isDead, linesIn(coveredBy)]);

describe("the rules of several crawlers", () => {
  const FOLLOWERS = [
    [google, "a"],
    [google, "b"],
  ] as const;
  /** `a` follows the first group, `b` follows both. */
  const bothGroups = (first: readonly BareRule[], second: readonly BareRule[]): string =>
    // The last rule of each keeps the groups apart.
    [
      fileOf(first).replace("User-agent: *", "User-agent: a\nUser-agent: b"),
      fileOf(second).replace("*", "b"),
      "",
    ].join("Disallow:\n");
  const linesWithPath = (text: string): readonly number[] =>
    text.split("\n").flatMap((line, at) => (/^\w+llow: /.test(line) ? [at + 1] : []));
  const hasPath = (rule: Rule): boolean => rule.text !== "";

  const verdictsOf = (text: string): string =>
    rulesetsOf(text, FOLLOWERS)
      .flatMap((ruleset) =>
        shortPaths.map((path) => ((ruleset.decide(path)?.allowed ?? true) ? "+" : "-")),
      )
      .join("");
  const without = (text: string, lines: readonly number[]): string =>
    text
      .split("\n")
      .map((line, at) => (lines.includes(at + 1) ? "#" : line))
      .join("\n");

  it("are removed together as long as no verdict changes, by brute force", () => {
    fc.assert(
      fc.property(rootedRules, rootedRules, (first, second) => {
        const text = bothGroups(first, second);
        const joint = jointOf(rulesetsOf(text, FOLLOWERS));
        const removed = lastOf(joint.reduce(hasPath, always, always));
        const lines = removed.map(({ rule }) => rule.line);
        const all = verdictsOf(text);
        expect(verdictsOf(without(text, lines))).toBe(all);
        const rules = linesWithPath(text);
        // Each rule that could be removed alone, if none of the others is.
        joint.restart();
        const alone: number[] = [];
        const record = ({ rule }: UnneededRule): boolean => {
          alone.push(rule.line);
          return false;
        };
        expect(lastOf(joint.reduce(hasPath, always, record))).toEqual([]);
        expect(alone.toSorted((one, other) => one - other)).toEqual(
          rules.filter((line) => verdictsOf(without(text, [line])) === all),
        );
        joint.restart();
        expect(summary(lastOf(joint.reduce(hasPath, always, always)))).toEqual(summary(removed));
      }),
      seeded(80),
    );
  });

  it("are not proved in a long set if shorter ones need them", () => {
    const groups = Array.from({ length: 100 }, (_, at) => `bot${at}`);
    const rules = Array.from({ length: 6 }, (_, at) => `Disallow: /*/p${at}/q$\n`).join("");
    const text = groups.map((name) => `User-agent: ${name}\n${rules}`).join("");
    // Google reads one name, `bot`, in all groups; the standard reads each as it is.
    const short = groups.map((name) => [rfc9309, name] as const);
    const steps = (followers: readonly (readonly [Dialect, string])[]) => {
      const work = new Work();
      const joint = jointOf(rulesetsOf(text, followers), work);
      return [work.steps, lastOf(joint.reduce(always, always, always)).length];
    };
    const [alone = 0, removed] = steps([[google, "bot"]]);
    const [together = 0, removedTogether] = steps([[google, "bot"], ...short]);
    expect([removed, removedTogether]).toEqual([594, 0]);
    expect(together).toBeLessThan(alone / 5);
  });

  it("are dead if they decide nothing for any crawler, by brute force", () => {
    fc.assert(
      fc.property(rootedRules, rootedRules, (first, second) => {
        const text = bothGroups(first, second);
        const rulesets = rulesetsOf(text, FOLLOWERS);
        const deciding = new Set(
          rulesets.flatMap((ruleset) => shortPaths.map((path) => ruleset.decide(path)?.rule?.line)),
        );
        const dead = lastOf(jointOf(rulesets).dead(hasPath)).map(({ rule }) => rule.line);
        const rules = linesWithPath(text);
        expect([...dead].sort((a, b) => a - b)).toEqual(
          rules.filter((line) => !deciding.has(line)),
        );
      }),
      seeded(80),
    );
  });
});

describe("the reduction of one rule set", () => {
  const lines = ["Disallow: /a", "Disallow: /a/b", "Allow: /c", "Disallow: /a*", "Allow: /a/b"];
  const read = (rules: readonly string[], work = new Work(), leftOut: readonly number[] = []) => {
    const [ruleset] = rulesetsOf(["User-agent: *", ...rules].join("\n"), [[google, "*"]]);
    const ruleAt = (line: number): Rule =>
      ruleset?.readings.find(({ rule }) => rule.line === line)?.rule as Rule;
    const places = leftOut.map((line) => ruleAt(line).pattern.from);
    const joint = lastOf(JointReduction.of(ruleset === undefined ? [] : [ruleset], work, places));
    return { joint, ruleAt };
  };

  it("returns what decides in place of each removed rule", () => {
    const { joint } = read(lines);
    expect(summary(lastOf(joint.dead(always)))).toEqual([
      [3, true, [6]],
      [2, true, [5]],
    ]);
    expect(summary(lastOf(joint.reduce(always, always, always)))).toEqual([
      [3, true, [6]],
      [5, false, [2]],
      [4, false, [null]],
    ]);
  });

  it("removes only rules that may go, and for which what would decide may", () => {
    const reduced = (
      isCandidate: (rule: Rule) => boolean,
      mayCover: (cover: Rule | null, rule: Rule) => boolean,
      mayGo: (unneeded: UnneededRule) => boolean,
    ) =>
      lastOf(read(lines).joint.reduce(isCandidate, mayCover, mayGo)).map(({ rule }) => rule.line);
    expect(reduced(({ line }) => line !== 5, always, always)).toEqual([3, 4, 2]);
    expect(reduced(always, (cover) => cover !== null, always)).toEqual([3, 5]);
    expect(reduced(always, (_, { line }) => line === 5, always)).toEqual([5]);
    expect(reduced(always, always, ({ isDead }) => isDead)).toEqual([3, 2]);
    const mayDie = ({ line }: Rule): boolean => line === 2;
    expect(summary(lastOf(read(lines).joint.dead(mayDie)))).toEqual([[2, true, [5]]]);
  });

  it("finds the rules that match everything that another one does, as long as they stay", () => {
    const { joint, ruleAt } = read(lines);
    expect(linesIn(joint.including(ruleAt(3)))).toEqual([6, 5, 2]);
    expect(linesIn(joint.including(ruleAt(5)))).toEqual([2]);
    expect([2, 3, 4].map((line) => joint.isUncovered(ruleAt(line)))).toEqual([false, false, true]);
  });

  it.each([
    ["screened", lines],
    ["escaped", [...lines, "Allow: /%7E"]],
    ["long", [...lines, ...Array.from({ length: 600 }, (_, at) => `Disallow: /z${at}`)]],
  ])("treats rules that are left out as if they were not there, if the others are %s", (_, all) => {
    const { joint, ruleAt } = read(all, new Work(), [5]);
    expect(linesIn(joint.including(ruleAt(3)))).toEqual([6, 2]);
    expect(joint.isUncovered(ruleAt(2))).toBe(true);
    expect(summary(lastOf(joint.dead(always)))).toEqual([[3, true, [6]]]);
  });

  it("finds only rules that match both patterns of a rule that has two", () => {
    const { joint, ruleAt } = read(["Disallow: */a", "Disallow: /a", "Disallow: /*a", "Disallow:"]);
    expect(linesIn(joint.including(ruleAt(2)))).toEqual([4, 5]);
    expect(joint.isUncovered(ruleAt(2))).toBe(false);
    const alone = read(["Disallow: */a", "Disallow: /a", "Disallow:"]);
    expect(linesIn(alone.joint.including(alone.ruleAt(2)))).toEqual([4]);
    // An empty rule does not count.
    expect(alone.joint.isUncovered(alone.ruleAt(2))).toBe(true);
  });

  it("names what decides in place of each pattern of a rule that has two", () => {
    const { joint } = read(["Disallow: */a", "Allow: /*/a", "Allow: /a**"]);
    expect(summary(lastOf(joint.dead(always)))).toEqual([[2, true, [4, 3]]]);
    const reduced = lastOf(joint.reduce(({ line }) => line === 2, always, always));
    expect(summary(reduced)).toEqual([[2, true, [4, 3]]]);
  });

  it("stops when its budget is over, and has all of it after a restart", () => {
    const rules = Array.from({ length: 20 }, (_, at) => [
      `Allow: /${at}/x`,
      `Allow: /${at}`,
    ]).flat();
    const work = new Work(100_000);
    const { joint } = read(rules, work);
    const all = lastOf(joint.reduce(always, always, always)).length;
    expect(all).toBe(40);
    joint.restore();
    work.steps = 100_001;
    expect(lastOf(joint.reduce(always, always, always)).length).toBeLessThan(2);
    expect(lastOf(joint.dead(always)).length).toBeLessThan(2);
    joint.restart();
    expect(work.steps).toBe(0);
    expect(lastOf(joint.reduce(always, always, always))).toHaveLength(all);
  });

  it("finds fewer dead rules when its budget is over", () => {
    const work = new Work(100_000);
    const { joint } = read(
      ["Disallow: /", ...Array.from({ length: 20 }, () => "Disallow: /")],
      work,
    );
    expect(lastOf(joint.dead(always))).toHaveLength(20);
    work.steps = 100_001;
    expect(lastOf(joint.dead(always)).length).toBeLessThan(2);
  });

  it("has no answer about a rule that is always needed", () => {
    const { joint, ruleAt } = read(["Disallow: /a", "Disallow: /b", "Disallow: /b/c"]);
    expect(joint.including(ruleAt(2))).toEqual([]);
    expect(joint.isUncovered(ruleAt(2))).toBe(true);
    expect(summary(lastOf(joint.reduce(always, always, always)))).toEqual([[4, false, [3]]]);
  });

  it("is empty without rule sets", () => {
    const joint = jointOf([]);
    expect(lastOf(joint.reduce(always, always, always))).toEqual([]);
    expect(lastOf(joint.dead(always))).toEqual([]);
  });
});

describe("a rule set that differs from all earlier ones", () => {
  const answers = (text: string, followers: readonly (readonly [Dialect, string])[]) => {
    const isNew = differenceTest();
    return rulesetsOf(text, followers).map((ruleset) => lastOf(isNew(ruleset)));
  };

  it("is read in another way, or has other rules", () => {
    const text = "User-agent: a\nUser-agent: b\nDisallow: /x\n\nUser-agent: b\nDisallow: /y\n";
    const pairs = [
      [google, "a"],
      [google, "b"],
      [rfc9309, "a"],
      [rfc9309, "b"],
      [python, "b"],
    ] as const;
    expect(answers(text, pairs)).toEqual([true, true, false, false, false]);
    const escaped = text.replace("/x", "/x%7E").replace("/y", "/y!");
    // Python reads the first group like RFC 9309.
    expect(answers(escaped, pairs)).toEqual([true, true, true, true, false]);
  });

  it("is recognised in long files, too", () => {
    const many = Array.from({ length: 1200 }, (_, at) => `Disallow: /${at}%7E\n`).join("");
    const pairs = [
      [google, "*"],
      [rfc9309, "*"],
      [google, "*"],
    ] as const;
    expect(answers(`User-agent: *\n${many}`, pairs)).toEqual([true, true, false]);
  });

  it("is one with a rule of another type, place or number", () => {
    const differ = (a: string, b: string) =>
      answers(`User-agent: a\n${a}\n\nUser-agent: b\n${b}\n`, [
        [google, "a"],
        [google, "b"],
      ]);
    expect(differ("Disallow: /x", "Disallow: /x")).toEqual([true, true]);
    expect(differ("Disallow: /x", "Allow: /x")).toEqual([true, true]);
  });
});
