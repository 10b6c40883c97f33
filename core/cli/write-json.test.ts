import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Entry, Report } from "./report.ts";
import { asJson, asSarif } from "./write-json.ts";

const entry = fc.record<Entry>({
  line: fc.option(fc.integer({ min: 1 })),
  severity: fc.constantFrom("error", "warning", "info", "hint", "ok"),
  rule: fc.string(),
  message: fc.string({ unit: "binary" }),
});

const report = fc.record<Report>({
  file: fc.string({ unit: "binary" }),
  entries: fc.array(entry),
  summary: fc.array(fc.string()),
  fails: fc.boolean(),
});

const SCHEMA: unknown = JSON.parse(
  readFileSync(new URL("../../public/check-report.schema.json", import.meta.url), "utf8"),
);

type Schema = Readonly<Record<string, unknown>>;

/** Whether a value is as a schema says, for the keywords that the schema here uses. */
const fits = (value: unknown, schema: unknown): boolean => {
  const {
    type,
    const: constant,
    enum: values,
    minimum,
    required,
    properties,
    items,
  } = schema as Schema;
  const isOf = {
    object: typeof value === "object" && value !== null && !Array.isArray(value),
    array: Array.isArray(value),
    string: typeof value === "string",
    boolean: typeof value === "boolean",
    integer: Number.isInteger(value),
    null: value === null,
  };
  if (type !== undefined && ![type].flat().some((each) => (isOf as Schema)[String(each)]))
    return false;
  if (constant !== undefined && value !== constant) return false;
  if (Array.isArray(values) && !values.includes(value)) return false;
  if (typeof minimum === "number" && typeof value === "number" && value < minimum) return false;
  if (isOf.array)
    return (value as unknown[]).every((each) => items === undefined || fits(each, items));
  if (!isOf.object) return true;
  const object = value as Schema;
  return (
    ((required ?? []) as string[]).every((key) => key in object) &&
    Object.entries((properties ?? {}) as Schema).every(
      ([key, each]) => !(key in object) || fits(object[key], each),
    ) &&
    Object.keys(object).every((key) => key in ((properties ?? {}) as Schema))
  );
};

describe("a report as JSON", () => {
  it("is as its schema says, and has all that the report has", () => {
    fc.assert(
      fc.property(report, (each) => {
        const json = JSON.parse(asJson(each));
        expect(fits(json, SCHEMA)).toBe(true);
        expect(json.results).toEqual(each.entries);
        expect(fits({ ...json, version: 2 }, SCHEMA)).toBe(false);
        expect(fits({ ...json, results: [{ line: 0 }] }, SCHEMA)).toBe(false);
      }),
    );
  });
});

describe("a report as SARIF", () => {
  it("has a result for each problem, with its line", () => {
    const entries: readonly Entry[] = [
      { line: 2, severity: "error", rule: "a", message: "x" },
      { line: null, severity: "hint", rule: "b", message: "y" },
      { line: 3, severity: "ok", rule: "a", message: "z" },
    ];
    const sarif = JSON.parse(
      asSarif({ file: "web site/robots.txt", entries, summary: [], fails: true }),
    );
    expect(sarif).toMatchObject({
      version: "2.1.0",
      runs: [
        {
          tool: { driver: { rules: [{ id: "a" }, { id: "b" }] } },
          results: [
            {
              ruleId: "a",
              level: "error",
              message: { text: "x" },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: "web%20site/robots.txt" },
                    region: { startLine: 2 },
                  },
                },
              ],
            },
            { ruleId: "b", level: "note" },
          ],
        },
      ],
    });
    expect(sarif.runs[0].results).toHaveLength(2);
  });

  it("can be written of any report", () => {
    fc.assert(
      fc.property(report, (each) => {
        expect(JSON.parse(asSarif(each)).runs).toHaveLength(1);
      }),
    );
  });
});
