import robotsParser from "robots-parser";
import { describe, expect, it } from "vitest";
import { answersOf } from "./answers.ts";
import { BROKEN, compareAnswers, ORDINARY, questions } from "./generate.ts";

describe("the dialect robots-parser and the package of that name", () => {
  it.each([
    ["ordinary", ORDINARY],
    ["broken", BROKEN],
  ])(
    "agree on every generated question about %s files",
    (_, ingredients) => {
      const asked = questions(1, 1_000, ingredients);
      const theirs = asked.map(({ robots, agent, path }) => {
        const engine = robotsParser("http://host.example/robots.txt", robots);
        return engine.isAllowed(`http://host.example${path}`, agent) ?? true;
      });
      expect(theirs.filter((allowed) => !allowed).length).toBeGreaterThan(150);
      const ours = answersOf("robots-parser", asked);
      expect(compareAnswers(asked, theirs, ours).differences).toEqual([]);
    },
    60_000,
  );
});
