import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parse } from "../../core/index.ts";
import { publishDocument, setBaseline, setDialect, setTheme } from "../state/store/actions.ts";
import { createAppStore, initialState } from "../state/store/store.ts";
import { createImpact, impactOf, SETTLED } from "./impact.ts";
import { findImpact } from "./workers/impact-finder.ts";
import { oneAtATime } from "./workers/one-at-a-time.ts";

const OPEN = "User-agent: *\nDisallow: /cart\n";
const CLOSED = "User-agent: *\nDisallow: /\n";

const setUp = (source: string) => {
  const store = createAppStore(initialState(source));
  const later = (task: () => void): void => void setTimeout(task);
  let breakDown = (): void => {};
  const impact = createImpact(store, (onAnswer, onFailure) => {
    breakDown = onFailure;
    const ask = oneAtATime(findImpact, (answer) => onAnswer(structuredClone(answer)), {
      slice: 0,
      later,
    });
    return (question) => {
      const copy = structuredClone(question);
      later(() => ask(copy));
    };
  });
  const patterns = (): readonly string[] => {
    const answer = impact.getState().found?.answer;
    if (answer === undefined) return [];
    return "impacts" in answer
      ? answer.impacts.changed.flatMap(({ areas }) => areas.map(({ pattern }) => pattern))
      : answer.areas.areas.map(({ pattern }) => pattern);
  };
  return { store, impact, patterns, breakDown: () => breakDown() };
};

const LONG = 5_000;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe("the impact of a store's changes", () => {
  it("is nothing while the text is as opened", async () => {
    const { store, impact } = setUp(OPEN);
    await pass(LONG);
    expect(impact.getState()).toEqual({ found: null, progress: "same" });
    setTheme(store, "dark");
    await pass(LONG);
    expect(impact.getState().progress).toBe("same");
  });

  it("is computed once the text has settled, and dropped when a change is undone", async () => {
    const { store, impact, patterns } = setUp(OPEN);
    publishDocument(store, parse(CLOSED));
    await pass(SETTLED - 1);
    expect(impact.getState()).toMatchObject({ found: null, progress: "comparing" });
    await pass(LONG);
    expect(impact.getState().progress).toBe("current");
    expect(patterns()).toEqual(["/"]);
    publishDocument(store, parse(OPEN));
    await pass(LONG);
    expect(impact.getState()).toEqual({ found: null, progress: "same" });
  });

  it("uses the selected baseline", async () => {
    const { store, patterns } = setUp(OPEN);
    setBaseline(store, { name: "live", source: CLOSED, encoding: "utf-8" });
    await pass(LONG);
    expect(patterns()).toEqual(["/"]);
  });

  it("compares two readers of the file when asked to", async () => {
    const { impact, patterns } = setUp(`${OPEN}\nUser-agent: A\nDisallow: /x\n`);
    impact.compareReaders([
      { crawler: "*", dialect: "google" },
      { crawler: "A", dialect: "google" },
    ]);
    await pass(LONG);
    expect(patterns()).toEqual(expect.arrayContaining(["/x", "/cart"]));
    impact.compareReaders(null);
    await pass(LONG);
    expect(impact.getState().progress).toBe("same");
  });

  it("can be computed after the worker failed", async () => {
    const { store, impact, breakDown } = setUp(OPEN);
    publishDocument(store, parse(CLOSED));
    await pass(SETTLED + 2);
    breakDown();
    expect(impact.getState().progress).toBe("failed");
    setDialect(store, "google");
    await pass(LONG);
    expect(impact.getState().progress).toBe("current");
  });

  it("comes from one source", () => {
    const { store } = setUp(OPEN);
    expect(impactOf(store)).toBe(impactOf(store));
  });
});
