import fc from "fast-check";
import { expect, it } from "vitest";
import { dialects } from "../../dialects/index.ts";
import { parse } from "../../syntax/parse.ts";
import { seeded } from "../../testing/arbitraries.ts";
import { allChecks } from "../checks/index.ts";
import { lineContext } from "../make-context.ts";
import { unusualLines } from "./lines.ts";

/** Paths of typical pieces, so that many are plain and many nearly so. */
const path = fc
  .array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom(..."/ * ? = & - . _ a B9 index.htm http www.".split(" ")),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          ..."$ .. % # : ; ~ ! + [ ] \\ ^ amp; .com %2F é Disallow:".split(" "),
          " ",
        ),
      },
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(""));

const line = fc
  .tuple(
    fc.constantFrom(
      "Allow:",
      "disallow:",
      "Disallow: ",
      "Disallow: ",
      " Disallow: ",
      "Disalow: ",
      "Allow ",
    ),
    fc.constantFrom("/", "/", "/*", "*", ""),
    path,
    fc.constantFrom("", "", " # comment", "\f", "\v# comment"),
  )
  .map((parts) => parts.join(""));

const contextOf = (source: string, dialect: (typeof dialects)[keyof typeof dialects]) =>
  lineContext(parse(source), { dialect, response: null });

const isUnusual = (rule: string): boolean =>
  unusualLines(contextOf(rule, dialects.google).lines).length > 0;

it("leaves out ordinary rules, blank lines and comments", () => {
  for (const rule of [
    "Disallow: /private/",
    "Allow: /a-b_c/page.html",
    "disallow:/*?sort=*&page=2",
    "Disallow: *.pdf$ # files",
    "# comment",
    "",
  ]) {
    expect([rule, isUnusual(rule)]).toEqual([rule, false]);
  }
});

it("finds a rule with anything else in it", () => {
  for (const rule of [
    "Disallow:",
    "Disallow: /",
    "Disallow: /*",
    "Disallow: /a b",
    "Disallow: /%61",
    "Disallow: /a$b",
    "Disallow: /a#b",
    "Disallow: /é",
    "Disallow: /.*",
    "Disallow: a",
    "Disallow : /a",
    " Disallow: /a",
    "Disalow: /a",
    "Disallow /a",
    "Disallow: /a\f",
    "Disallow:\v/a",
    "User-agent: a",
    `Disallow: /${"a".repeat(501)}`,
  ]) {
    expect([rule, isUnusual(rule)]).toEqual([rule, true]);
  }
});

it("leaves out no line that a line check reports, whatever the reader", () => {
  let seen = 0;
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const source = `---\nUser-agent: *\n${lines.join("\n")}\n---\n`;
      for (const dialect of Object.values(dialects)) {
        const context = contextOf(source, dialect);
        const unusual = new Set(unusualLines(context.lines));
        for (const each of context.lines) {
          if (unusual.has(each)) continue;
          seen++;
          for (const check of allChecks) {
            if (check.stage === undefined) continue;
            const finding = check.checkLine(each, context);
            expect([check.id, each.text, finding]).toEqual([check.id, each.text, null]);
          }
        }
      }
    }),
    seeded(100),
  );
  expect(seen).toBeGreaterThan(500);
});
