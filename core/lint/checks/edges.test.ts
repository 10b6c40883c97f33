import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { DialectId } from "../../dialects/dialect.ts";
import { dialects } from "../../dialects/index.ts";
import { parse } from "../../syntax/parse.ts";
import { alone } from "../../testing/alone.ts";
import { findingLines } from "../../testing/finding-lines.ts";
import { faultsOfMessage } from "../../testing/sentences.ts";
import type { LintRule } from "../check.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { lint } from "../lint.ts";
import { lintRules } from "./index.ts";

const { CHECKS: WRITES } = process.env;

const FILE = new URL("../../testing/fixtures/edges-of-checks.txt", import.meta.url);
const RENEW =
  "Write the findings anew with CHECKS=write npx vitest run core/lint/checks/edges.test.ts, and read what has changed";

/** A file, perhaps with its reader or encoding in front: `wget "User-agent: *\n"`. */
const ENTRY = /^(?:([\w-]+) )?(".*")$/s;

const ENCODINGS = ["latin1", "utf-16le", "utf-16be"] as const;

const isDialect = (name: string): name is DialectId => Object.hasOwn(dialects, name);

/** An entry of a section, with the findings of the section's check. */
interface Examined {
  readonly check: LintRule;
  readonly entry: string;
  readonly source: string;
  readonly diagnostics: readonly Diagnostic[];
}

const examine = (check: LintRule, entry: string): Examined => {
  const [, reader = "", json = '""'] = ENTRY.exec(entry) ?? [];
  const source = JSON.parse(json) as string;
  const document = parse(
    source,
    ENCODINGS.find((encoding) => encoding === reader),
  );
  const options = isDialect(reader) ? { dialect: dialects[reader] } : {};
  const found = lint(document, { ...alone(check.id, source), ...options });
  return { check, entry, source, diagnostics: found.filter(({ rule }) => rule === check.id) };
};

const examineAll = ([title = "", ...lines]: readonly string[]): readonly Examined[] => {
  const check = lintRules.find(({ id }) => id === title.slice(2));
  if (check === undefined) throw new Error(`No check "${title.slice(2)}"`);
  return lines.filter((line) => ENTRY.test(line)).map((entry) => examine(check, entry));
};

/** An entry with the findings below it; alone if there are none. */
const linesOf = ({ check, entry, source, diagnostics }: Examined): readonly string[] => [
  entry,
  ...diagnostics.flatMap((each) => findingLines(check, source, each)),
];

/** What makes the messages of findings hard to read. */
const faultsOf = ({ diagnostics }: Examined): readonly string[] =>
  diagnostics.flatMap(({ message }) => faultsOfMessage(message));

/** The expected lines of each check. */
const readSections = (): readonly (readonly string[])[] =>
  readFileSync(FILE, "utf8")
    .split(/\n\n(?=# )/)
    .map((section) => section.trimEnd().split("\n"));

if (WRITES === "write") {
  const text = readSections()
    .map((section) => [section[0], ...examineAll(section).flatMap(linesOf)].join("\n"))
    .join("\n\n");
  writeFileSync(FILE, `${text}\n`);
}

const sections = readSections();

describe("the edge cases", () => {
  it("are of most checks, each section with a file and a finding", () => {
    expect(sections.length).toBeGreaterThan(lintRules.length * 0.9);
    for (const section of sections) {
      const files = section.filter((line) => ENTRY.test(line));
      expect(section.length - 1, section[0]).toBeGreaterThan(files.length);
      expect(files.length, section[0]).toBeGreaterThan(0);
    }
  });

  it.each(sections.map((section) => [section[0]?.slice(2), section] as const))(
    "of %s have the expected findings and fixes, told in few words",
    (_, section) => {
      const examined = examineAll(section);
      expect([section[0], ...examined.flatMap(linesOf)], RENEW).toEqual(section);
      expect(examined.flatMap(faultsOf)).toEqual([]);
    },
  );
});
