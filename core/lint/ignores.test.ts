import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupBy } from "../collections/group-by.ts";
import { memo } from "../collections/memo.ts";
import { dialects } from "../dialects/index.ts";
import { compilePolicy } from "../match/compile.ts";
import { policyOf } from "../match/consult.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { lineNumberAt, parse } from "../syntax/parse.ts";
import { mangledFiles, robotsFiles, seeded } from "../testing/arbitraries.ts";
import { firstDifference } from "../testing/witnesses.ts";
import type { LintRule } from "./check.ts";
import { allChecks, lintRules } from "./checks/index.ts";
import type { LintResult } from "./diagnostic.ts";
import { ignoreComments } from "./facts/ignores.ts";
import { applyEdits } from "./fixes/apply.ts";
import { ignoreEdits } from "./fixes/ignore-edits.ts";
import { lint, lintFile } from "./lint.ts";

const resultOf = (source: string): LintResult => lintFile(parse(source));

const idsOf = (source: string): readonly string[] => lint(parse(source)).map(({ rule }) => rule);

const read = (source: string) =>
  ignoreComments(parse(source)).map(({ ids, lines }) => [ids.map(({ id }) => id), lines]);

describe("an ignore comment", () => {
  it("applies to the line it ends", () => {
    expect(read("User-agent: *\nDisallow: / # workbench-ignore blocks-everything\n")).toEqual([
      [["blocks-everything"], [2]],
    ]);
  });

  it("applies to the line below and the next that is no comment if it is on a line of its own", () => {
    const source =
      "User-agent: *\n# workbench-ignore a\n# note\n#workbench-ignore b\nDisallow: /\n";
    expect(read(source)).toEqual([
      [["a"], [2, 3, 5]],
      [["b"], [4, 5]],
    ]);
  });

  it("applies to the whole file above the first line with anything else", () => {
    const source = "\ufeff# shop\n\n# workbench-ignore a, b\n\nUser-agent: *\nDisallow: /\n";
    expect(read(source)).toEqual([[["a", "b"], null]]);
    expect(read("# workbench-ignore a")).toEqual([[["a"], null]]);
  });

  it.each([
    ["# workbench-ignore a,b , c", ["a", "b", "c"]],
    ["# Workbench-Ignore: A", ["a"]],
    ["# a note  # workbench-ignore a", ["a"]],
    ["# workbench-ignore a -- for we must not, b", ["a"]],
    ["# workbench-ignore a # b", ["a"]],
    ["# workbench-ignore", []],
  ])("is read from %j", (comment, ids) => {
    const [found] = ignoreComments(parse(`User-agent: * ${comment}\n`));
    expect(found?.ids.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    "# workbench-ignored a",
    "# my workbench-ignore a",
    "workbench-ignore: a",
    "Disallow: /workbench-ignore",
  ])("is not %j", (line) => {
    expect(ignoreComments(parse(`User-agent: *\n${line}\n`))).toEqual([]);
  });

  it("hides the named findings, which can be listed", () => {
    const source = "User-agent: *\nDisallow: / # workbench-ignore blocks-everything\n";
    const { diagnostics, suppressed } = resultOf(source);
    expect(diagnostics.map(({ rule }) => rule)).not.toContain("blocks-everything");
    expect(suppressed.map(({ rule, from }) => [rule, lineNumberAt(parse(source), from)])).toEqual([
      ["blocks-everything", 2],
    ]);
  });

  it("hides nothing but the named checks", () => {
    expect(idsOf("Disalow: / # workbench-ignore blocks-everything\n")).toContain(
      "rule-before-user-agent",
    );
  });

  it("keeps the rest of a run of similar lines reported", () => {
    const source =
      "User-agent: *\nDisallow: a # workbench-ignore path-missing-leading-slash\nDisallow: b\n";
    const found = lint(parse(source)).filter(({ rule }) => rule === "path-missing-leading-slash");
    expect(found.map(({ from, message }) => [source[from], message.includes("same goes")])).toEqual(
      [["b", false]],
    );
  });

  it("allows other checks on a page whose finding is ignored", () => {
    const page = "<!doctype html>\n<p>Disallow /x\n";
    expect(idsOf(page)).toEqual(["html-content"]);
    expect(idsOf(`# workbench-ignore html-content\n${page}`)).toContain("unparsable-line");
  });

  it("is reported if it ignores nothing, and may ignore that too", () => {
    const unused = "User-agent: *\nDisallow: /a # workbench-ignore blocks-everything\n";
    expect(idsOf(unused)).toEqual(["unknown-ignore"]);
    expect(idsOf(unused.replace("-everything", "-everything, unknown-ignore"))).toEqual([]);
  });

  it("may use a former name of a check", () => {
    const rule = "User-agent: *\nDisallow: /*?s=";
    expect(idsOf(rule)).toEqual(["query-trap"]);
    expect(idsOf(`${rule} # workbench-ignore query-order\n`)).toEqual([]);
    expect(idsOf("User-agent: *\nDisallow: /a # workbench-ignore query-order\n")).toEqual([
      "unknown-ignore",
    ]);
  });

  it("silences with a former name only what that name found", () => {
    const file = "User-agent: *\nDisallow: /*?s=\nDisallow: /?sort=\n";
    const said = (source: string): readonly string[] =>
      lint(parse(source)).map(({ rule, from }) => `${rule} ${lineNumberAt(parse(source), from)}`);
    expect(said(file)).toEqual(["query-trap 2", "query-trap 3"]);
    const ignoring = file.replaceAll("=\n", "= # workbench-ignore root-only-query\n");
    expect(said(ignoring)).toEqual(["query-trap 2", "unknown-ignore 2"]);
    expect(said(`# workbench-ignore root-only-query\n${file}`)).toEqual(["query-trap 3"]);
    expect(said(`# workbench-ignore query-trap\n${file}`)).toEqual([]);
  });

  it("is not reported if its check does not run", () => {
    const off = lintRules.find(({ defaultOn }) => !defaultOn)?.id ?? "";
    const answered = lintRules.find(({ category }) => category === "response")?.id ?? "";
    for (const id of [off, answered]) {
      expect(id).not.toBe("");
      expect(idsOf(`User-agent: *\nDisallow: /a # workbench-ignore ${id}\n`)).toEqual([]);
    }
  });

  it("can be removed, or a name of it, by a fix", () => {
    const fixed = (source: string): string => {
      const found = lint(parse(source)).find(({ rule }) => rule === "unknown-ignore");
      return applyEdits(source, found?.fixes.at(-1)?.edits ?? []);
    };
    expect(fixed("# workbench-ignore x, y\nAllow: /")).toBe("# workbench-ignore y\nAllow: /");
    expect(fixed("# workbench-ignore y\nAllow: /")).toBe("Allow: /");
    expect(fixed("# workbench-ignore no-rules, y\nAllow: /")).toMatch(/^# workbench-ignore \S+\n/);
    const three = "# workbench-ignore blocks-everything, x, no-rules\nUser-agent: *\nDisallow: /\n";
    expect(fixed(three)).toBe(three.replace(", x", ""));
    const last =
      "# workbench-ignore blocks-everything, no-default-group, x\nUser-agent: *\nDisallow: /\n";
    expect(fixed(last)).toContain("blocks-everything, ");
    expect(fixed("Allow: /  # note # workbench-ignore y -- why\n")).toBe("Allow: /  # note\n");
    expect(fixed("Allow: /  # workbench-ignore\n")).toBe("Allow: /\n");
  });

  it("costs no more among thousands", () => {
    // If each comment examined all others, this would take a minute, and the test would time out.
    const comments = "# workbench-ignore unknown-directive\n".repeat(16_000);
    const source = `User-agent: *\nDisallow: /\n${comments}`;
    expect(read(source).at(0)).toEqual([["unknown-directive"], [3, 4, 16_003]]);
    expect(idsOf(source).filter((rule) => rule === "unknown-ignore")).toHaveLength(16_000);
  });
});

/** The first URL for which two texts differ, in any dialect; null for none. */
const anyDifference = (before: RobotsDocument, after: RobotsDocument): string | null => {
  for (const dialect of Object.values(dialects)) {
    for (const agent of ["*", "Googlebot", "shopbot"]) {
      const old = compilePolicy(policyOf(before, dialect), agent);
      const now = compilePolicy(policyOf(after, dialect), agent);
      for (const url of ["/", "/a", "/shop/cart?x=1", "/private/x.html"]) {
        if (old.decide(url).allowed !== now.decide(url).allowed) {
          return `${dialect.id} ${agent} ${url}`;
        }
      }
    }
  }
  return null;
};

describe("ignoring a finding", () => {
  const ignored = (source: string, rule: string): string => {
    const document = parse(source);
    const found = lint(document).find((each) => each.rule === rule);
    return found === undefined ? "" : applyEdits(source, ignoreEdits(document, found));
  };

  it("adds a comment to its line", () => {
    expect(ignored("User-agent: *\nDisallow: /", "blocks-everything")).toBe(
      "User-agent: *\nDisallow: / # workbench-ignore blocks-everything",
    );
  });

  it("adds a name to an existing ignore comment, or a mark after another comment", () => {
    const rule = "blocks-everything";
    const start = "User-agent: *\nDisallow: / #";
    expect(ignored(`${start} workbench-ignore x -- why\n`, rule)).toBe(
      `${start} workbench-ignore x, ${rule} -- why\n`,
    );
    expect(ignored(`${start}workbench-ignore\n`, rule)).toBe(`${start}workbench-ignore ${rule}\n`);
    expect(ignored(`${start} note\n`, rule)).toBe(`${start} note # workbench-ignore ${rule}\n`);
  });

  it("adds the comment above a blank line, because the line has to stay blank", () => {
    const source = "User-agent: *\nDisallow: /a\n\nDisallow: /b\n";
    expect(ignored(source, "blank-line-inside-group")).toBe(
      "User-agent: *\nDisallow: /a\n# workbench-ignore blank-line-inside-group\n\nDisallow: /b\n",
    );
  });

  it("offers nothing in an empty file", () => {
    expect(ignoreEdits(parse("\n\n"), { rule: "no-rules", from: 0 })).toEqual([]);
  });

  const expectIgnored = (source: string): void => {
    const document = parse(source);
    const found = lint(document);
    for (const [index, { rule, from }] of found.entries()) {
      // Each finding takes two lint runs, so only the first two of each file are tested.
      if (index > 1) break;
      const edits = ignoreEdits(document, { rule, from });
      if (edits.length === 0) continue;
      const after = applyEdits(source, edits);
      const now = parse(after);
      const above = edits.reduce(
        (sum, edit) =>
          sum +
          (edit.from < from || (edit.from === from && edit.insert.endsWith("\n"))
            ? edit.insert.length
            : 0),
        0,
      );
      const line = lineNumberAt(now, from + above);
      expect({
        after,
        left: lint(now, { off: lintRules.map(({ id }) => id).filter((id) => id !== rule) }).filter(
          (each) => each.rule === rule && lineNumberAt(now, each.from) === line,
        ),
        difference: firstDifference(document, now) ?? anyDifference(document, now),
      }).toEqual({ after, left: [], difference: null });
    }
  };

  it("hides it and changes no verdict under any dialect", () => {
    fc.assert(fc.property(robotsFiles, expectIgnored), seeded(100));
  });

  it("does so in mangled files in the editor", () => {
    const asHeld = mangledFiles.map((text) => text.replace(/\r\n?/g, "\n"));
    fc.assert(fc.property(asHeld, expectIgnored), seeded(100));
  });

  it("does so in the bad examples of every check", () => {
    for (const { examples } of lintRules) {
      const { length } = examples.bad;
      // All of them, or in the usual run, which examines a half elsewhere, the first one.
      const most = Math.max(1, 2 * seeded(length).numRuns - length);
      for (const source of examples.bad.slice(0, most)) {
        expectIgnored(source.replace(/\r\n?/g, "\n"));
      }
    }
  });
});

describe("a former id of a check", () => {
  /** Each former id that stands for some findings of its check, with the check's id. */
  const some = lintRules.flatMap(({ id, aliases }) => {
    const own = allChecks.filter((check) => check.id === id);
    const isWhole = (alias: string): boolean => own.every(({ names }) => names.get(alias) === null);
    // Of a check that is no more, it stands for nothing.
    const isGone = (alias: string): boolean =>
      own.every(({ names }) => names.get(alias)?.length === 0);
    return aliases
      .filter((alias) => !isWhole(alias) && !isGone(alias))
      .map((alias) => [alias, id] as const);
  });

  /** The bad examples of a check, each parsed once, so that what is known of it need not be found out again. */
  const badOf = memo(({ examples }: LintRule) =>
    examples.bad.map((source) => parse(source, examples.encoding)),
  );

  /** What a check, without the others, finds in its bad examples with some ids turned off. */
  const foundBy = (id: string, off: readonly string[] = []): readonly string[] => {
    const check = lintRules.find((rule) => rule.id === id) as LintRule;
    const others = lintRules.map((rule) => rule.id).filter((each) => each !== id);
    return badOf(check).flatMap((document, at) => {
      const response = check.examples.responses?.[at];
      return lint(document, {
        ...(response === undefined ? {} : { response }),
        on: [id],
        off: [...others, ...off],
      }).flatMap(({ rule, message }) => (rule === id ? [`${at} ${message}`] : []));
    });
  };

  it.each([...groupBy(some, ([, id]) => id)])(
    "of %s turns off what it found, and no more",
    (id, own) => {
      const all = foundBy(id);
      for (const [alias] of own) {
        const left = foundBy(id, [alias]);
        expect(left.length, alias).toBeGreaterThan(0);
        expect(left.length, alias).toBeLessThan(all.length);
        expect(all, alias).toEqual(expect.arrayContaining([...left]));
      }
      expect(foundBy(id, [id])).toEqual([]);
    },
  );

  it("turns off nothing where what it found is no more", () => {
    const file = parse("User-agent: *\nDisallow: /Admin/\n");
    const found = lint(file, { off: ["prefix-without-slash"], on: ["everything-allowed"] });
    expect(found.map(({ rule }) => rule)).toContain("path-case");
  });

  it("turns on what it found in a check that is off by default", () => {
    const file = parse("User-agent: *\nDisallow:/a\n# Disallow: /b\n");
    const found = (on: string): readonly string[] =>
      lint(file, { on: [on] })
        .filter(({ rule }) => rule === "layout")
        .map(({ rule }) => rule);
    expect(found("missing-space-after-colon")).toEqual(["layout"]);
    expect(found("layout")).toEqual(["layout"]);
  });
});
