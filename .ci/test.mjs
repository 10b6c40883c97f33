// `npm test`: all required checks, cheapest first, up to the first failure. `npm test -- --quick` leaves out the browsers.
import { spawnSync } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { findBrowsers, runEndToEnd } from "./e2e.mjs";
import { install } from "./install.mjs";
import { Failure, npmOptions, root, runAsScript, runTool } from "./script.mjs";
import { checkSize } from "./size.mjs";

const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // The runner ended before it could write the report; its exit code says why.
    return null;
  }
};

const unitCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

// Those that passed at another attempt are named at the end of the tests' own output.
const endToEndCounts = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

const summary = (counts) => {
  const total = (key) => counts.reduce((sum, count) => sum + count[key], 0);
  const skipped = total("skipped") === 0 ? "" : `, ${total("skipped")} skipped`;
  return `${total("passed")} passed, ${total("failed")} failed${skipped}`;
};

/** Two copies of CodeMirror's state package break the editor without an error. */
const checkSingleState = () => {
  const name = "@codemirror/state";
  const { stdout } = spawnSync("npm", ["ls", name, "--all", "--parseable", "--loglevel=error"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    ...npmOptions,
  });
  const copies = stdout.split("\n").filter((line) => line !== "");
  if (copies.length === 1) return;
  throw new Failure(
    `There must be one copy of ${name}, not ${copies.length}: ${copies.join(", ")}.`,
  );
};

const tool = async (...args) => {
  const code = await runTool(...args);
  if (code !== 0) throw new Failure("", code);
};

const QUICK = "--quick";

const test = async () => {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg !== QUICK);
  if (unknown !== undefined) throw new Failure(`No option "${unknown}": take ${QUICK}, or none.`);
  const isQuick = args.includes(QUICK);
  await install();
  // Installing browsers is waiting for the network, for the most part: the other steps need not wait for it.
  const browsers = isQuick ? null : findBrowsers();
  browsers?.catch(() => {});
  const folder = mkdtempSync(join(tmpdir(), "robots-txt-workbench-"));
  const unitReport = join(folder, "unit.json");
  const endToEndReport = join(folder, "e2e.json");
  const built = join(folder, "build.txt");
  const output = openSync(built, "w");
  const ending = new AbortController();
  let building;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];
  // The only tool that ignores the environment variables for colours.
  const colours = process.stdout.isTTY ? [] : ["--colors=off"];
  const steps = [
    ["Types", () => tool("typescript", "tsc", ["-b"])],
    ["Format and lint", () => tool("@biomejs/biome", "biome", ["ci", ...colours, "."])],
    ["Unused code and dependencies", () => tool("knip", "knip", [])],
    ["One copy of the editor's state", checkSingleState],
    [
      "Unit and property tests",
      () => {
        // Built meanwhile, as the unit tests do not keep all processors busy at their beginning and end.
        building = build({ stdio: ["ignore", output, output], signal: ending.signal });
        building.catch(() => {});
        return tool("vitest", "vitest", ["run", ...reporters]);
      },
    ],
    ["Build", () => building.finally(() => process.stdout.write(readFileSync(built)))],
    ["Size", checkSize],
  ];
  if (browsers !== null) {
    steps.push([
      "End-to-end tests",
      async () => {
        const code = await runEndToEnd(await browsers, [], { E2E_REPORT: endToEndReport });
        if (code !== 0) throw new Failure("", code);
      },
    ]);
  }
  let current = "";
  try {
    for (const [title, step] of steps) {
      current = title;
      console.log(`\n== ${title}`);
      await step();
    }
  } catch (error) {
    if (error instanceof Failure) console.error(`\nFailed: ${current}`);
    throw error;
  } finally {
    ending.abort();
    const unit = readReport(unitReport);
    const endToEnd = readReport(endToEndReport);
    rmSync(folder, { recursive: true, force: true });
    const counts = [
      ...(unit === null ? [] : [unitCounts(unit)]),
      ...(endToEnd === null ? [] : [endToEndCounts(endToEnd)]),
    ];
    // A run that ended before any test has no counts to print.
    if (counts.length > 0) console.log(`\n${summary(counts)}`);
  }
};

await runAsScript(import.meta.url, test);
