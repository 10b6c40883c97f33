import { describe, expect, it } from "vitest";
import { parse } from "../syntax/parse.ts";
import type { ExpectedVerdict } from "./checks-file.ts";
import { reportOf } from "./report.ts";
import type { Outcome } from "./verify.ts";

const DOCUMENT = parse(`User-agent: *\n  Disallow: /cart # ${"x".repeat(300)}\n`);

const outcome = (check: Partial<ExpectedVerdict>, facts: Partial<Outcome>): Outcome => ({
  check: {
    crawler: "Bot",
    kind: "url",
    text: "/cart",
    expected: "allowed",
    reader: null,
    ...check,
  },
  holds: false,
  found: "blocked",
  url: "/cart",
  line: null,
  ...facts,
});

const messageOf = (check: Partial<ExpectedVerdict>, facts: Partial<Outcome>) =>
  reportOf("robots.txt", [outcome(check, facts)], null, DOCUMENT).entries[0]?.message;

describe("the report on an expected verdict", () => {
  const pattern = { kind: "pattern", text: "/a*" } as const;

  it.each<[Partial<ExpectedVerdict>, Partial<Outcome>, string]>([
    [{}, { holds: true }, "Bot, /cart: allowed"],
    [{ expected: "blocked" }, { holds: true }, "Bot, /cart: blocked"],
    [{}, {}, "Bot may not crawl /cart, but should; no rule matches"],
    [
      { expected: "blocked" },
      { found: "allowed" },
      "Bot may crawl /cart, but should not; no rule matches",
    ],
    [
      pattern,
      { url: "/ab" },
      "Bot may not crawl any URL that matches /a*, but should; for example /ab; no rule matches",
    ],
    [
      { ...pattern, expected: "blocked" },
      { found: "allowed", url: "/a*" },
      "Bot may crawl all URLs that match /a*, but should not; no rule matches",
    ],
    [
      pattern,
      { found: "mixed", url: "/ab" },
      "Bot may crawl some URLs that match /a* and not others; all should be allowed; for example /ab; no rule matches",
    ],
    [
      pattern,
      { found: "unproved", url: "/ab" },
      "Bot, /a*: it could not be proved for all URLs that they are allowed; for example /ab; no rule matches",
    ],
    [
      {},
      { line: 2 },
      `Bot may not crawl /cart, but should; line 2: Disallow: /cart # ${"x".repeat(181)}\u2026`,
    ],
    [{ text: `/${"x".repeat(199)}` }, { holds: true }, `Bot, /${"x".repeat(199)}: allowed`],
    [{ text: `/${"x".repeat(200)}` }, { holds: true }, `Bot, /${"x".repeat(198)}\u2026: allowed`],
  ])("on %j, %j, says: %s", (check, facts, message) => {
    expect(messageOf(check, facts)).toBe(message);
  });

  it("fails if one does not hold, and counts them", () => {
    const report = (...list: readonly boolean[]) => {
      const outcomes = list.map((holds) => outcome({}, { holds }));
      const { summary, fails } = reportOf("robots.txt", outcomes, null, DOCUMENT);
      return [summary, fails];
    };
    expect(report()).toEqual([["0 expectations: 0 hold, 0 fail"], false]);
    expect(report(true)).toEqual([["1 expectation: 1 holds, 0 fail"], false]);
    expect(report(true, false, true)).toEqual([["3 expectations: 2 hold, 1 fails"], true]);
  });
});
