import { describe, expect, it } from "vitest";
import { parse } from "../../../core/index.ts";
import { lint } from "../../../core/lint/index.ts";
import { draftOfShared, queryOf } from "../../state/drafts/draft.ts";
import { testedUrlsOf } from "../../state/store/derive.ts";
import { checkShared } from "../../state/store/shared-state.ts";
import { initialState } from "../../state/store/store.ts";
import { firstVisit } from "./first-visit.ts";
import { examples } from "./index.ts";

const stateOf = ({ state }: (typeof examples)[number]) =>
  initialState(state.source, { query: queryOf(draftOfShared(state)), dialect: state.dialect });

describe("the examples", () => {
  it("begin with the first visit's example", () => {
    expect(examples[0]).toBe(firstVisit);
  });

  it("have unique ids in kebab-case", () => {
    const ids = examples.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it.each(examples)("$id: every URL has an expectation, and it holds", (example) => {
    const tested = testedUrlsOf(stateOf(example));
    expect(tested.length).toBeGreaterThan(0);
    for (const { testUrl, normalised, meetsExpectation } of tested) {
      expect(normalised, testUrl.typed).toMatchObject({ valid: true, changes: [] });
      expect(meetsExpectation, testUrl.typed).toBe(true);
    }
  });

  it.each(examples)("$id: can travel in a link and says its lesson in one sentence", (example) => {
    expect(checkShared(example.state, 2_000)).toEqual(example.state);
    expect(example.lesson).toMatch(/^[A-Z][^.]*\.$/);
  });
});

describe("the first visit", () => {
  it("shows a blocked and an allowed URL, each decided by a rule", () => {
    const tested = testedUrlsOf(stateOf(firstVisit));
    expect(tested.map(({ allowed, rule }) => [allowed, rule?.line])).toEqual([
      [false, 3],
      [true, 4],
    ]);
  });

  it("has a misspelling", () => {
    const { lines } = parse(firstVisit.state.source);
    expect(lines.filter(({ spelling }) => spelling === "typo").map(({ number }) => number)).toEqual(
      [7],
    );
    expect(lint(parse(firstVisit.state.source))).toBeInstanceOf(Array);
  });
});
