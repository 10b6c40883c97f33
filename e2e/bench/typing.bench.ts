import type { Browser, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { serveBareEditor } from "../bare-editor/serve.ts";
import { largeFile, type OpenEditor, openBare, openInWorkbench, untilQuiet } from "../typing.ts";
import { Workbench } from "../workbench.ts";

const SLOWDOWN = 4;
const ROUNDS = 5;

/** Three typical lines. */
const TYPED = [
  "Disallow: /autumn/sale-2024/*?sort=",
  "Allow: /autumn/sale-2024/catalogue",
  "# end",
];

/** Milliseconds a key is held down. */
const HELD = 70;

type Measured = Window & { readonly keyTimes: readonly number[] };

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Records the milliseconds from each key to the end of the frame that shows it. */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const keyTimes: number[] = [];
    Object.assign(window, { keyTimes });
    const { port1, port2 } = new MessageChannel();
    const pressed: number[] = [];
    port1.onmessage = () => {
      for (const at of pressed.splice(0)) keyTimes.push(performance.now() - at);
    };
    const onKey = ({ timeStamp }: KeyboardEvent): void => {
      requestAnimationFrame(() => {
        pressed.push(timeStamp);
        port2.postMessage(null);
      });
    };
    addEventListener("keydown", onKey, { capture: true });
  });

/** The times of keys typed in the file's second group, on a slow machine. */
const timesOfTyping = async ({ page, session, close }: OpenEditor): Promise<readonly number[]> => {
  await page.keyboard.press("ControlOrMeta+Home");
  for (let line = 0; line < 4; line++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await untilQuiet(session);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await watchKeys(page);
  let typed = 0;
  for (const line of TYPED) {
    for (const key of ["Enter", ...line]) {
      await page.keyboard.press(key, { delay: HELD });
      typed++;
      await page.waitForFunction(
        (count) => (window as unknown as Measured).keyTimes.length >= count,
        typed,
      );
    }
    // A completion list would take the key that ends the line.
    await page.keyboard.press("Escape");
    typed++;
  }
  const times = await page.evaluate(() => (window as unknown as Measured).keyTimes);
  await close();
  return times;
};

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

const inWords = (times: readonly number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(0)}, p95 ${percentile(times, 0.95).toFixed(0)}, longest ${percentile(times, 1).toFixed(0)} ms`;

test("from a key to the screen in a file of 500 KiB", async ({ browser }) => {
  const file = largeFile(500 * 1024);
  const bare = await serveBareEditor();
  const [own, reference]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    reference.push(...(await timesOfTyping(await openBare(browser, bare.address, file))));
    own.push(...(await timesOfTyping(await openInWorkbench(browser, file))));
  }
  bare.stop();
  say(`\nFrom a key to the screen in a file of 500 KiB, processor slowed down ${SLOWDOWN} times`);
  say(`  bare CodeMirror: ${inWords(reference)}`);
  say(`  this page: ${inWords(own)}`);
  const ratio = percentile(own, 0.95) / percentile(reference, 0.95);
  say(`  p95 ${ratio.toFixed(2)} x, at most 1.6 x: ${ratio <= 1.6 ? "met" : "MISSED"}`);
});

interface Opening {
  readonly text: number;
  readonly verdict: number;
  readonly findings: number;
}

/** Drops a file on the page, and returns the milliseconds until it is read, judged and checked. */
const timesOfOpening = async (browser: Browser, text: string): Promise<Opening> => {
  const bench = new Workbench(await browser.newPage());
  await bench.open("#robots=User-agent: *%0AAllow: /%0A&url=https://shop.example/private/a");
  await expect(bench.verdicts.first()).toContainText("Allowed");
  const times = await bench.page.evaluate(async (source) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([source], "robots.txt", { type: "text/plain" }));
    const until = (selector: string, words: string): Promise<number> =>
      new Promise((resolve) => {
        const look = (): void => {
          const isThere = document.querySelector(selector)?.textContent?.includes(words) === true;
          if (isThere) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      });
    const start = performance.now();
    for (const type of ["dragenter", "dragover", "drop"]) {
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
      );
    }
    const [shown, verdict, findings] = await Promise.all([
      until(".cm-content", "Written for measuring"),
      until('[aria-label="Verdicts"]', "Blocked"),
      until('[data-rule="file-too-large"]', ""),
    ]);
    return { text: shown, verdict, findings };
  }, text);
  await bench.page.close();
  return times;
};

test("opening a file of 600 KiB", async ({ browser }) => {
  const body = largeFile(600 * 1024).toString("utf8");
  const text = body.replace("\n", "\nUser-agent: *\nDisallow: /private/\n");
  const all: Opening[] = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await timesOfOpening(browser, text));
  const best = (part: keyof Opening): number => Math.min(...all.map((times) => times[part]));
  say("\nOpening a file of 600 KiB: milliseconds until");
  say(`  its text is shown: ${best("text").toFixed(0)}`);
  for (const [part, name, most] of [
    ["verdict", "the first verdict", 300],
    ["findings", "all findings", 1000],
  ] as const) {
    say(
      `  ${name}: ${best(part).toFixed(0)}, at most ${most}: ${best(part) <= most ? "met" : "MISSED"}`,
    );
  }
});
