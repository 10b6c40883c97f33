import { google } from "../dialects/google.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { accessOf } from "../proof/access.ts";
import { changesBetween, equivalent } from "../proof/changes.ts";
import { verdictsWithin } from "../proof/extent.ts";
import { deadRules, minimalRules, redundantRules } from "../proof/reduction.ts";
import { parse } from "../syntax/parse.ts";
import { questions } from "./bodies.ts";
import { milliseconds, printTable } from "./report.ts";

/** The limit for each type of proof, in milliseconds. */
const BARS = { edit: 50, versions: 100, plain: 500, maze: 1000 } as const;

/**
 * Realistic files (half have 14 rules or fewer, one in ten 90 or more): rules, and files of that
 * size.
 */
const SIZES: readonly (readonly [number, number])[] = [
  [14, 70],
  [30, 40],
  [90, 20],
  [300, 4],
  [2000, 1],
];
const EDITS = 9;

/** The limit of a proof. */
export interface ProofBar {
  readonly name: string;
  readonly milliseconds: number;
  readonly bar: number;
}

const read = (lines: readonly string[]): Matcher => {
  const matcher = compile(parse(lines.join("\n")), google, "*");
  // The rules are compiled before the clock starts: only the proof is timed.
  matcher.decide("/");
  return matcher;
};

const timed = <T>(work: () => T): { readonly result: T; readonly took: number } => {
  const start = performance.now();
  const result = work();
  return { result, took: performance.now() - start };
};

const rulesOf = (count: number, seed: number): readonly string[] =>
  questions(count, 1, seed)
    .body.split("\n")
    .filter((line) => /^(?:Dis)?allow:/i.test(line));

/** One rule deleted, inverted, or joined by one with a star in its place. */
const edited = (rules: readonly string[], edit: number): readonly string[] => {
  const at = (edit * 7919) % rules.length;
  const rule = rules[at] as string;
  const turned = rule.startsWith("Allow")
    ? rule.replace("Allow", "Disallow")
    : rule.replace("Disallow", "Allow");
  const replacements = [[], [turned], [rule, turned.replace(/(: \/[^/*?]*)/, "$1*")]];
  return rules.toSpliced(at, 1, ...(replacements[edit % 3] as string[]));
};

const group = (rules: readonly string[]): Matcher => read(["User-agent: *", ...rules]);

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;

const benchEdits = (): ProofBar => {
  const times: number[] = [];
  let differing = 0;
  let unproved = 0;
  for (const [count, files] of SIZES) {
    for (let file = 0; file < files; file++) {
      const rules = rulesOf(count, count * 100 + file);
      const before = group(rules);
      for (let edit = 0; edit < EDITS; edit++) {
        const after = group(edited(rules, edit + file));
        const { result, took } = timed(() => changesBetween(before, after));
        times.push(took);
        if (result.regions.length > 0) differing++;
        if (!result.proved) unproved++;
      }
    }
  }
  times.sort((a, b) => a - b);
  const [p50, p90, p99] = [0.5, 0.9, 0.99].map((share) => at(times, share)) as [
    number,
    number,
    number,
  ];
  printTable(`What changes by one edit: ${times.length} edits, ${differing} change verdicts`, [
    ["half of them within", milliseconds(p50 / 1000)],
    ["nine of ten", milliseconds(p90 / 1000)],
    ["99 of 100", milliseconds(p99 / 1000)],
    ["the longest", milliseconds(at(times, 1) / 1000)],
    ["not proved", String(unproved)],
  ]);
  return { name: "One edit, 99 of 100", milliseconds: p99, bar: BARS.edit };
};

/** Patterns of stars among few letters, which overlap in too many ways to count. */
const maze = (count: number, stars: number, letters: string): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    let state = index * 2_654_435_761 + 1;
    const next = (): string => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return letters[(state >>> 16) % letters.length] as string;
    };
    const pattern = Array.from({ length: stars }, () => `*${next()}${next()}`).join("");
    return `${index % 2 === 0 ? "Allow" : "Disallow"}: /${pattern}`;
  });

interface Case {
  readonly name: string;
  readonly bar: number;
  /** Parses the files again, because matchers cache their results, and returns the timed proof. */
  readonly make: () => () => Proof | null;
}

interface Proof {
  readonly proved: boolean;
  readonly unexamined: readonly unknown[];
}

/** Work that is timed but is not a proof. */
const done = (_result: unknown): null => null;

/** A case on one list of rules. */
const on =
  (rules: readonly string[], prove: (matcher: Matcher) => Proof | null): Case["make"] =>
  () => {
    const matcher = group(rules);
    return () => prove(matcher);
  };

/** A case on two. */
const between =
  (
    before: readonly string[],
    after: readonly string[],
    prove: (before: Matcher, after: Matcher) => Proof | null = changesBetween,
  ): Case["make"] =>
  () => {
    const matchers = [group(before), group(after)] as const;
    return () => prove(...matchers);
  };

const cases = (): readonly Case[] => {
  const thousand = rulesOf(1000, 5);
  const versions = [0, 1, 2, 3, 4, 5].reduce((rules, edit) => edited(rules, edit), thousand);
  const plain = Array.from({ length: 10_000 }, (_, index) => `Disallow: /a${index}/`);
  const more = [...plain.slice(5), "Allow: /a77/x", "Disallow: /b"];
  const mazes = ["ab", "abcdef"].flatMap((letters) =>
    [6, 12, 60].map((stars) => ({ letters, stars, rules: maze(200, stars, letters) })),
  );
  const stars = maze(500, 1000, "abc");
  const { versions: few, plain: large, maze: hostile } = BARS;
  const alike: Parameters<typeof between>[2] = (a, b) => done(equivalent(a, b));
  return [
    { name: "1,000 rules, six edited", bar: few, make: between(thousand, versions) },
    {
      name: "1,000 rules, what may be fetched",
      bar: large,
      make: on(thousand, (m) => done(accessOf(m))),
    },
    { name: "10,000 plain rules, seven edited", bar: large, make: between(plain, more) },
    {
      name: "10,000 plain rules, not needed",
      bar: large,
      make: on(more, (m) => done(redundantRules(m))),
    },
    {
      name: "10,000 plain rules, fewest",
      bar: large,
      make: on(more, (m) => done(minimalRules(m))),
    },
    {
      name: "10,000 plain rules, under /*",
      bar: large,
      make: on(more, (m) => verdictsWithin(m, "/*")),
    },
    { name: "2,000 rules, dead", bar: few, make: on(rulesOf(2000, 9), (m) => done(deadRules(m))) },
    ...mazes.flatMap(({ letters, stars: count, rules }): Case[] => [
      {
        name: `maze of ${letters}, ${count} stars: changes`,
        bar: hostile,
        make: between(rules.slice(3), rules),
      },
      {
        name: `maze of ${letters}, ${count} stars: not needed`,
        bar: hostile,
        make: on(rules, (m) => done(redundantRules(m))),
      },
    ]),
    {
      name: "500 patterns of 1,000 stars: changes",
      bar: hostile,
      make: between(stars.slice(1), stars),
    },
    {
      name: "500 patterns of 1,000 stars: alike",
      bar: hostile,
      make: between(stars, stars.toReversed(), alike),
    },
    {
      name: "500 patterns of 1,000 stars: not needed",
      bar: hostile,
      make: on(stars, (m) => done(redundantRules(m))),
    },
    {
      name: "500 patterns of 1,000 stars: fetched",
      bar: hostile,
      make: on(stars, (m) => done(accessOf(m))),
    },
  ];
};

/** Times proofs on realistic, large and hostile files. */
export const benchProving = (): readonly ProofBar[] => {
  const bars = [benchEdits()];
  const rows = [["", "took", "proved", "left out, named"]];
  for (const { name, bar, make } of cases()) {
    // The first round warms up the code.
    make()();
    const { result, took } = timed(make());
    bars.push({ name, milliseconds: took, bar });
    rows.push([
      name,
      milliseconds(took / 1000),
      result === null ? "" : result.proved ? "yes" : "no",
      result === null ? "" : String(result.unexamined.length),
    ]);
  }
  printTable("Proofs", rows);
  return bars;
};
