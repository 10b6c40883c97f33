import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createWorkerClient, SILENCE, type WorkerLike } from "./worker-client.ts";

/** A worker that the test makes answer or fail. */
const fakeWorker = () => {
  const listeners = new Map<string, (event: { readonly data?: unknown }) => void>();
  const posted: unknown[] = [];
  const worker = {
    postMessage: (message: unknown) => void posted.push(message),
    terminate: vi.fn(),
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
  it("starts one worker for all subscribers, and passes its messages to all", () => {
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

  it("fails every question if a worker that never answered fails", async () => {
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

  it("continues to ask if a worker that has answered fails", () => {
    const { worker, posted, say } = fakeWorker();
    const onFailure = vi.fn();
    const post = createWorkerClient<string, string>(() => worker).listen(vi.fn(), onFailure);
    say("message", "answer");
    say("error");
    expect(onFailure).toHaveBeenCalledTimes(1);
    post("question");
    expect(posted).toEqual(["question"]);
  });

  it("replaces a silent worker, and asks the new one the pending questions", () => {
    const workers = [fakeWorker(), fakeWorker()];
    let made = 0;
    const heard: string[] = [];
    const onFailure = vi.fn();
    const client = createWorkerClient<string, string>(
      () => (workers[made++] ?? workers[1])?.worker as WorkerLike,
    );
    const post = client.listen((reply) => heard.push(reply), onFailure);
    post("question");
    vi.advanceTimersByTime(SILENCE);
    expect(workers[0]?.posted).toEqual(["question", { ping: true }]);
    vi.advanceTimersByTime(SILENCE);
    expect(workers[0]?.worker.terminate).toHaveBeenCalled();
    expect(workers[1]?.posted).toEqual(["question"]);
    workers[0]?.say("message", "late");
    workers[1]?.say("message", "answer");
    expect(heard).toEqual(["answer"]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("does not replace a busy worker that answers pings", () => {
    const { worker, posted, say } = fakeWorker();
    const make = vi.fn(() => worker);
    const post = createWorkerClient<string, string>(make).listen(vi.fn(), vi.fn());
    post("question");
    vi.advanceTimersByTime(SILENCE);
    say("message", { pong: true });
    vi.advanceTimersByTime(10 * SILENCE);
    expect(posted.at(-1)).toEqual({ ping: true });
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("fails once the second worker is silent too, and starts a third when asked", async () => {
    const make = vi.fn(() => fakeWorker().worker);
    const onFailure = vi.fn();
    const client = createWorkerClient<string, string>(make);
    const post = client.listen(vi.fn(), onFailure);
    post("question");
    vi.advanceTimersByTime(4 * SILENCE);
    expect(make).toHaveBeenCalledTimes(2);
    expect(onFailure).toHaveBeenCalledTimes(1);
    post("question");
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailure).toHaveBeenCalledTimes(2);
    client.restart();
    expect(make).toHaveBeenCalledTimes(3);
  });

  it("fails every question if no worker can be created", async () => {
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
