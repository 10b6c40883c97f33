import { expect, it } from "vitest";
import { inOrder } from "./in-order.ts";

it("runs tasks in the order in which they were given, also after one that fails", async () => {
  const run = inOrder();
  const done: string[] = [];
  let finish = (): void => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = run(async () => {
    await slow;
    done.push("first");
    throw new Error("gone");
  });
  const second = run(async () => done.push("second"));
  await Promise.resolve();
  expect(done).toEqual([]);
  finish();
  await expect(first).rejects.toThrow("gone");
  await expect(second).resolves.toBe(2);
  expect(done).toEqual(["first", "second"]);
});
