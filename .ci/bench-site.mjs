// The part of `npm run bench` at the scale of a site: an access log of a gigabyte compared with
// GoAccess, and the log, a million URLs and a large table in the built page.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfNeeded } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { writeLog } from "./generated-log.mjs";
import { run, runTool } from "./script.mjs";

const LOG_BYTES = Number(process.env.BENCH_LOG_BYTES ?? 1e9);

const ROBOTS = `User-agent: *
Disallow: /cart/
Disallow: /*?sort=
Allow: /cart/section-1/
Disallow: /account/
Disallow: /search/

User-agent: GPTBot
User-agent: CCBot
Disallow: /
`;

/** Milliseconds between two samples of a program's resource usage. */
const LOOK = 100;

/** The ticks per second in which Linux counts CPU time. */
const TICKS = 100;

/**
 * A program's usage as Linux reports it: CPU seconds, and peak memory in megabytes; null on other
 * systems.
 */
const usageOf = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return {
      processor: (Number(fields[11]) + Number(fields[12])) / TICKS,
      memory: Number(peak) / 1024,
    };
  } catch {
    return null;
  }
};

const timed = (command, args) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    let usage = null;
    const child = spawn(command, args, { stdio: "ignore" });
    const looking = setInterval(() => {
      usage = usageOf(child.pid) ?? usage;
    }, LOOK);
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(looking);
      resolve({ code, seconds: (performance.now() - start) / 1000, ...usage });
    });
  });

const goAccess = (log, folder) =>
  timed("goaccess", [
    log,
    "--log-format=COMBINED",
    "--no-progress",
    "-o",
    join(folder, "report.json"),
  ]);

const hasGoAccess = () => spawnSync("goaccess", ["--version"], { stdio: "ignore" }).status === 0;

const figure = (value, unit, digits = 1) =>
  value === undefined || Number.isNaN(value) ? "?" : `${value.toFixed(digits)} ${unit}`;

const row = (name, { seconds, processor, memory }) =>
  `  ${name.padEnd(24)} ${figure(seconds, "s").padStart(9)} ${figure(processor, "s").padStart(11)} ${figure(memory, "MB", 0).padStart(9)}`;

const bar = (name, reached, isMet, wanted) =>
  console.log(`  ${name}: ${reached}, ${wanted}: ${isMet ? "met" : "MISSED"}`);

const benchLog = async (program, folder, log, robots) => {
  const lines = writeLog(log, LOG_BYTES);
  console.log(
    `\nA combined log of ${(statSync(log).size / 1e6).toFixed(0)} MB, ${lines} lines, in Node\n  ${"".padEnd(24)} ${"time".padStart(9)} ${"processor".padStart(11)} ${"memory".padStart(9)}`,
  );
  const child = spawnSync(process.execPath, [program, "read", log, robots], { encoding: "utf8" });
  const own = JSON.parse(child.stdout.trim().split("\n").at(-1));
  console.log(row("this core", own));
  if (own.requests !== lines) console.log(`  only ${own.requests} lines were read`);
  bar("memory at its largest", figure(own.memory, "MB", 0), own.memory <= 300, "at most 300 MB");
  if (!hasGoAccess()) {
    console.log(
      "  GoAccess is not installed here: no comparison (Debian: apt-get install goaccess)",
    );
    return null;
  }
  const other = await goAccess(log, folder);
  console.log(row("GoAccess", other));
  const ratio = other.seconds / own.seconds;
  bar(
    "against GoAccess",
    `${ratio.toFixed(1)} times as fast, by processor time ${(other.processor / own.processor).toFixed(1)}`,
    ratio >= 1,
    "at least as fast",
  );
  return other;
};

/**
 * Measures and prints. Files go to a temporary folder, which is removed.
 *
 * @param {string} program the built `bench-site.ts`
 */
export const benchSite = async (program) => {
  const folder = mkdtempSync(join(tmpdir(), "robots-bench-"));
  const log = join(folder, "access.log");
  const robots = join(folder, "robots.txt");
  try {
    writeFileSync(robots, ROBOTS);
    const other = await benchLog(program, folder, log, robots);
    await run(process.execPath, [program, "write", folder]);
    await buildIfNeeded();
    const config = ["--config", "e2e/bench/playwright.config.ts"];
    await runTool("@playwright/test", "playwright", ["test", ...config], {
      CHROMIUM: await findChromium(),
      BENCH_FOLDER: folder,
      BENCH_GOACCESS: other === null ? "" : String(other.seconds),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
