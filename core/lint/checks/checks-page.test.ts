import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { LintRule } from "../check.ts";
import { lintRules } from "./index.ts";

const { CHECKS: WRITES } = process.env;

const FILE = new URL("../../../CHECKS.md", import.meta.url);

const row = (cells: readonly string[], widths: readonly number[]): string =>
  `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;

/** The checks as a table, with columns as wide as their widest cell. */
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

const page = (rules: readonly LintRule[]): string => `# Checks

All ${rules.length} checks, in the order of the reference. Each has a page in the app (\`Why?\`) and a static one under \`rules/\` of the
build, with the reason, examples to open and sources. Checks marked _off_ run when they are turned on.
\`# workbench-ignore <id>\` in a file silences one. This file is generated: \`CHECKS=write npx vitest run core/lint/checks/checks-page.test.ts\`.

${table(rules)}
`;

it("CHECKS.md lists every check (write it with CHECKS=write)", () => {
  if (WRITES === "write") writeFileSync(FILE, page(lintRules));
  expect(existsSync(FILE) && readFileSync(FILE, "utf8")).toBe(page(lintRules));
});
