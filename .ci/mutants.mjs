/**
 * Changes the code in small ways and tells which changes no test notices: `npm run mutants` for the files
 * that differ from the main branch, `npm run mutants -- core/match app/urls` for files or folders,
 * `npm run mutants -- --sample 12 core/match` for every twelfth change there, the same ones each
 * time, and `--seed 2` for other ones. A check of tests by developers, and no part of `npm test`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const REPORT = resolve(root, ".mutants/report.json");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "1" },
    seed: { type: "string", default: "0" },
    tests: { type: "string" },
  },
});
process.env.MUTANT_SAMPLE = `${values.sample}:${values.seed}`;
const { inSample } = await import("./mutants-sample.mjs");

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

/** The folders whose tests are run for a file: those of its layers. */
const testedIn = (file) => {
  const [top, folder] = file.split("/");
  const own = `${top}/${folder}`;
  if (top !== "core" || ["lint", "proof", "log", "sitemap", "cli", "tally"].includes(folder))
    return [own];
  return folder === "service" ? [...ENGINE, own] : ENGINE;
};

/** Tests of the tests' own tools, and one that replaces a module. */
const LEFT_OUT = /^core\/(?:testing|bench)\/|^core\/analysis\/large-files\.test\.ts$/;

const tests = [...new Set(values.tests?.split(",") ?? files.flatMap(testedIn))]
  .flatMap(filesIn)
  .filter((file) => file.endsWith(".test.ts") && !LEFT_OUT.test(file));

const env = { ...process.env, MUTANT_TESTS: tests.join(",") };
const stryker = resolve(root, "node_modules/@stryker-mutator/core/bin/stryker.js");
const args = [stryker, "run", ".ci/mutants.json", "--mutate", files.join(",")];
const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

const NOTICED = new Set(["Killed", "Timeout"]);
const MISSED = new Set(["Survived", "NoCoverage"]);
const folders = new Map();
for (const [file, { mutants, source }] of Object.entries(
  JSON.parse(readFileSync(REPORT, "utf8")).files,
)) {
  const folder = dirname(file);
  const lines = source.split("\n");
  const sum = folders.get(folder) ?? { noticed: 0, all: 0 };
  folders.set(folder, sum);
  for (const mutant of mutants.filter((each) => inSample(each, resolve(root, file), 0))) {
    const { start, end } = mutant.location;
    if (NOTICED.has(mutant.status)) sum.noticed += 1;
    else if (!MISSED.has(mutant.status)) continue;
    sum.all += 1;
    if (NOTICED.has(mutant.status)) continue;
    const until = end.line === start.line ? end.column - 1 : undefined;
    const original = lines[start.line - 1].slice(start.column - 1, until);
    console.log(
      `${file}:${start.line}:${start.column} ${mutant.status} ${mutant.mutatorName}`,
      `${original} -> ${mutant.replacement.replaceAll(/\s+/g, " ").slice(0, 80)}`,
    );
  }
}
for (const [folder, { noticed, all }] of folders) {
  const score = all === 0 ? "none in the sample" : `${((100 * noticed) / all).toFixed(1)} %`;
  console.log(`${folder}: ${noticed} of ${all} noticed, ${score}`);
}
