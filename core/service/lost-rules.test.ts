import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { compile } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { isIdle, ruleKey } from "./lost-rules.ts";

const readings = (id: DialectId, ...rules: readonly string[]) => {
  const document = parse(`User-agent: *\n${rules.join("\n")}\n`);
  return compile(document, dialects[id], "Foo");
};

describe("a rule without a path", () => {
  // It allows everything for a reader that takes the first matching rule, and for Yandex, which
  // reads it as `Allow: /`; for others any other rule wins over it.
  it.each([
    ["google", true],
    ["rfc9309", true],
    ["python", false],
    ["yandex", false],
  ] as const)("decides nothing to the reader %s: %j", (id, expected) => {
    const { readings: all, policy } = readings(id, "Disallow:");
    expect(all.map((reading) => isIdle(reading, policy))).toEqual([expected]);
  });

  it("is different from one with a path", () => {
    for (const { id } of Object.values(dialects)) {
      const { readings: all, policy } = readings(id, "Disallow: /a");
      expect(all.map((reading) => isIdle(reading, policy))).not.toContain(true);
    }
  });
});

describe("rules with the same effect", () => {
  it("have the same key, whatever their spelling", () => {
    const keys = readings("google", "Disallow: /é", "Disallow: /%C3%A9", "Allow: /é", "Disallow:")
      .readings.map(ruleKey)
      .sort();
    expect(new Set(keys).size).toBe(3);
    expect(keys).toHaveLength(4);
  });
});
