import { describe, expect, it } from "vitest";
import { steadyClock } from "./steady-clock.ts";

describe("a steady clock", () => {
  it("waits for the system's clock if that is put back", () => {
    const times = [5, 9, 2, 8, 10];
    const now = steadyClock(() => times.shift() ?? 0);
    expect([now(), now(), now(), now(), now()]).toEqual([5, 9, 9, 9, 10]);
  });
});
