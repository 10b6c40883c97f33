import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parse } from "../../../core/index.ts";
import type { BulkResult, BulkSetup, BulkStart } from "../../answers/workers/bulk/messages.ts";
import type { Message, Stop } from "../../answers/workers/serve.ts";
import { publishDocument } from "../../state/store/actions.ts";
import { coverageOf } from "../../state/store/coverage.ts";
import { createAppStore, initialState } from "../../state/store/store.ts";
import { bulkOf } from "./bulk-store.ts";

/** Workers that the test answers for. */
const workers: FakeWorker[] = [];

class FakeWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly asked: Message[] = [];
  readonly stopped: number[] = [];
  isGone = false;

  constructor() {
    workers.push(this);
  }

  postMessage(message: Message | Stop): void {
    if ("stop" in message) this.stopped.push(message.stop);
    else this.asked.push(message);
  }

  terminate(): void {
    this.isGone = true;
  }
}

const RESULT = {
  files: [],
  isPartial: false,
  canJudgeAgain: true,
  elapsed: 0,
} as unknown as BulkResult;

const setUp = () => {
  const app = createAppStore(initialState("User-agent: *\n"));
  const bulk = bulkOf(app);
  bulk.typed.text = "/a\n";
  const kinds = () => workers.map(({ asked }) => asked.map(({ kind }) => kind));
  /** Answers the last question of a kind. */
  const answer = async (kind: string, answer: unknown) => {
    const worker = workers.at(-1);
    const asked = worker?.asked.findLast((message) => message.kind === kind);
    worker?.onmessage?.({ data: { id: asked?.id, answer } });
    await vi.advanceTimersByTimeAsync(0);
  };
  const lastOf = <Question>(kind: string) =>
    workers.at(-1)?.asked.findLast((message) => message.kind === kind)?.question as Question;
  const write = async (text: string) => {
    publishDocument(app, parse(text));
    await vi.advanceTimersByTimeAsync(0);
  };
  const shown = () => {
    const { found, status } = bulk.result.getState();
    return [bulk.store.getState().phase, status, found?.result ?? null];
  };
  return { app, bulk, kinds, answer, lastOf, write, shown };
};

beforeEach(() => {
  workers.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
  // Where a failed worker's files are renewed; there are none.
  vi.stubGlobal("document", { querySelectorAll: () => [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("Bulk", () => {
  it("shows what was read, then what each rule decides", async () => {
    const { app, bulk, kinds, answer, shown } = setUp();
    bulk.start();
    expect(shown()).toEqual(["running", "none", null]);
    await answer("run", RESULT);
    expect(shown()).toEqual(["done", "current", RESULT]);
    expect(kinds()).toEqual([["run"]]);
    await vi.advanceTimersByTimeAsync(1000);
    await answer("cover", { rules: [{ line: 1 }], urls: 1, requests: 0 });
    expect(coverageOf(app).getState().coverage).toMatchObject({ urls: 1 });
    bulk.start();
    expect(shown()).toEqual(["running", "none", null]);
    expect(coverageOf(app).getState().coverage).toBeNull();
    expect(workers.map(({ isGone }) => isGone)).toEqual([true, false]);
  });

  it("has it judged again when the file changes, but not what was not kept", async () => {
    const { bulk, answer, lastOf, write, shown } = setUp();
    const again = { ...RESULT, elapsed: 1 };
    bulk.start();
    await answer("run", RESULT);
    await write("Disallow: /\n");
    expect(shown()).toEqual(["done", "outdated", RESULT]);
    expect(lastOf<BulkSetup>("judge").file.source).toBe("Disallow: /\n");
    await answer("judge", again);
    expect(shown()).toEqual(["done", "current", again]);
    bulk.start();
    await answer("run", { ...RESULT, canJudgeAgain: false });
    await write("Allow: /\n");
    expect(shown()).toMatchObject(["done", "outdated", { canJudgeAgain: false }]);
    expect(lastOf("judge")).toBeUndefined();
  });

  it("is cancelled with what it has, and goes on by the file that this was judged by", async () => {
    const { bulk, answer, lastOf, write, shown, kinds } = setUp();
    const partial = { ...RESULT, isPartial: true };
    bulk.start();
    bulk.cancel();
    expect(workers[0]?.stopped).toEqual([workers[0]?.asked[0]?.id]);
    await answer("run", partial);
    expect(shown()).toEqual(["paused", "current", partial]);
    await write("Disallow: /\n");
    await answer("judge", partial);
    bulk.resume();
    expect(lastOf<BulkStart | null>("run")).toBeNull();
    await write("Allow: /\n");
    expect(kinds()).toEqual([["run", "judge", "run"]]);
    await answer("run", RESULT);
    // The text has changed since.
    expect(shown()).toEqual(["done", "outdated", partial]);
    expect(lastOf<BulkSetup>("judge").file.source).toBe("Allow: /\n");
    await answer("judge", RESULT);
    expect(shown()).toEqual(["done", "current", RESULT]);
  });

  it("says that all is lost with its worker, and reads anew with another", async () => {
    const { bulk, answer, shown } = setUp();
    bulk.start();
    await answer("run", RESULT);
    const rows = bulk.find({ filter: {} as never, from: 0, to: 1 });
    workers[0]?.onerror?.();
    expect(await rows).toBeNull();
    expect(shown()).toEqual(["failed", "none", null]);
    bulk.start();
    await answer("run", RESULT);
    expect(shown()).toEqual(["done", "current", RESULT]);
    expect(workers).toHaveLength(2);
  });

  it("takes files back that were taken, and what was read of them", async () => {
    const { bulk, answer, shown } = setUp();
    bulk.typed.text = "";
    const takeBack = bulk.take([{ name: "a.txt", file: new File(["/a\n"], "a.txt") }]);
    await answer("run", RESULT);
    takeBack();
    expect(shown()).toEqual(["idle", "none", null]);
    expect(bulk.store.getState().files).toEqual([]);
    expect(workers[0]?.isGone).toBe(true);
  });
});
