import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createWorkerClient, type WorkerLike } from "./worker-client.ts";

/** A worker that answers and breaks by hand. */
const fakeWorker = () => {
  const listeners = new Map<string, (event: { readonly data?: unknown }) => void>();
  const posted: unknown[] = [];
  const worker = {
    postMessage: (message: unknown) => void posted.push(message),
    addEventListener: (kind: string, listener: (event: { readonly data?: unknown }) => void) =>
      void listeners.set(kind, listener),
  } as unknown as WorkerLike;
  const say = (kind: string, data?: unknown) => listeners.get(kind)?.({ data });
  return { worker, posted, say };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a worker's client", () => {
  it("starts one worker for all who listen, and tells all of them what it says", () => {
    const { worker, posted, say } = fakeWorker();
    const make = vi.fn(() => worker);
    const client = createWorkerClient<string, string>(make);
    const heard: string[] = [];
    const post = client.listen((reply) => heard.push(`a ${reply}`), vi.fn());
    client.listen((reply) => heard.push(`b ${reply}`), vi.fn());
    post("question");
    say("message", "answer");
    expect(make).toHaveBeenCalledTimes(1);
    expect(posted).toEqual(["question"]);
    expect(heard).toEqual(["a answer", "b answer"]);
  });

  it("fails every question after a worker that never answered broke down", async () => {
    const { worker, posted, say } = fakeWorker();
    const onFailure = vi.fn();
    const post = createWorkerClient<string, string>(() => worker).listen(vi.fn(), onFailure);
    say("error");
    expect(onFailure).toHaveBeenCalledTimes(1);
    post("question");
    expect(onFailure).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailure).toHaveBeenCalledTimes(2);
    expect(posted).toEqual([]);
  });

  it("asks on after a worker that has answered broke down", () => {
    const { worker, posted, say } = fakeWorker();
    const onFailure = vi.fn();
    const post = createWorkerClient<string, string>(() => worker).listen(vi.fn(), onFailure);
    say("message", "answer");
    say("error");
    expect(onFailure).toHaveBeenCalledTimes(1);
    post("question");
    expect(posted).toEqual(["question"]);
  });

  it("fails every question where no worker can be made", async () => {
    const client = createWorkerClient<string, string>(() => {
      throw new Error("no workers here");
    });
    const onFailure = vi.fn();
    const post = client.listen(vi.fn(), onFailure);
    expect(onFailure).not.toHaveBeenCalled();
    post("question");
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});
