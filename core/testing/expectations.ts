import { describe, expect, it } from "vitest";
import type { Dialect } from "../dialects/dialect.ts";
import { compile } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";

/** The expected results of a dialect for one file. */
export interface Expectation {
  /** What the case shows, as the rest of a sentence after the dialect's name. */
  readonly shows: string;
  readonly robots: string;
  /** By default `FooBot`. */
  readonly agent?: string;
  readonly allowed?: readonly string[];
  readonly blocked?: readonly string[];
}

/** Runs a dialect's table of expectations. */
export const itAnswers = (dialect: Dialect, expectations: readonly Expectation[]): void => {
  describe(`the dialect ${dialect.id}`, () => {
    it.each(expectations)("$shows", ({ robots, agent = "FooBot", allowed = [], blocked = [] }) => {
      const { decide } = compile(parse(robots), dialect, agent);
      const open = [...allowed, ...blocked].filter((url) => decide(url).allowed);
      expect(open).toEqual(allowed);
    });
  });
};
