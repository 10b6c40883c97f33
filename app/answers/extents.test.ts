import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parse } from "../../core/index.ts";
import { addUrls, publishDocument } from "../state/store/actions.ts";
import { createAppStore, initialState } from "../state/store/store.ts";
import { createAccess } from "./access.ts";
import { createExtents } from "./extents.ts";
import type { Start } from "./latest-answer.ts";
import { findAccess, findExtents } from "./workers/access-finder.ts";
import type { Numbered } from "./workers/messages.ts";
import { oneAtATime } from "./workers/one-at-a-time.ts";

const SHOP = "User-agent: *\nDisallow: /shop/\nAllow: /shop/help\n";

const later = (task: () => void): void => void setTimeout(task);

/** A fake worker that counts its requests and fails when told to. */
const worker = <Question, Answer>(
  find: (question: Numbered<Question>) => Generator<unknown, Numbered<Answer>>,
) => {
  const made = { asked: 0, breakDown: (): void => {} };
  const start: Start<Question, Answer> = (onAnswer, onFailure) => {
    made.breakDown = onFailure;
    const ask = oneAtATime(find, (answer) => onAnswer(structuredClone(answer)), {
      slice: 0,
      later,
    });
    return (question) => {
      if (question !== null) made.asked += 1;
      later(() => ask(question));
    };
  };
  return { start, made };
};

const pass = () => vi.advanceTimersByTimeAsync(5_000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe("the worker's answer on patterns", () => {
  it("is requested once for a text and its patterns, whoever needs it", async () => {
    const store = createAppStore(initialState(SHOP));
    const { start, made } = worker(findExtents);
    const extents = createExtents(store, start);
    extents.need(["/shop/*", "/cart*"]);
    extents.need(["/shop/*", "/cart*"]);
    expect(extents.getState().progress).toBe("working");
    await pass();
    const { known, of, progress } = extents.getState();
    expect([known.get("/shop/*")?.verdict, known.get("/cart*")?.verdict]).toEqual([
      "mixed",
      "allowed",
    ]);
    expect([of, progress, made.asked]).toEqual([store.getState(), "current", 1]);
    addUrls(store, "/x");
    extents.need(["/shop/*", "/cart*"]);
    await pass();
    expect(made.asked).toBe(1);
  });

  it("is kept for the older text until the answer for the new one arrives", async () => {
    const store = createAppStore(initialState(SHOP));
    const { start } = worker(findExtents);
    const extents = createExtents(store, start);
    extents.need(["/shop/*"]);
    await pass();
    publishDocument(store, parse("User-agent: *\nDisallow: /shop/\n"));
    extents.need(["/shop/*"]);
    const { of, known } = extents.getState();
    expect(of?.document).not.toBe(store.getState().document);
    expect(known.get("/shop/*")?.verdict).toBe("mixed");
    await pass();
    expect(extents.getState().of?.document).toBe(store.getState().document);
    expect(extents.getState().known.get("/shop/*")?.verdict).toBe("blocked");
  });

  it("reports a failure, and keeps the previous one", async () => {
    const store = createAppStore(initialState(SHOP));
    const { start, made } = worker(findExtents);
    const extents = createExtents(store, start);
    extents.need(["/shop/*"]);
    await vi.advanceTimersByTimeAsync(60);
    made.breakDown();
    expect(extents.getState().progress).toBe("failed");
  });
});

describe("what the selected crawler may fetch", () => {
  it("is computed only while it is shown, and again when the text changes", async () => {
    const store = createAppStore(initialState(SHOP));
    const { start, made } = worker(findAccess);
    const access = createAccess(store, start);
    await pass();
    expect([access.getState().found, made.asked]).toEqual([null, 0]);
    const leave = access.show();
    await pass();
    const shown = () =>
      access.getState().found?.answer.access.areas.map(({ pattern }) => pattern) ?? [];
    expect(shown()).toEqual(["/shop/"]);
    publishDocument(store, parse("User-agent: *\nDisallow: /cart\n"));
    expect([access.getState().progress, shown()]).toEqual(["working", ["/shop/"]]);
    await pass();
    expect([access.getState().progress, shown()]).toEqual(["current", ["/cart"]]);
    leave();
    publishDocument(store, parse(SHOP));
    await pass();
    expect([made.asked, shown()]).toEqual([2, ["/cart"]]);
    access.show();
    await pass();
    expect([made.asked, shown()]).toEqual([3, ["/shop/"]]);
  });
});
