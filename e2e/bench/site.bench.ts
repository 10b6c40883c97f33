import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { Workbench } from "../workbench.ts";

const { BENCH_FOLDER = "", BENCH_GOACCESS = "" } = process.env;

/** Milliseconds between two looks at the memory of the page's process. */
const LOOK = 100;

/** Megabytes that a process has for itself; 0 where Linux does not tell. */
const memoryOf = (pid: number): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** The processes that show pages, of whatever browser runs. */
const renderers = async (page: Page): Promise<readonly number[]> => {
  const browser = page.context().browser();
  if (browser === null || readdirSync("/").includes("proc") === false) return [];
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
};

/** Counts the page's tasks that a user would feel. */
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
  readonly seconds: number;
  readonly base: number;
  readonly peak: number;
  readonly tasks: { readonly count: number; readonly most: number };
}

/** Has Bulk read a file, and says what that took. */
const measure = async (
  page: Page,
  robots: string,
  file: string,
  done: RegExp,
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
  const start = performance.now();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByText(done).first()).toBeVisible({ timeout: 540_000 });
  const seconds = (performance.now() - start) / 1000;
  clearInterval(looking);
  return { seconds, base, peak, tasks: await tasksOf(page) };
};

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const bar = (name: string, reached: string, isMet: boolean, wanted: string): void =>
  say(`  ${name}: ${reached}, ${wanted}: ${isMet ? "met" : "MISSED"}`);

/** @param most megabytes that the page's process may take; null where nothing is asked of it. */
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
  );
  print("A million URLs by 1000 rules, in Chromium", figures, null);
  bar(
    "from Start to totals",
    `${figures.seconds.toFixed(1)} s`,
    figures.seconds <= 3,
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
  const { seconds } = figures;
  if (BENCH_GOACCESS === "") say(`  from Start to totals: ${seconds.toFixed(1)} s`);
  else {
    const ratio = Number(BENCH_GOACCESS) / seconds;
    const reached = `${seconds.toFixed(1)} s, ${ratio.toFixed(1)} times as fast as GoAccess`;
    bar("from Start to totals", reached, ratio >= 1, "at least as fast");
  }
});
