import { describe, expect, it } from "vitest";
import { parse } from "../../../core/index.ts";
import { lint } from "../../../core/lint/index.ts";
import { draftOfShared, queryOf } from "../../state/drafts/draft.ts";
import { testedUrlsOf } from "../../state/store/derive.ts";
import { checkShared } from "../../state/store/shared-state.ts";
import { initialState } from "../../state/store/store.ts";
import { searchExamples } from "./ExamplesDialog.tsx";
import { firstVisit } from "./first-visit.ts";
import { examples } from "./index.ts";
import { mistakes } from "./mistakes/index.ts";

/** The ids of the first version that was published. */
const FORMER_IDS = [
  "shop",
  "staging-left-on",
  "named-group-replaces-star",
  "merged-groups",
  "longest-rule-wins",
  "wildcards",
  "ai-crawlers",
  "odd-spellings",
] as const;

const stateOf = ({ state }: (typeof examples)[number]) =>
  initialState(state.source, {
    query: queryOf(draftOfShared(state)),
    dialect: state.dialect,
    response: state.response ?? null,
  });

describe("the examples", () => {
  it("begin with the first visit's example", () => {
    expect(examples[0]).toBe(firstVisit);
  });

  it("have unique ids in kebab-case", () => {
    const ids = examples.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it.each(examples)("$id: every URL has expectations, and a mistake fails them", (example) => {
    const tested = testedUrlsOf(stateOf(example));
    expect(tested.length).toBeGreaterThan(0);
    for (const { testUrl, normalised } of tested) {
      expect(normalised, testUrl.typed).toMatchObject({ valid: true, changes: [] });
      expect(testUrl.expectations).not.toEqual([]);
    }
    // The first claim is about the crawler that the example is tested as.
    const claim = mistakes.find(({ id }) => id === example.id)?.verdicts[0];
    const isShown = claim !== undefined && claim.before !== claim.after;
    expect(tested.every(({ meetsExpectation }) => meetsExpectation)).toBe(!isShown);
  });

  it.each(examples)("$id: can travel in a link and says its lesson in one sentence", (example) => {
    expect(checkShared(example.state, 2_000)).toEqual(example.state);
    expect(example.lesson).toMatch(/^[A-Z](?:[^.]|\.(?=[a-z]))*\.$/);
  });

  it("are found by words of their titles, lessons, ids and files, in any order", () => {
    const found = (text: string) => searchExamples(examples, text).map(({ id }) => id);
    expect(found("")).toHaveLength(examples.length);
    expect(found("staging")).toEqual(["staging-left-on"]);
    expect(found("noindex NOBODY")).toContain("disallow-hides-noindex");
    expect(found("cloudflare")).toContain("managed-block-undone");
    expect(found("zzz")).toEqual([]);
  });

  it("keep the ids that links may hold", () => {
    const ids = examples.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...FORMER_IDS]));
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
