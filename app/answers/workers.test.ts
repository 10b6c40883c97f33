import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WorkerLike } from "../loading/start-worker.ts";
import type { Message, Stop, Work } from "./workers/serve.ts";
import { createWorkerClient, LIMIT, SECOND_LIMIT, STOP_LIMIT } from "./workers.ts";

type Answer = (question: string, work: Work<string>) => string;

interface Kinds {
  readonly [kind: string]: Answer;
  readonly lint: Answer;
  readonly format: Answer;
}

/** A client whose workers the test makes answer or fail. */
const setUp = (onLost?: () => void) => {
  interface FakeWorker extends WorkerLike<Message | Stop> {
    /** What it was asked, and to stop. */
    readonly posted: string[];
    readonly ids: Map<string, number>;
    isGone: boolean;
  }
  const workers: FakeWorker[] = [];
  const client = createWorkerClient<Kinds>(() => {
    const ids = new Map<string, number>();
    const worker: FakeWorker = {
      onmessage: null,
      onerror: null,
      posted: [],
      ids,
      isGone: false,
      postMessage: (message) => {
        if ("stop" in message) {
          const [asked] = [...ids].find(([, id]) => id === message.stop) ?? [];
          worker.posted.push(`stop ${asked}`);
          return;
        }
        worker.posted.push(String(message.question));
        ids.set(String(message.question), message.id);
      },
      terminate: () => {
        worker.isGone = true;
      },
    };
    workers.push(worker);
    return worker;
  }, onLost);
  const newest = () => workers.at(-1);
  const reply = (asked: string, what: object, from = newest()) =>
    from?.onmessage?.({ data: { id: from.ids.get(asked), ...what } } as MessageEvent);
  return {
    ...client,
    workers,
    posted: () => workers.map(({ posted }) => posted),
    /** Answers a question in capitals. */
    answer: (asked: string, from = newest()) => reply(asked, { answer: asked.toUpperCase() }, from),
    report: (asked: string, progress: string) => reply(asked, { progress }),
    fail: () => newest()?.onerror?.({} as ErrorEvent),
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
    answer("a");
    expect(posted()).toEqual([["a", "b"]]);
    answer("b");
    expect(await Promise.all(asked)).toEqual(["A", "B"]);
  });

  it("keeps only the newest waiting question of a kind, in its turn", async () => {
    const { ask, answer, posted } = setUp();
    void ask("lint", "a");
    const old = ask("format", "old");
    void ask("lint", "b");
    const newest = ask("format", "new");
    expect(await old).toBeNull();
    answer("a");
    answer("new");
    expect(await newest).toBe("NEW");
    expect(posted()).toEqual([["a", "stop a", "new", "b"]]);
  });

  it("keeps the newest question of each lane, so that two files can be asked about", async () => {
    const { ask, answer } = setUp();
    const own = ask("lint", "own");
    const served = ask("lint", "served", "other");
    answer("own");
    answer("served");
    expect(await Promise.all([own, served])).toEqual(["OWN", "SERVED"]);
  });

  it("drops the answer to a question that has been replaced meanwhile", async () => {
    const { ask, answer } = setUp();
    const old = ask("lint", "a");
    const newest = ask("lint", "b");
    expect(await old).toBeNull();
    answer("a");
    answer("b");
    expect(await newest).toBe("B");
  });

  it("has a new worker answer what a silent one was asked", async () => {
    const { ask, answer, posted, workers } = setUp();
    const asked = ask("lint", "a");
    vi.advanceTimersByTime(LIMIT);
    expect(workers[0]?.isGone).toBe(true);
    expect(posted()).toEqual([["a"], ["a"]]);
    answer("a", workers[0]);
    answer("a");
    expect(await asked).toBe("A");
  });

  it("replaces a silent worker within eight seconds, and waits longer for what a slow device may need", async () => {
    const { ask, answer, posted, workers } = setUp();
    const asked = ask("lint", "a");
    vi.advanceTimersByTime(8_000);
    expect(posted()).toEqual([["a"], ["a"]]);
    vi.advanceTimersByTime(SECOND_LIMIT - 1);
    expect(workers).toHaveLength(2);
    answer("a");
    expect(await asked).toBe("A");
  });

  it("does not replace a worker that answers in time, whatever waits for it", () => {
    const { ask, answer, workers } = setUp();
    void ask("lint", "a");
    void ask("format", "b");
    vi.advanceTimersByTime(LIMIT - 1);
    answer("a");
    vi.advanceTimersByTime(LIMIT - 1);
    answer("b");
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
    answer("b");
    expect(await other).toBe("B");
    expect(posted()).toEqual([["a"], ["a"], ["b"]]);
    const again = ask("lint", "a");
    answer("a");
    expect(await again).toBe("A");
  });

  it("does not ask again what has been replaced", () => {
    const { ask, fail, posted } = setUp();
    void ask("lint", "a");
    void ask("lint", "b");
    fail();
    expect(posted()).toEqual([["a", "stop a"], ["b"]]);
  });

  it("asks others while one reports how far it is, and passes that on", async () => {
    const { ask, report, answer, posted } = setUp();
    const heard: string[] = [];
    const long = ask("lint", "long", undefined, (progress) => heard.push(progress));
    const short = ask("format", "short");
    expect(posted()).toEqual([["long"]]);
    report("long", "half");
    expect(posted()).toEqual([["long", "short"]]);
    answer("short");
    report("long", "most");
    answer("long");
    expect(await Promise.all([long, short])).toEqual(["LONG", "SHORT"]);
    expect(heard).toEqual(["half", "most"]);
  });

  it("waits for as long as a worker reports how far it is", async () => {
    const { ask, report, answer, workers } = setUp();
    const long = ask("lint", "long");
    for (let count = 0; count < 10; count++) {
      vi.advanceTimersByTime(LIMIT - 1);
      report("long", "more");
    }
    answer("long");
    expect(await long).toBe("LONG");
    expect(workers).toHaveLength(1);
    const other = ask("lint", "other");
    report("other", "half");
    vi.advanceTimersByTime(LIMIT);
    expect(workers).toHaveLength(2);
    answer("other");
    expect(await other).toBe("OTHER");
  });

  it("stops what has been replaced, and what is to be stopped", async () => {
    const { ask, stop, report, answer, posted, workers } = setUp();
    const old = ask("lint", "old");
    report("old", "half");
    const newest = ask("lint", "new");
    expect(await old).toBeNull();
    stop("lint");
    expect(posted()).toEqual([["old", "stop old", "new", "stop old", "stop new"]]);
    answer("old");
    answer("new");
    expect(await newest).toBe("NEW");
    vi.advanceTimersByTime(10 * LIMIT);
    expect(workers).toHaveLength(1);
  });

  it("gives up a worker that does not stop, though it reports how far it is", () => {
    const { ask, stop, report, workers } = setUp();
    void ask("lint", "a");
    report("a", "half");
    stop("lint");
    vi.advanceTimersByTime(STOP_LIMIT - 1);
    report("a", "most");
    expect(workers[0]?.isGone).toBe(false);
    vi.advanceTimersByTime(1);
    expect(workers[0]?.isGone).toBe(true);
  });

  it("can be ended with all questions, and started anew by the next", async () => {
    const onLost = vi.fn();
    const { ask, end, answer, workers } = setUp(onLost);
    const asked = [ask("lint", "a"), ask("format", "b")];
    end();
    expect(await Promise.all(asked)).toEqual([null, null]);
    const again = ask("lint", "again");
    answer("a", workers[0]);
    answer("again");
    expect(await again).toBe("AGAIN");
    expect(workers.map(({ isGone }) => isGone)).toEqual([true, false]);
    vi.advanceTimersByTime(10 * LIMIT);
    expect(onLost).not.toHaveBeenCalled();
  });

  it("tells that what a worker kept is lost, and asks no other what that one was", async () => {
    const onLost = vi.fn();
    const { ask, answer, fail, posted } = setUp(onLost);
    const asked = [ask("lint", "a"), ask("format", "b")];
    vi.advanceTimersByTime(LIMIT);
    expect(await Promise.all(asked)).toEqual([null, null]);
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(posted()).toEqual([["a"]]);
    const next = ask("lint", "next");
    answer("next");
    expect(await next).toBe("NEXT");
    // Also if it was asked nothing.
    fail();
    expect(onLost).toHaveBeenCalledTimes(2);
  });

  it("fails each question if there are no workers", async () => {
    const { ask } = createWorkerClient<Kinds>(() => {
      throw new Error("no workers here");
    });
    await expect(ask("lint", "a")).rejects.toThrow();
    await expect(ask("lint", "a")).rejects.toThrow();
  });
});
