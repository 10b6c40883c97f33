import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newestOnly } from "./newest-only.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("answers the newest of several questions, and none that was dropped", () => {
  const answered: string[] = [];
  const ask = newestOnly((question: string) => answered.push(question), 10);
  ask("a");
  ask("b");
  vi.advanceTimersByTime(9);
  expect(answered).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(answered).toEqual(["b"]);
  ask("c");
  ask(null);
  vi.runAllTimers();
  expect(answered).toEqual(["b"]);
});
