import { describe, expect, it } from "vitest";
import type { Dialect } from "../dialects/dialect.ts";
import { compile } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";

/** What a dialect is expected to make of one file. */
export interface Expectation {
  /** What the case shows, as a sentence that goes on after the dialect's name. */
  readonly shows: string;
  readonly robots: string;
  /** `FooBot` unless it is said. */
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
