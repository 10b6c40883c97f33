// `npm run mutants`: changes the code in small ways, with Stryker, and prints the changes that no
// test notices: in files that differ from the main branch, or in the given files and folders, such
// as `-- core/match`. Each folder is tested by its own tests; `--tests core/proof` adds those of
// another. For developers; not part of `npm test`.
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path/posix";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { at, Failure, root, runAsScript } from "./script.mjs";

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

/** Code that runs in Node's tests; browser tests cover the rest. */
const isCode = (file) =>
  /^(?:core|app)\/.*\.ts$/.test(file) &&
  !/\.test\.ts$|\/testing[./]|\/bench\/|messages\.ts$/.test(file);

const filesIn = (path) =>
  statSync(at(path)).isDirectory()
    ? git("ls-files", "--cached", "--others", "--exclude-standard", path)
    : [path];

await runAsScript(import.meta.url, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tests: { type: "string", multiple: true, default: [] } },
  });
  const changed = () => git("diff", "--name-only", "--diff-filter=d", "main");
  const files = (positionals.length > 0 ? positionals.flatMap(filesIn) : changed()).filter(isCode);
  if (files.length === 0)
    throw new Failure("No code of core or app to change. Name files or folders.");
  const folders = new Set([...files.map(dirname), ...values.tests]);
  process.chdir(root);
  await new Stryker({
    mutate: files,
    testFiles: [...folders].map((folder) => `${folder}/**/*.test.ts`),
    testRunner: "vitest",
    vitest: { configFile: ".ci/mutants.config.ts" },
    coverageAnalysis: "perTest",
    // Code that runs only while modules load, such as tables, would need all tests for each mutant.
    ignoreStatic: true,
    concurrency: 1,
    reporters: ["clear-text", "progress-append-only"],
    clearTextReporter: { logTests: false, reportTests: false },
    tempDirName: ".mutants",
    cleanTempDir: "always",
    ignorePatterns: ["dist", "e2e/screenshots", "test-results"],
    tsconfigFile: "none",
    disableTypeChecks: false,
    // Messages have their own tests, and other mutants cover comparisons with strings.
    mutator: { excludedMutations: ["StringLiteral"] },
    dryRunTimeoutMinutes: 30,
    allowConsoleColors: process.stdout.isTTY,
  }).runMutationTest();
});
