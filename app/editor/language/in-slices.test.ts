import { describe, expect, it, vi } from "vitest";
import { inSlices } from "./in-slices.ts";

/** A page with a manual clock, whose tasks run when told to. */
const page = () => {
  let time = 0;
  const tasks: (() => void)[] = [];
  return {
    options: { slice: 8, now: () => time, later: (task: () => void) => void tasks.push(task) },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Runs the next task; returns whether there was one. */
    turn: (): boolean => {
      const task = tasks.shift();
      task?.();
      return task !== undefined;
    },
  };
};

function* work(log: string[], count: number, onStep: () => void): Generator<void, string> {
  for (let step = 1; step <= count; step++) {
    log.push(`step ${step}`);
    onStep();
    yield;
  }
  return "result";
}

describe("running in slices", () => {
  it("finishes synchronously if it takes no longer than a slice", () => {
    const { options, pass, turn } = page();
    const log: string[] = [];
    inSlices(
      work(log, 3, () => pass(2)),
      (result) => log.push(result),
      options,
    );
    expect(log).toEqual(["step 1", "step 2", "step 3", "result"]);
    expect(turn()).toBe(false);
  });

  it("lets other tasks run after each slice", () => {
    const { options, pass, turn } = page();
    const log: string[] = [];
    inSlices(
      work(log, 5, () => pass(4)),
      (result) => log.push(result),
      options,
    );
    expect(log).toEqual(["step 1", "step 2"]);
    turn();
    expect(log).toEqual(["step 1", "step 2", "step 3", "step 4"]);
    turn();
    expect(log.slice(4)).toEqual(["step 5", "result"]);
    expect(turn()).toBe(false);
  });

  it("ends a slice after a single step that took too long", () => {
    const { options, pass } = page();
    const log: string[] = [];
    inSlices(
      work(log, 3, () => pass(100)),
      (result) => log.push(result),
      options,
    );
    expect(log).toEqual(["step 1"]);
  });

  it("takes no step and returns no result once it is cancelled", () => {
    const { options, pass, turn } = page();
    const log: string[] = [];
    const drop = inSlices(
      work(log, 3, () => pass(8)),
      (result) => log.push(result),
      options,
    );
    drop();
    while (turn());
    expect(log).toEqual(["step 1"]);
  });

  it("schedules its tasks in any environment", async () => {
    const log: string[] = [];
    await new Promise((resolve) => {
      inSlices(
        work(log, 3, () => {}),
        resolve,
        { slice: 0 },
      );
      expect(log).toEqual(["step 1"]);
    });
    expect(log).toHaveLength(3);
  });

  it("does not wait for timers, which browsers delay when they follow each other", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const steps = work([], 20, () => {});
      const result = await new Promise((resolve) => void inSlices(steps, resolve, { slice: 0 }));
      expect(result).toBe("result");
    } finally {
      vi.useRealTimers();
    }
  });
});
