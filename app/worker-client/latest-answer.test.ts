import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Numbered } from "../workers/messages.ts";
import { latestAnswer } from "./latest-answer.ts";

interface Told {
  readonly word: string;
}

/** Questions that the test answers or fails by hand. */
const setUp = (slowAfter = 0) => {
  const posted: (Numbered<Told> | null)[] = [];
  let answer = (_: Numbered<{ length: number }>): void => {};
  let fail = (): void => {};
  const latest = latestAnswer<string, Told, { length: number }>({
    start: (onAnswer, onFailure) => {
      answer = onAnswer;
      fail = onFailure;
      return (message) => void posted.push(message);
    },
    messageOf: (word) => ({ word }),
    slowAfter,
  });
  return { latest, posted, answer: (id: number) => answer({ id, length: id }), fail: () => fail() };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the latest answer", () => {
  it("is that of the last question, with the question beside it", async () => {
    const { latest, posted, answer } = setUp();
    const asked = latest.ask("one");
    expect(latest.getState()).toEqual({ last: null, progress: "asking" });
    expect(posted).toEqual([{ word: "one", id: 1 }]);
    answer(1);
    expect(await asked).toEqual({ id: 1, length: 1 });
    expect(latest.getState()).toEqual({
      last: { question: "one", answer: { id: 1, length: 1 } },
      progress: "idle",
    });
  });

  it("drops the answer to a superseded question and tells whoever asked it", async () => {
    const { latest, answer } = setUp();
    const first = latest.ask("one");
    const second = latest.ask("two");
    expect(await first).toBeNull();
    answer(1);
    expect(latest.getState().last).toBeNull();
    answer(2);
    expect((await second)?.length).toBe(2);
  });

  it("is asked for once when the same question comes again meanwhile", () => {
    const { latest, posted } = setUp();
    expect(latest.ask("one")).toBe(latest.ask("one"));
    expect(posted.length).toBe(1);
  });

  it("keeps the last answer on show when the worker fails, and can be asked again", async () => {
    const { latest, answer, fail } = setUp();
    void latest.ask("one");
    answer(1);
    const second = latest.ask("two");
    fail();
    expect(await second).toBeNull();
    expect(latest.getState()).toMatchObject({ last: { question: "one" }, progress: "failed" });
    void latest.ask("three");
    answer(3);
    expect(latest.getState()).toMatchObject({ last: { question: "three" }, progress: "idle" });
  });

  it("knows no failure while nothing is asked: it is another kind's", () => {
    const { latest, fail } = setUp();
    fail();
    expect(latest.getState().progress).toBe("idle");
  });

  it("is not waited for once its question is taken back", async () => {
    const { latest, posted, answer } = setUp();
    const asked = latest.ask("one");
    latest.drop();
    expect(await asked).toBeNull();
    expect(posted).toEqual([{ word: "one", id: 1 }, null]);
    answer(1);
    expect(latest.getState()).toEqual({ last: null, progress: "idle" });
    latest.drop();
    expect(posted.length).toBe(2);
  });

  it("is said to be asked for only when it takes long, however many questions that are", async () => {
    const { latest, answer } = setUp(300);
    void latest.ask("one");
    await vi.advanceTimersByTimeAsync(200);
    void latest.ask("two");
    expect(latest.getState().progress).toBe("idle");
    await vi.advanceTimersByTimeAsync(100);
    expect(latest.getState().progress).toBe("asking");
    answer(2);
    expect(latest.getState().progress).toBe("idle");
    await vi.advanceTimersByTimeAsync(1000);
    expect(latest.getState().progress).toBe("idle");
  });
});
