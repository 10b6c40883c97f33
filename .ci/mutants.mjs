/**
 * Mutation tests: changes the code in small ways and prints which changes no test notices. `npm run
 * mutants` tests the files that differ from the main branch, `npm run mutants -- core/match
 * app/urls` files or folders, `npm run mutants -- --sample 12 core/match` every twelfth mutant
 * there, always the same ones, and `--seed 2` other ones. `--static` adds code that runs only while
 * modules load, such as tables, which needs all tests for each mutant. A mutant is tested with the
 * tests of its own and nearby folders, and if it survives, with those of all of core; `--near`
 * leaves out the latter, which takes a tenth of the time. For developers; not part of `npm test`.
 */
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "1" },
    seed: { type: "string", default: "0" },
    static: { type: "boolean", default: false },
    near: { type: "boolean", default: false },
  },
});
process.env.MUTANT_SAMPLE = `${values.sample}:${values.seed}`;

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

const isCode = (file) =>
  /^(?:core|app\/(?:urls|store|share))\/.*\.ts$/.test(file) &&
  !/\.test\.ts$|\/testing\/|\/bench\/|messages\.ts$/.test(file);

const filesIn = (path) =>
  statSync(resolve(root, path)).isDirectory()
    ? git("ls-files", "--cached", "--others", "--exclude-standard", path)
    : [path];

const files = (
  positionals.length > 0
    ? positionals.flatMap(filesIn)
    : git("diff", "--name-only", "--diff-filter=d", "main")
).filter(isCode);
if (files.length === 0) {
  console.log("No file of core or app/{urls,store,share} to change. Name files or folders.");
  process.exit(0);
}

const ENGINE = [
  ...["collections", "text", "syntax", "dialects", "policy", "response", "match", "analysis"],
  "vocabulary",
].map((folder) => `core/${folder}`);

/** The folders whose tests run for a file: those of its layers. */
const testedIn = (file) => {
  const [top, folder] = file.split("/");
  const own = `${top}/${folder}`;
  if (top !== "core" || ["lint", "proof", "log", "sitemap", "cli", "tally"].includes(folder))
    return [own];
  return folder === "service" ? [...ENGINE, own] : ENGINE;
};

/** Tests of the testing tools, and one that replaces a module. */
const LEFT_OUT = /^core\/(?:testing|bench)\/[^/]*$|^core\/analysis\/large-files\.test\.ts$/;
/** A test with thousands of examples: run only for what the others do not notice. */
const FAR = /^core\/lint\/checks\/contract\.test\.ts$/;

const testsIn = (paths) =>
  [...new Set(paths.flatMap(filesIn))].filter(
    (file) => file.endsWith(".test.ts") && !LEFT_OUT.test(file),
  );

const near = testsIn(files.flatMap(testedIn)).filter((file) => !FAR.test(file));
const hasFar = !values.near && files.some((file) => file.startsWith("core/"));
const far = hasFar ? testsIn(["core"]) : [];
const tests = [...new Set([...near, ...far])];

process.env.MUTANT_NEAR_TESTS = near.join(",");
process.env.MUTANT_TESTS = tests.join(",");
process.chdir(root);
await new Stryker({
  mutate: files,
  testRunner: "one-process",
  checkers: ["sample"],
  plugins: [resolve(root, ".ci/mutants-runner.mjs")],
  coverageAnalysis: "perTest",
  ignoreStatic: !values.static,
  concurrency: 1,
  reporters: ["survivors"],
  tempDirName: ".mutants",
  cleanTempDir: "always",
  ignorePatterns: ["dist", "e2e/screenshots", "test-results"],
  tsconfigFile: "none",
  disableTypeChecks: false,
  // String literals are not mutated: messages have their own tests, and other mutants cover
  // comparisons.
  mutator: { excludedMutations: ["StringLiteral"] },
  timeoutMS: 5000,
  dryRunTimeoutMinutes: 30,
  timeoutFactor: 2,
  allowConsoleColors: false,
}).runMutationTest();
