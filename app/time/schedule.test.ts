import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pauseTimer } from "./schedule.ts";
import { drawFrames } from "./testing/frames.ts";

describe("a pause timer", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    drawFrames();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const setUp = () => {
    const log: string[] = [];
    const timer = pauseTimer(() => log.push("task"), 100, 150);
    const key = (): void => {
      timer.ask();
      requestAnimationFrame(() => log.push("paint"));
    };
    return { log, timer, key };
  };

  it("runs its task in the first pause", () => {
    const { log, key } = setUp();
    key();
    vi.advanceTimersByTime(99);
    expect(log).toEqual(["paint"]);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(["paint", "task"]);
  });

  it("without a pause, runs it after the paint of the latest key", () => {
    const { log, key } = setUp();
    key();
    vi.advanceTimersByTime(90);
    key();
    vi.advanceTimersByTime(59);
    key();
    vi.advanceTimersByTime(10);
    expect(log).toEqual(["paint", "paint"]);
    vi.advanceTimersByTime(40);
    expect(log).toEqual(["paint", "paint", "paint", "task"]);
    vi.advanceTimersByTime(1000);
    expect(log.filter((each) => each === "task")).toHaveLength(1);
  });

  it("is not put off by a key that comes before the paint", () => {
    const { log, key } = setUp();
    key();
    vi.advanceTimersByTime(90);
    key();
    vi.advanceTimersByTime(61);
    key();
    vi.advanceTimersByTime(40);
    expect(log.at(-1)).toBe("task");
  });

  it("runs nothing once it is cancelled, even before the paint", () => {
    const { log, key, timer } = setUp();
    key();
    vi.advanceTimersByTime(90);
    key();
    vi.advanceTimersByTime(61);
    timer.cancel();
    vi.advanceTimersByTime(1000);
    expect(log).not.toContain("task");
  });
});
