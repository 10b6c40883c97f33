import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WorkerLike } from "../loading/start-worker.ts";
import type { Message } from "./workers/serve.ts";
import { createWorkerClient, LIMIT, SECOND_LIMIT } from "./workers.ts";

interface Kinds {
  readonly [kind: string]: (question: string) => string;
  readonly lint: (question: string) => string;
  readonly format: (question: string) => string;
}

/** A client whose workers the test makes answer or fail. */
const setUp = () => {
  interface FakeWorker extends WorkerLike<Message> {
    readonly posted: string[];
    isGone: boolean;
  }
  const workers: FakeWorker[] = [];
  const client = createWorkerClient<Kinds>(() => {
    const worker: FakeWorker = {
      onmessage: null,
      onerror: null,
      posted: [],
      isGone: false,
      postMessage: ({ question }) => {
        worker.posted.push(String(question));
      },
      terminate: () => {
        worker.isGone = true;
      },
    };
    workers.push(worker);
    return worker;
  });
  const worker = () => workers.at(-1);
  return {
    workers,
    ask: client.ask,
    posted: () => workers.map(({ posted }) => posted),
    answer: (data: string, from = worker()) => from?.onmessage?.({ data } as MessageEvent),
    fail: () => worker()?.onerror?.({} as ErrorEvent),
  };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a worker's client", () => {
  it("asks one question at a time, in turn, and starts the worker with the first", async () => {
    const { ask, answer, posted, workers } = setUp();
    expect(workers).toEqual([]);
    const asked = [ask("lint", "a"), ask("format", "b")];
    expect(posted()).toEqual([["a"]]);
    answer("A");
    expect(posted()).toEqual([["a", "b"]]);
    answer("B");
    expect(await Promise.all(asked)).toEqual(["A", "B"]);
  });

  it("keeps only the newest waiting question of a kind, in its turn", async () => {
    const { ask, answer, posted } = setUp();
    void ask("lint", "a");
    const old = ask("format", "old");
    void ask("lint", "b");
    const newest = ask("format", "new");
    expect(await old).toBeNull();
    answer("A");
    answer("New");
    expect(await newest).toBe("New");
    expect(posted()).toEqual([["a", "new", "b"]]);
  });

  it("keeps the newest question of each lane, so that two files can be asked about", async () => {
    const { ask, answer } = setUp();
    const own = ask("lint", "own");
    const served = ask("lint", "served", "other");
    answer("Own");
    answer("Served");
    expect(await Promise.all([own, served])).toEqual(["Own", "Served"]);
  });

  it("drops the answer to a question that has been replaced meanwhile", async () => {
    const { ask, answer } = setUp();
    const old = ask("lint", "a");
    const newest = ask("lint", "b");
    expect(await old).toBeNull();
    answer("A");
    answer("B");
    expect(await newest).toBe("B");
  });

  it("has a new worker answer what a silent one was asked", async () => {
    const { ask, answer, posted, workers } = setUp();
    const asked = ask("lint", "a");
    vi.advanceTimersByTime(LIMIT);
    expect(workers[0]?.isGone).toBe(true);
    expect(posted()).toEqual([["a"], ["a"]]);
    answer("late", workers[0]);
    answer("A");
    expect(await asked).toBe("A");
  });

  it("replaces a silent worker within eight seconds, and waits longer for what a slow device may need", async () => {
    const { ask, answer, posted, workers } = setUp();
    const asked = ask("lint", "a");
    vi.advanceTimersByTime(8_000);
    expect(posted()).toEqual([["a"], ["a"]]);
    vi.advanceTimersByTime(SECOND_LIMIT - 1);
    expect(workers).toHaveLength(2);
    answer("A");
    expect(await asked).toBe("A");
  });

  it("does not replace a worker that answers in time, whatever waits for it", () => {
    const { ask, answer, workers } = setUp();
    void ask("lint", "a");
    void ask("format", "b");
    vi.advanceTimersByTime(LIMIT - 1);
    answer("A");
    vi.advanceTimersByTime(LIMIT - 1);
    answer("B");
    vi.advanceTimersByTime(10 * LIMIT);
    expect(workers).toHaveLength(1);
  });

  it("gives up a question that two workers did not answer, and asks the next", async () => {
    const { ask, answer, fail, posted } = setUp();
    const asked = ask("lint", "a");
    const other = ask("format", "b");
    fail();
    fail();
    await expect(asked).rejects.toThrow("lint");
    answer("B");
    expect(await other).toBe("B");
    expect(posted()).toEqual([["a"], ["a"], ["b"]]);
    const again = ask("lint", "a");
    answer("A");
    expect(await again).toBe("A");
  });

  it("does not ask again what has been replaced", () => {
    const { ask, fail, posted } = setUp();
    void ask("lint", "a");
    void ask("lint", "b");
    fail();
    expect(posted()).toEqual([["a"], ["b"]]);
  });

  it("fails each question if there are no workers", async () => {
    const { ask } = createWorkerClient<Kinds>(() => {
      throw new Error("no workers here");
    });
    await expect(ask("lint", "a")).rejects.toThrow();
    await expect(ask("lint", "a")).rejects.toThrow();
  });
});
