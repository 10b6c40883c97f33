import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { latestAnswer } from "./latest-answer.ts";
import type { Numbered } from "./workers/messages.ts";

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
  it("belongs to the last question, which is kept with it", async () => {
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

  it("is not that of a replaced question, whose caller is told", async () => {
    const { latest, answer } = setUp();
    const first = latest.ask("one");
    const second = latest.ask("two");
    expect(await first).toBeNull();
    answer(1);
    expect(latest.getState().last).toBeNull();
    answer(2);
    expect((await second)?.length).toBe(2);
  });

  it("is shared by equal questions", () => {
    const { latest, posted } = setUp();
    expect(latest.ask("one")).toBe(latest.ask("one"));
    expect(posted.length).toBe(1);
  });

  it("is kept when the worker fails, and can be requested again", async () => {
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

  it("is not affected by failures while nothing is asked: they belong to another kind", () => {
    const { latest, fail } = setUp();
    fail();
    expect(latest.getState().progress).toBe("idle");
  });

  it("is not awaited once its question is withdrawn", async () => {
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

  it("is reported as pending only if it takes long, however many questions that involves", async () => {
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
