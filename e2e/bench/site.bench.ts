import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { Workbench } from "../workbench.ts";

/**
 * How often a million URLs are judged: in the first round the engine has not compiled the hot code
 * yet.
 */
const ROUNDS = 4;

const { BENCH_FOLDER = "", BENCH_GOACCESS = "" } = process.env;

/** Milliseconds between two samples of the page's memory. */
const LOOK = 100;

/** Private memory of a process in megabytes; 0 if the system is not Linux. */
const memoryOf = (pid: number): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** The renderer processes of all running browsers. */
const renderers = async (page: Page): Promise<readonly number[]> => {
  const browser = page.context().browser();
  if (browser === null || readdirSync("/").includes("proc") === false) return [];
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
};

/** Counts the page's long tasks. */
const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longest = { count: 0, most: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        longest.count++;
        longest.most = Math.max(longest.most, duration);
      }
    }).observe({ entryTypes: ["longtask"] });
  });

const tasksOf = (page: Page): Promise<{ readonly count: number; readonly most: number }> =>
  page.evaluate(
    () =>
      (window as unknown as { readonly longest: { readonly count: number; readonly most: number } })
        .longest,
  );

interface Figures {
  /** Seconds of each round. */
  readonly times: readonly number[];
  readonly base: number;
  readonly peak: number;
  readonly tasks: { readonly count: number; readonly most: number };
}

/**
 * Presses Start, and returns the seconds until the totals are shown, polled in the page every 10
 * ms.
 */
const timeRun = (page: Page, done: RegExp): Promise<number> =>
  page.evaluate(
    (pattern) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const isDone = (): boolean =>
          new RegExp(pattern).test(document.querySelector(".bulk__total")?.textContent ?? "");
        const look = (): void => {
          if (isDone()) resolve((performance.now() - start) / 1000);
          else setTimeout(look, 10);
        };
        for (const button of document.querySelectorAll("button")) {
          if (button.textContent === "Start") button.click();
        }
        setTimeout(look, 10);
      }),
    done.source,
  );

/** Reads a file in Bulk, once or more often, and returns the best time and the greatest memory. */
const measure = async (
  page: Page,
  robots: string,
  file: string,
  done: RegExp,
  rounds = 1,
): Promise<Figures> => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.write(readFileSync(robots, "utf8"));
  await page.getByRole("tab", { name: "Bulk" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  await (await chooser).setFiles(file);
  await expect(page.getByText(/^1 file/)).toBeVisible();
  await page.waitForTimeout(2000);
  const pids = await renderers(page);
  const memory = (): number => pids.reduce((sum, pid) => sum + memoryOf(pid), 0);
  const base = memory();
  let peak = base;
  const looking = setInterval(() => {
    peak = Math.max(peak, memory());
  }, LOOK);
  await watchTasks(page);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timeRun(page, done));
  clearInterval(looking);
  return { times, base, peak, tasks: await tasksOf(page) };
};

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const bar = (name: string, reached: string, isMet: boolean, wanted: string): void =>
  say(`  ${name}: ${reached}, ${wanted}: ${isMet ? "met" : "MISSED"}`);

/** @param most the most megabytes that the page's process may take; null for no limit. */
const print = (title: string, { base, peak, tasks }: Figures, most: number | null): void => {
  say(`\n${title}`);
  if (peak > 0) {
    const name = "memory of the page's process at its largest";
    const reached = `${peak.toFixed(0)} MB, ${base.toFixed(0)} MB before`;
    if (most === null) say(`  ${name}: ${reached}`);
    else bar(name, reached, peak <= most, `at most ${most} MB`);
  }
  const reached = `${tasks.count} over 50 ms, the longest ${tasks.most.toFixed(0)} ms`;
  bar("tasks of the page meanwhile", reached, tasks.count === 0, "none");
};

test("a million URLs by a thousand rules", async ({ page }) => {
  const figures = await measure(
    page,
    join(BENCH_FOLDER, "rules.txt"),
    join(BENCH_FOLDER, "urls.txt"),
    /^1,000,000 URLs:/,
    ROUNDS,
  );
  print("A million URLs by 1000 rules, in Chromium", figures, null);
  bar(
    `from Start to totals, the best of ${ROUNDS} rounds`,
    `${figures.times.map((time) => time.toFixed(1)).join(", ")} s`,
    Math.min(...figures.times) <= 3,
    "at most 3 s",
  );
});

test("an access log of a gigabyte", async ({ page }) => {
  const figures = await measure(
    page,
    join(BENCH_FOLDER, "robots.txt"),
    join(BENCH_FOLDER, "access.log"),
    /^[\d,]+ requests, /,
  );
  print("The log, in Chromium", figures, 300);
  const [seconds = 0] = figures.times;
  if (BENCH_GOACCESS === "") say(`  from Start to totals: ${seconds.toFixed(1)} s`);
  else {
    const ratio = Number(BENCH_GOACCESS) / seconds;
    const reached = `${seconds.toFixed(1)} s, ${ratio.toFixed(1)} times as fast as GoAccess`;
    bar("from Start to totals", reached, ratio >= 1, "at least as fast");
  }
});

interface TableTask {
  readonly crawlers: readonly string[];
  readonly urls: readonly string[];
  readonly sources: readonly string[];
}

/**
 * Has the page's own worker, otherwise idle, compute a table for each source; returns the
 * milliseconds of each.
 */
const timeTables = (page: Page, worker: string, task: TableTask): Promise<readonly number[]> =>
  page.evaluate(
    async ({ address, asked }) => {
      const own = new Worker(address, { type: "module" });
      const columns = asked.crawlers.map((crawler) => ({ crawler, dialect: "google" }));
      const rows = asked.urls.join("\n");
      const ask = (source: string): Promise<number> =>
        new Promise((resolve) => {
          const start = performance.now();
          own.onmessage = () => resolve(performance.now() - start);
          const question = {
            source,
            encoding: "utf-8",
            response: null,
            columns,
            rows,
            patterns: [],
          };
          own.postMessage({ kind: "table", question });
        });
      const times: number[] = [];
      for (const source of asked.sources) times.push(await ask(source));
      own.terminate();
      return times;
    },
    { address: worker, asked: task },
  );

test("a table of fifty crawlers and five hundred URLs", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const task: TableTask = JSON.parse(readFileSync(join(BENCH_FOLDER, "table.json"), "utf8"));
  const bench = new Workbench(page);
  await bench.open();
  await bench.write(task.sources[0] ?? "");
  await page.getByRole("tab", { name: "Matrix" }).click();
  await page.getByRole("combobox", { name: "Crawlers" }).selectOption("All named in the file");
  await page.evaluate((text) => navigator.clipboard.writeText(text), task.urls.join("\n"));
  await bench.urlToTest.press("ControlOrMeta+v");
  const cell = page.getByRole("table", { name: "Matrix" }).getByRole("cell").first();
  await expect(cell).toHaveText(/Allowed|Blocked/, { timeout: 60_000 });
  const worker = page.workers().find((each) => /\/proofs-/.test(each.url()));
  const [first = 0, ...later] = await timeTables(page, worker?.url() ?? "", task);
  const sorted = later.toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  say(
    "\nFifty crawlers, each with 200 rules of its own, and five hundred URLs, in Chromium's worker",
  );
  say(`  at first: ${first.toFixed(0)} ms`);
  const range = `${sorted[0]?.toFixed(0)} to ${sorted.at(-1)?.toFixed(0)} ms`;
  bar("after a keystroke", `${median.toFixed(0)} ms (${range})`, median <= 100, "at most 100 ms");
  await bench.editor.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.waitForTimeout(3000);
  await watchTasks(page);
  for (const letter of "/new-path") {
    await page.keyboard.type(letter);
    await page.waitForTimeout(500);
  }
  await page.waitForTimeout(2000);
  const { count, most } = await tasksOf(page);
  const reached = `${count} over 50 ms, the longest ${most.toFixed(0)} ms`;
  bar("tasks of the page while nine letters are typed", reached, count === 0, "none");
});
