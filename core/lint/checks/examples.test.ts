import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { lineNumberAt, parse } from "../../syntax/parse.ts";
import { findingLines, LONGEST, quoted } from "../../testing/finding-lines.ts";
import type { LintRule } from "../check.ts";
import { lint } from "../lint.ts";
import { lintRules } from "./index.ts";

const { CHECKS: WRITES } = process.env;

const FILE = new URL("../../testing/fixtures/examples-of-checks.txt", import.meta.url);
const RENEW =
  "Write it anew with CHECKS=write npx vitest run core/lint/checks/examples.test.ts, and read what has changed";

const badExample = (check: LintRule, source: string, index: number): string[] => {
  const { id, examples } = check;
  const response = examples.responses?.[index];
  const found = lint(parse(source, examples.encoding), {
    on: [id],
    ...(response === undefined ? {} : { response }),
  });
  const others = found.filter(({ rule }) => rule !== id).map(({ rule }) => rule);
  return [
    quoted(source),
    ...found.filter(({ rule }) => rule === id).flatMap((each) => findingLines(check, source, each)),
    ...(others.length === 0 ? [] : [`  beside ${[...new Set(others)].join(" ")}`]),
  ];
};

const goodExample = (source: string, encoding: LintRule["examples"]["encoding"]): string => {
  const found = lint(parse(source, encoding)).map(({ rule }) => rule);
  return `good ${quoted(source)} ${[...new Set(found)].join(" ")}`.trimEnd();
};

/**
 * The findings of all checks for a check's bad examples combined in one file, below another group.
 */
const together = ({ examples }: LintRule): readonly string[] => {
  if (examples.encoding !== undefined || examples.bad.some(({ length }) => length > LONGEST * 4))
    return [];
  const source = `User-agent: Googlebot\nAllow: /a/b\nDisallow: /a\n\n${examples.bad.join("\n")}`;
  const document = parse(source);
  const found = lint(document).map(({ rule, from, alsoAt = [], fixes }) => {
    const lines = [from, ...alsoAt.map((at) => at.from)].map((at) => lineNumberAt(document, at));
    return `${rule} ${lines.join("+")}${fixes.map(({ kind }) => ` ${kind}`).join("")}`;
  });
  return [`together ${found.join(", ")}`];
};

const sectionOf = (rule: LintRule): string =>
  [
    `# ${rule.id}`,
    ...rule.examples.bad.flatMap((source, index) => badExample(rule, source, index)),
    ...rule.examples.good.map((source) => goodExample(source, rule.examples.encoding)),
    ...together(rule),
  ].join("\n");

/** The sections of the file, by check id. */
const sections = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(/\n\n(?=# )/)
      .map((section) => [/^# (.*)/.exec(section)?.[1] ?? "", section.trimEnd()]),
  );

if (WRITES === "write") writeFileSync(FILE, `${lintRules.map(sectionOf).join("\n\n")}\n`);
const expected = sections(existsSync(FILE) ? readFileSync(FILE, "utf8") : "");

it.each(lintRules.map((rule) => [rule.id, rule] as const))(
  "the examples of %s have the expected findings and fixes",
  (id, rule) => {
    expect(sectionOf(rule), RENEW).toBe(expected.get(id));
  },
);

it("the expected findings are those of existing checks", () => {
  expect([...expected.keys()].sort(), RENEW).toEqual(lintRules.map(({ id }) => id).sort());
});
