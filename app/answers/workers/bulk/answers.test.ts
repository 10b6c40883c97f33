import { describe, expect, it } from "vitest";
import type { Work } from "../serve.ts";
import { createBulkAnswers } from "./answers.ts";
import { ALL_URLS, input, list, SETUP } from "./testing/runs.ts";

const MANY = 50_000;

const WANTED: Work<unknown> = { report: () => {}, isStopped: () => false };

/** Wanted for some pieces or portions only. */
const stoppedAfter = (count: number): Work<unknown> => {
  let left = count;
  return { report: () => {}, isStopped: () => left-- <= 0 };
};

const UNRULED = { ...SETUP, file: { source: "", encoding: "utf-8" } } as const;

describe("Bulk's worker", () => {
  it("stops reading when nobody wants more, and goes on from there", async () => {
    const { run, find, cover } = createBulkAnswers();
    const inputs = [input(list(MANY)), input(list(10, MANY))];
    const partial = await run({ setup: SETUP, inputs }, stoppedAfter(2));
    const rows = partial.urls?.rows ?? 0;
    expect(partial.isPartial).toBe(true);
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(MANY);
    expect(find({ filter: ALL_URLS, from: 0, to: 1 })).toMatchObject({ total: rows });
    const whole = await run(null, WANTED);
    expect(whole).toMatchObject({ isPartial: false, urls: { rows: MANY + 10 } });
    expect(cover(null)).toMatchObject({ urls: MANY + 10 });
  });

  it("judges what it has read again, and goes on by the new file", async () => {
    const { run, judge } = createBulkAnswers();
    await run({ setup: SETUP, inputs: [input(list(MANY))] }, stoppedAfter(2));
    expect(await judge(UNRULED)).toMatchObject({
      isPartial: true,
      urls: { verdicts: { blocked: 0 } },
    });
    expect(await run(null, WANTED)).toMatchObject({ urls: { verdicts: { allowed: MANY } } });
  });

  it("reports how far it is, also while a slow disk lets it wait", async () => {
    const { run } = createBulkAnswers();
    const slow = new Blob([list(10)]);
    let isReported = (): void => {};
    const reported = new Promise<void>((resolve) => {
      isReported = resolve;
    });
    const read = slow.slice.bind(slow);
    slow.slice = (...range) => {
      const piece = read(...range);
      const bytes = piece.arrayBuffer.bind(piece);
      // The first bytes tell how it is packed.
      if (range[1] !== 16) piece.arrayBuffer = () => reported.then(bytes);
      return piece;
    };
    const inputs = [input(list(1000), "a.txt"), { name: "b.txt", data: slow }] as const;
    const seen: unknown[] = [];
    const result = await run(
      { setup: SETUP, inputs },
      {
        ...WANTED,
        report: (progress) => {
          seen.push(progress);
          isReported();
        },
      },
    );
    expect(seen[0]).toMatchObject({ read: inputs[0].data.size, files: 0 });
    expect(result.urls?.rows).toBe(1010);
  });

  it("judges all rows of a saved file by the same text", async () => {
    const { run, save, judge } = createBulkAnswers();
    await run({ setup: SETUP, inputs: [input(list(12_000))] }, WANTED);
    const saved = save({ filter: ALL_URLS, form: "csv" }, WANTED);
    const judged = judge(UNRULED);
    const { file, rows } = await saved;
    expect(rows).toBe(12_000);
    expect((await file.text()).match(/blocked/g)).toHaveLength(3 * 12_000);
    expect(await judged).toMatchObject({ urls: { verdicts: { blocked: 0 } } });
  });

  it("saves no more rows than are wanted", async () => {
    const { run, save } = createBulkAnswers();
    await run({ setup: SETUP, inputs: [input(list(12_000))] }, WANTED);
    const { file } = await save({ filter: ALL_URLS, form: "csv" }, stoppedAfter(1));
    expect((await file.text()).trimEnd().split("\n").length).toBe(5001);
  });
});
