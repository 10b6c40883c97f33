import fc from "fast-check";
import { expect, it } from "vitest";
import { google } from "../dialects/google.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { areReadAlike } from "../match/read-alike.ts";
import { type Ruleset, rulesetOf } from "../match/ruleset.ts";
import { readPolicy } from "../policy/read.ts";
import { select } from "../policy/select.ts";
import { parse } from "../syntax/parse.ts";
import { lastOf } from "../testing/contexts.ts";
import { JointReduction } from "./joint-reduction.ts";
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
  const { steps, stepsAgain, lines } = reduced(`User-agent: *\n${wild}${plain}`, [google]);
  expect(lines).toEqual([]);
  expect(stepsAgain).toBeLessThan(steps / 20);
});
