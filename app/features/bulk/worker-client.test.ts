import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ping } from "../../answers/workers/bulk/messages.ts";
import type { WorkerLike } from "../../loading/start-worker.ts";
import { createWorkerClient, PATIENCE, SILENCE } from "./worker-client.ts";

interface FakeWorker extends WorkerLike<string | Ping> {
  readonly posted: unknown[];
  isGone: boolean;
}

/** A client whose workers the test makes answer or fail. */
const setUp = () => {
  const workers: FakeWorker[] = [];
  const heard: string[] = [];
  const onLost = vi.fn();
  let owes = true;
  const { post, postAnew, end } = createWorkerClient<string, string>({
    make: () => {
      const worker: FakeWorker = {
        onmessage: null,
        onerror: null,
        posted: [],
        isGone: false,
        postMessage: (message) => void worker.posted.push(message),
        terminate: () => {
          worker.isGone = true;
        },
      };
      workers.push(worker);
      return worker;
    },
    onReply: (reply) => heard.push(reply),
    onLost,
    owes: () => owes,
  });
  return {
    post,
    postAnew,
    end,
    workers,
    heard,
    onLost,
    say: (data: unknown, from = workers.at(-1)) => from?.onmessage?.({ data } as MessageEvent),
    fail: (from = workers.at(-1)) => from?.onerror?.({} as ErrorEvent),
    finish: () => {
      owes = false;
    },
  };
};

const PING = { ping: true };
const PONG = { pong: true };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Bulk's worker", () => {
  it("starts with the first request, takes all, and is heard", () => {
    const { post, say, workers, heard } = setUp();
    expect(workers).toEqual([]);
    post("start");
    post("cancel");
    say("progress");
    say("result");
    expect(workers.map(({ posted }) => posted)).toEqual([["start", "cancel"]]);
    expect(heard).toEqual(["progress", "result"]);
  });

  it("is lost if it never answers", () => {
    const { post, workers, onLost } = setUp();
    post("start");
    vi.advanceTimersByTime(PATIENCE);
    expect(workers[0]?.posted).toEqual(["start", PING]);
    vi.advanceTimersByTime(SILENCE - 1);
    expect(onLost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(workers[0]?.isGone).toBe(true);
  });

  it("is lost if it stops in the middle of its work, after any number of reports", () => {
    const { post, say, onLost } = setUp();
    post("start");
    for (let count = 0; count < 100; count++) {
      vi.advanceTimersByTime(PATIENCE / 3);
      say("progress");
    }
    vi.advanceTimersByTime(PATIENCE + SILENCE - 1);
    expect(onLost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it("is watched for as long as it is at work, though it says nothing but that it is", () => {
    const { post, say, workers, heard, onLost } = setUp();
    post("save");
    for (let count = 0; count < 100; count++) {
      vi.advanceTimersByTime(PATIENCE + SILENCE - 1);
      say(PONG);
    }
    expect(onLost).not.toHaveBeenCalled();
    expect(heard).toEqual([]);
    expect(workers[0]?.posted).toHaveLength(101);
    vi.advanceTimersByTime(PATIENCE + SILENCE);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it("is left alone once it has done everything", () => {
    const { post, say, finish, workers, onLost } = setUp();
    post("start");
    finish();
    say("result");
    vi.advanceTimersByTime(100 * SILENCE);
    expect(workers[0]?.posted).toEqual(["start"]);
    expect(onLost).not.toHaveBeenCalled();
  });

  it("is lost if it fails, and another one takes the next request", () => {
    const { post, say, fail, workers, heard, onLost } = setUp();
    post("start");
    say("progress");
    fail();
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(workers[0]?.isGone).toBe(true);
    post("again");
    say("late", workers[0]);
    fail(workers[0]);
    say("result");
    expect(workers.map(({ posted }) => posted)).toEqual([["start"], ["again"]]);
    expect(heard).toEqual(["progress", "result"]);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it("can be ended while it does not answer", () => {
    const { post, end, workers, onLost } = setUp();
    post("start");
    end();
    expect(workers[0]?.isGone).toBe(true);
    vi.advanceTimersByTime(100 * SILENCE);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it("is replaced without a word by one for the next run, which frees its memory", () => {
    const { post, postAnew, say, workers, heard, onLost } = setUp();
    post("start");
    postAnew("start again");
    expect(workers.map(({ isGone }) => isGone)).toEqual([true, false]);
    say("late", workers[0]);
    say("result");
    expect(workers.map(({ posted }) => posted)).toEqual([["start"], ["start again"]]);
    expect(heard).toEqual(["result"]);
    expect(onLost).not.toHaveBeenCalled();
  });

  it("is lost at once if there are no workers", () => {
    const onLost = vi.fn();
    const { post } = createWorkerClient<string, string>({
      make: () => {
        throw new Error("no workers here");
      },
      onReply: vi.fn(),
      onLost,
      owes: () => true,
    });
    post("start");
    expect(onLost).toHaveBeenCalledTimes(1);
  });
});
