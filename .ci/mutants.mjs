/**
 * Changes the code in small ways and tells which changes no test notices: `npm run mutants` for the files
 * that differ from the main branch, `npm run mutants -- core/match app/urls` for files or folders. A
 * check of tests by developers, and no part of `npm test`: a folder takes minutes.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const REPORT = resolve(root, ".mutants/report.json");

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

const isCode = (file) =>
  /^(?:core|app\/(?:urls|store|share))\/.*\.ts$/.test(file) &&
  !/\.test\.ts$|\/testing\/|\/bench\/|messages\.ts$/.test(file);

const filesIn = (path) =>
  statSync(resolve(root, path)).isDirectory() ? git("ls-files", path) : [path];

const given = process.argv.slice(2);
const files = (
  given.length > 0 ? given.flatMap(filesIn) : git("diff", "--name-only", "--diff-filter=d", "main")
).filter(isCode);
if (files.length === 0) {
  console.log("No file of core or app/{urls,store,share} to change. Name files or folders.");
  process.exit(0);
}

const ENGINE =
  "core/{collections,text,syntax,dialects,policy,response,match,analysis,vocabulary}/**/*.test.ts";

/** The tests of the layers that a file is in. */
const testsFor = (file) => {
  const [top, folder] = file.split("/");
  const own = `${top}/${folder}/**/*.test.ts`;
  if (top !== "core" || ["lint", "proof", "log", "sitemap", "cli", "tally"].includes(folder))
    return own;
  return folder === "service" ? `${ENGINE},${own}` : ENGINE;
};

const env = { ...process.env, MUTANT_TESTS: [...new Set(files.map(testsFor))].join(",") };
const args = ["stryker", "run", ".ci/mutants.json", "--mutate", files.join(",")];
const { status } = spawnSync("npx", args, { cwd: root, env, stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

const FOUND = new Set(["Killed", "Timeout"]);
const COUNTED = new Set([...FOUND, "Survived", "NoCoverage"]);
const folders = new Map();
for (const [file, { mutants }] of Object.entries(JSON.parse(readFileSync(REPORT, "utf8")).files)) {
  const folder = dirname(file);
  const { found = 0, all = 0 } = folders.get(folder) ?? {};
  folders.set(folder, {
    found: found + mutants.filter((mutant) => FOUND.has(mutant.status)).length,
    all: all + mutants.filter((mutant) => COUNTED.has(mutant.status)).length,
  });
}
for (const [folder, { found, all }] of folders) {
  console.log(`${folder}: ${found} of ${all} noticed, ${((100 * found) / all).toFixed(1)} %`);
}
