import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { DialectId } from "../../dialects/dialect.ts";
import { dialects } from "../../dialects/index.ts";
import { parse } from "../../syntax/parse.ts";
import { findingLines } from "../../testing/finding-lines.ts";
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

/** An entry with the findings of its check below it; alone if there are none. */
const found = (id: string, entry: string): readonly string[] => {
  const check = lintRules.find((each) => each.id === id);
  const [, reader = "", json = '""'] = ENTRY.exec(entry) ?? [];
  if (check === undefined) throw new Error(`No check "${id}"`);
  const source = JSON.parse(json) as string;
  const document = parse(
    source,
    ENCODINGS.find((encoding) => encoding === reader),
  );
  const options = isDialect(reader) ? { dialect: dialects[reader] } : {};
  return [
    entry,
    ...lint(document, { on: [id], ...options })
      .filter(({ rule }) => rule === id)
      .flatMap((each) => findingLines(check, source, each)),
  ];
};

/** The expected lines of each check. */
const readSections = (): readonly (readonly string[])[] =>
  readFileSync(FILE, "utf8")
    .split(/\n\n(?=# )/)
    .map((section) => section.trimEnd().split("\n"));

const checked = ([title = "", ...lines]: readonly string[]): readonly string[] => {
  const entries = lines.filter((line) => ENTRY.test(line));
  return [title, ...entries.flatMap((entry) => found(title.slice(2), entry))];
};

if (WRITES === "write") {
  const text = readSections()
    .map((section) => checked(section).join("\n"))
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
    "of %s have the expected findings and fixes",
    (_, section) => {
      expect(checked(section), RENEW).toEqual(section);
    },
  );
});
