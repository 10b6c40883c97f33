import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { LintRule } from "../check.ts";
import { lintRules } from "./index.ts";

const { README: WRITES } = process.env;

const README_FILE = new URL("../../../README.md", import.meta.url);

const MARKS = /(<!-- checks -->\n\n)[\s\S]*?(\n\n<!-- \/checks -->)/;

const row = (cells: readonly string[], widths: readonly number[]): string =>
  `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;

/** The checks as the README lists them, the columns as wide as their widest cell. */
const table = (rules: readonly LintRule[]): string => {
  const head = ["check", "finds", "what it asks"];
  const rows = rules.map(({ id, severity, defaultOn, summary }) => [
    `[\`${id}\`](core/lint/checks/${id}.ts)`,
    defaultOn ? severity : `${severity}, off`,
    summary.replaceAll("|", "\\|"),
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [row(head, widths), rule, ...rows.map((cells) => row(cells, widths))].join("\n");
};

it("the README lists every check (write it anew with README=write)", () => {
  const readme = readFileSync(README_FILE, "utf8");
  const listed = readme.replace(
    MARKS,
    (_, start: string, end: string) => start + table(lintRules) + end,
  );
  if (WRITES === "write") writeFileSync(README_FILE, listed);
  expect(readFileSync(README_FILE, "utf8")).toBe(listed);
  expect(readme).toMatch(MARKS);
});
