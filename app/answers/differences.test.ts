import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parse } from "../../core/index.ts";
import {
  addUrls,
  publishDocument,
  setCompared,
  setCrawler,
  setTheme,
} from "../state/store/actions.ts";
import { createAppStore, initialState } from "../state/store/store.ts";
import { createDifferences, differencesOf, inListOrder, SETTLED } from "./differences.ts";
import { compare } from "./workers/comparer.ts";
import type { CompareAnswer, CompareQuestion, Numbered } from "./workers/messages.ts";
import { oneAtATime } from "./workers/one-at-a-time.ts";

const TYPO = "User-agent: *\nDisalow: /cart\n";
const TIDY = "User-agent: *\nDisallow: /cart\n";

/**
 * A store and its source, with slices of one step each. Questions and answers are copied as between
 * a page and a worker.
 */
const setUp = (source: string) => {
  const store = createAppStore(initialState(source));
  const later = (task: () => void): void => void setTimeout(task);
  let breakDown = (): void => {};
  const source_ = createDifferences(store, (onAnswer, onFailure) => {
    breakDown = onFailure;
    const ask = oneAtATime(compare, (answer) => onAnswer(structuredClone(answer)), {
      slice: 0,
      later,
    });
    return (question) => {
      const copy = structuredClone(question);
      later(() => ask(copy));
    };
  });
  const count = () => source_.getState().found?.entries.length;
  return { store, source: source_, count, breakDown: () => breakDown() };
};

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Longer than any pause, and enough for all steps of a small file. */
const LONG = 5_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe("the differences of a store", () => {
  it("are unknown until the text has settled, and then those of the text", async () => {
    const { store, source, count } = setUp(TYPO);
    await pass(SETTLED - 1);
    expect(source.getState()).toMatchObject({ found: null, progress: "comparing" });
    await pass(LONG);
    expect(source.getState().progress).toBe("current");
    expect(source.getState().state).toBe(store.getState());
    expect(count()).toBe(1);
  });

  it("stay while the user types, and are updated afterwards", async () => {
    const { store, source, count } = setUp(TYPO);
    await pass(LONG);
    for (let key = 0; key < 10; key++) {
      publishDocument(store, parse(key === 9 ? TIDY : `${TYPO}${key}`));
      await pass(SETTLED - 1);
      expect(count()).toBe(1);
      expect(source.getState().progress).toBe("comparing");
    }
    await pass(LONG);
    expect(count()).toBe(0);
    expect(source.getState().progress).toBe("current");
  });

  it("are no longer computed for an old text", async () => {
    const { store, source } = setUp(TYPO);
    await pass(SETTLED + 3);
    expect(source.getState().found).toBeNull();
    publishDocument(store, parse(TIDY));
    await pass(SETTLED - 1);
    expect(source.getState().found).toBeNull();
    await pass(LONG);
    expect(source.getState().found?.entries).toEqual([]);
  });

  it("are updated for the crawler, the URLs and the readers only", async () => {
    const { store, source, count } = setUp(`User-agent: Foo\nDisallow: /\n\n${TYPO}`);
    await pass(LONG);
    const first = source.getState();
    setTheme(store, "dark");
    await pass(LONG);
    expect(source.getState()).toBe(first);
    setCrawler(store, "Foo");
    await pass(LONG);
    expect(count()).toBe(0);
    setCrawler(store, "Bar");
    addUrls(store, "/cart/42");
    await pass(LONG);
    expect(source.getState().found?.entries[0]?.cases[0]).toMatchObject({
      url: "/cart/42",
      isTested: true,
    });
    setCompared(store, ["rfc9309", "python"]);
    await pass(LONG);
    expect(count()).toBe(0);
  });

  it("have witnesses in the form of URLs under test", async () => {
    const { store, source } = setUp("User-agent: *\nDisallow: /caf\u00e9\n");
    await pass(LONG);
    const url = source.getState().found?.entries[0]?.cases[0]?.url ?? "";
    expect(url).toBe("/caf%C3%A9");
    addUrls(store, url);
    await pass(LONG);
    expect(source.getState().found?.entries[0]?.cases[0]).toMatchObject({ url, isTested: true });
  });

  it("notify their subscribers", async () => {
    const { store, source } = setUp(TYPO);
    const listener = vi.fn();
    const end = source.subscribe(listener);
    await pass(LONG);
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    publishDocument(store, parse(TIDY));
    await pass(LONG);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("fail if the comparison does not load", async () => {
    const store = createAppStore(initialState(TYPO));
    const source = createDifferences(store, (_, onFailure) => {
      return () => void setTimeout(onFailure);
    });
    await pass(LONG);
    expect(source.getState()).toMatchObject({ found: null, progress: "failed" });
    publishDocument(store, parse(TIDY));
    await pass(LONG);
    expect(source.getState().progress).toBe("failed");
  });

  it("can be computed for another text after a failure", async () => {
    const { store, source, count, breakDown } = setUp(TYPO);
    await pass(SETTLED + 3);
    breakDown();
    expect(source.getState()).toMatchObject({ progress: "failed", found: null });
    publishDocument(store, parse(TIDY));
    await pass(LONG);
    expect(source.getState().progress).toBe("current");
    expect(count()).toBe(0);
  });

  it("are not published if the answer comes after the question was withdrawn", async () => {
    const store = createAppStore(initialState(TYPO));
    const asked: (Numbered<CompareQuestion> | null)[] = [];
    let answer = (_: Numbered<CompareAnswer>): void => {};
    const source = createDifferences(store, (onAnswer) => {
      answer = onAnswer;
      return (question) => void asked.push(question);
    });
    await pass(LONG);
    publishDocument(store, parse(TIDY));
    expect(asked).toMatchObject([{ id: 1, source: TYPO }, null]);
    answer({ id: 1, found: { entries: [], tried: 1, comparedInFull: [], isPartial: false } });
    expect(source.getState().found).toBeNull();
  });

  it("come from one source", () => {
    const store = createAppStore(initialState(TYPO));
    expect(differencesOf(store)).toBe(differencesOf(store));
  });
});

describe("readers to compare", () => {
  it("are in a fixed order, however they were selected", () => {
    expect(inListOrder(["wget", "google"]).map(({ id }) => id)).toEqual(["google", "wget"]);
  });
});
