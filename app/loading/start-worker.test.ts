import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startWorker } from "./start-worker.ts";

class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly posted: string[] = [];
  isGone = false;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: string): void {
    this.posted.push(message);
  }

  terminate(): void {
    this.isGone = true;
  }

  answer(data: string): void {
    this.onmessage?.({ data } as MessageEvent);
  }

  fail(): void {
    this.onerror?.({} as ErrorEvent);
  }
}

const fetched: unknown[] = [];

beforeEach(() => {
  FakeWorker.all.length = 0;
  fetched.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("fetch", async (...asked: unknown[]) => {
    fetched.push(asked);
    return new Response("");
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const setUp = () => {
  const heard: unknown[] = [];
  const handle = startWorker<string>("checks.js");
  handle.onmessage = ({ data }) => heard.push(data);
  handle.onerror = () => heard.push("failed");
  return { handle, heard };
};

/** Lets what is asked of the server be answered. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

const newest = (): FakeWorker => FakeWorker.all.at(-1) as FakeWorker;

describe("a worker", () => {
  it("whose script did not load gets it anew, and is asked the same", async () => {
    const { handle, heard } = setUp();
    handle.postMessage("a");
    handle.postMessage("b");
    newest().fail();
    await settle();
    expect(fetched).toEqual([["checks.js", { cache: "no-cache" }]]);
    expect(FakeWorker.all.map(({ posted, isGone }) => [posted, isGone])).toEqual([
      [["a", "b"], true],
      [["a", "b"], false],
    ]);
    newest().answer("A");
    expect(heard).toEqual(["A"]);
  });

  it("fails if its script does not load then either", async () => {
    const { handle, heard } = setUp();
    handle.postMessage("a");
    newest().fail();
    await settle();
    newest().fail();
    await settle();
    expect(heard).toEqual(["failed"]);
    expect(FakeWorker.all).toHaveLength(2);
  });

  it("that has answered before fails at once", () => {
    const { handle, heard } = setUp();
    handle.postMessage("a");
    newest().answer("A");
    handle.postMessage("b");
    newest().fail();
    expect(heard).toEqual(["A", "failed"]);
    expect(fetched).toEqual([]);
  });

  it("that was ended is not started again", async () => {
    const { handle } = setUp();
    newest().fail();
    handle.terminate();
    await settle();
    expect(FakeWorker.all).toHaveLength(1);
  });
});
