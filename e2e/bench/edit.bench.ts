import { expect, test } from "@playwright/test";
import { serveBareEditor } from "../bare-editor/serve.ts";
import { startedAs } from "../playwright.config.ts";
import {
  busyTime,
  largeFile,
  type OpenEditor,
  openBare,
  openInWorkbench,
  painted,
  untilQuiet,
} from "../typing.ts";

const { CHROMIUM } = process.env;

// Measured in the browser that people have. Recording the page would be measured too.
test.use({ trace: "off", launchOptions: startedAs(CHROMIUM) });

/** The largest file that Google reads in full. */
const file = largeFile(500 * 1024);

interface Cost {
  /** Seconds the main thread was busy for each edit: script, layout and paint. */
  readonly busy: number;
  /** Seconds it was busy in the pause after the edits. */
  readonly pause: number;
  /** Bytes of live JavaScript objects with the file open. */
  readonly heap: number;
}

const EDITS = 50;

/**
 * The limit of an edit's cost in processor time, as a multiple of that in bare CodeMirror. Parsing, saving and a
 * larger page make it 1.7 to 2.2; in time that passed it was anything from 1 to 2, as waiting counts for both.
 */
const MOST_EDIT_RATIO = 2.5;

/**
 * Most of the heap is the page's own code, which is loaded by then; the file adds five megabytes. The limit
 * follows the code of the page: with the policy's and the pages' parts it is 3.4.
 */
const MOST_HEAP_RATIO = 3.6;

const costOfTyping = async ({ page, session, close }: OpenEditor): Promise<Cost> => {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("End");
  const type = async (edits: number): Promise<void> => {
    for (let edit = 0; edit < edits; edit++) {
      // Letters are added and deleted, so that the line keeps its length and nothing scrolls.
      await page.keyboard.press(edit % 2 === 0 ? "x" : "Backspace");
      await painted(page);
    }
  };
  await type(16);
  await untilQuiet(session);
  const before = await busyTime(session);
  await type(EDITS);
  const after = await busyTime(session);
  await untilQuiet(session);
  const rested = await busyTime(session);
  await close();
  return { busy: (after - before) / EDITS, pause: rested - after, heap: usedSize };
};

/** Measures both editors, one right after the other. */
interface Round {
  readonly reference: Cost;
  readonly cost: Cost;
}

const editRatio = ({ reference, cost }: Round): number => cost.busy / reference.busy;

const quieter = (a: Round, b: Round): Round => (editRatio(a) <= editRatio(b) ? a : b);

test("typing in a 500 KiB file costs about what it costs in bare CodeMirror", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const bare = await serveBareEditor();
  try {
    // Other tests run at the same time: of up to three rounds, each with both editors, the fastest
    // counts. A round that meets the limit is the last.
    const rounds: Round[] = [];
    do {
      const reference = await costOfTyping(await openBare(browser, bare.address, file));
      rounds.push({ reference, cost: await costOfTyping(await openInWorkbench(browser, file)) });
    } while (rounds.length < 3 && editRatio(rounds.reduce(quieter)) > MOST_EDIT_RATIO);
    const { reference, cost } = rounds.reduce(quieter);

    const ratios = { edit: cost.busy / reference.busy, heap: cost.heap / reference.heap };
    test.info().annotations.push({ type: "ratios", description: JSON.stringify(ratios) });
    // biome-ignore lint/suspicious/noConsole: the figures are what this test is run for
    console.log(
      `an edit in a 500 KiB file: ${ratios.edit.toFixed(2)} x bare CodeMirror (${(cost.busy * 1000).toFixed(1)} ms of ${(reference.busy * 1000).toFixed(1)} ms busy), and ${(cost.pause * 1000).toFixed(0)} ms once in the pause after; heap ${ratios.heap.toFixed(2)} x (${(cost.heap / 2 ** 20).toFixed(1)} MiB of ${(reference.heap / 2 ** 20).toFixed(1)} MiB)`,
    );
    expect(ratios.edit).toBeLessThanOrEqual(MOST_EDIT_RATIO);
    expect(ratios.heap).toBeLessThanOrEqual(MOST_HEAP_RATIO);
  } finally {
    bare.stop();
  }
});
