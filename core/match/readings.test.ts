import { describe, expect, it } from "vitest";
import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { fact } from "../dialects/sources.ts";
import { parse } from "../syntax/parse.ts";
import { compile } from "./compile.ts";

const source = { basis: "assumed", title: "made for a test", url: null } as const;

/** Google's reader with some switches turned, as the search for causes makes them. */
const googleWith = (facts: Partial<DialectFacts>): Dialect => ({
  ...dialects.google,
  facts: { ...dialects.google.facts, ...facts },
});

const limit = dialects.google.facts.lineBytes.value as number;
const field = "Disallow: ";
/** A line whose last character is cut after the first of its two bytes. */
const cutLine = `${field}/${"a".repeat(limit - field.length - 2)}é`;
const cutPath = `/${"a".repeat(limit - field.length - 2)}%C3`;

describe("a rule on a line that is longer than the limit", () => {
  it("ends in the bytes that are kept of the character at the cut", () => {
    const { decide } = compile(parse(`User-agent: *\n${cutLine}\n`), dialects.google, "Foo");
    expect(decide(cutPath).rule?.line).toBe(2);
    expect(decide(cutPath.slice(0, -3)).allowed).toBe(true);
  });

  it("keeps them where the reader counts more lines than the file has", () => {
    const dialect = googleWith({ lineEnds: fact("unicode-separators", source) });
    const text = `User-agent: *\n# one\u2028# two\n${cutLine}\nAllow: /b\n`;
    const { decide } = compile(parse(text), dialect, "Foo");
    expect(decide(cutPath).rule?.line).toBe(3);
    expect(decide(cutPath.slice(0, -3)).allowed).toBe(true);
  });

  it("keeps them where the reader counts fewer lines than the file has", () => {
    const dialect = googleWith({ lineEnds: fact("lf", source) });
    const text = `User-agent: *\n# one\r# two\r# three\n${cutLine}\nAllow: /b\n`;
    const { decide } = compile(parse(text), dialect, "Foo");
    expect(decide(cutPath).rule?.line).toBe(5);
    expect(decide(cutPath.slice(0, -3)).allowed).toBe(true);
  });

  it("is cut by the reader's limit where the reader splits the line otherwise than the file", () => {
    const dialect = googleWith({ lineEnds: fact("unicode-separators", source) });
    const text = `User-agent: *\n# one\u2028${cutLine}\n`;
    const { decide } = compile(parse(text), dialect, "Foo");
    expect(decide(cutPath).rule?.line).toBe(2);
    expect(decide(cutPath.slice(0, -3)).allowed).toBe(true);
  });
});
