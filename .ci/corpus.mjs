// Lints every file of a folder and shows how often each check finds something, with examples:
//   node .ci/corpus.mjs <folder> [check …]
// Naming checks shows more of their findings. For tuning by hand; no part of the tests.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { at, cache, Failure, runAsScript } from "./script.mjs";

const EXAMPLES = 2;
const MORE_EXAMPLES = 40;

/** Core as one module that Node can run. */
const loadCore = async () => {
  const outDir = cache("corpus");
  await build({
    configFile: false,
    root: at(),
    logLevel: "warn",
    build: { ssr: at("core/index.ts"), outDir, emptyOutDir: true, minify: false },
  });
  const [name] = readdirSync(outDir).filter((each) => each.startsWith("index."));
  return import(pathToFileURL(join(outDir, name)).href);
};

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();

const decode = (octets) => {
  if (octets[0] === 0xff && octets[1] === 0xfe) {
    return { text: octets.toString("utf16le"), encoding: "utf-16le" };
  }
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return { text: decoder.decode(octets), encoding: "utf-8" };
  } catch {
    return { text: octets.toString("latin1"), encoding: "latin1" };
  }
};

const shorten = (text, length) => {
  const line = JSON.stringify(text).slice(1, -1);
  return line.length > length ? `${line.slice(0, length)}…` : line;
};

/** Parses and lints one file; a throw names the file. */
const examine = (core, path) => {
  const octets = readFileSync(path);
  const { text, encoding } = decode(octets);
  try {
    const start = performance.now();
    const document = core.parse(text, encoding);
    const diagnostics = core.lint(document, { format: { octets: octets.length } });
    return { document, diagnostics, time: performance.now() - start };
  } catch (error) {
    throw new Error(`${path} cannot be linted`, { cause: error });
  }
};

const lineOf = (core, document, from) => {
  const number = core.lineNumberAt(document, from);
  const { from: start, to } = core.lineAt(document, number);
  return { number, text: document.source.slice(start, to) };
};

const percent = (count, total) => `${((100 * count) / total).toFixed(1).padStart(5)} %`;

const table = (core, paths, folder, wanted) => {
  const tallies = new Map();
  const files = { error: 0, warning: 0, clean: 0 };
  let time = 0;
  let slowest = { time: 0, path: "" };
  for (const path of paths) {
    const result = examine(core, path);
    time += result.time;
    if (result.time > slowest.time) slowest = { time: result.time, path };
    const severities = new Set(result.diagnostics.map(({ severity }) => severity));
    if (severities.has("error")) files.error++;
    if (severities.has("warning")) files.warning++;
    if (severities.size === 0) files.clean++;
    for (const { rule, severity, from, message, fixes } of result.diagnostics) {
      const key = `${rule} (${severity})`;
      const tally = tallies.get(key) ?? { files: new Set(), count: 0, examples: [] };
      tallies.set(key, tally);
      tally.count++;
      const room = wanted.includes(rule) ? MORE_EXAMPLES : wanted.length > 0 ? 0 : EXAMPLES;
      if (tally.examples.length < room && !tally.files.has(path)) {
        const { number, text } = lineOf(core, result.document, from);
        const where = `${relative(folder, path)}:${number}`;
        const titles = wanted.includes(rule)
          ? `\n        ${message}\n        ${fixes.map(({ title, kind }) => `[${kind}] ${title}`).join("  ")}`
          : "";
        tally.examples.push(`${where}  ${shorten(text, 100)}${titles}`);
      }
      tally.files.add(path);
    }
  }
  for (const [key, tally] of [...tallies].sort(([, a], [, b]) => b.files.size - a.files.size)) {
    if (wanted.length > 0 && tally.examples.length === 0) continue;
    const share = percent(tally.files.size, paths.length);
    console.log(
      `${share}  ${String(tally.files.size).padStart(5)} files ${String(tally.count).padStart(6)} findings  ${key}`,
    );
    for (const example of tally.examples) console.log(`      ${example}`);
  }
  console.log(
    `\n${paths.length} files: ${percent(files.error, paths.length)} with an error, ${percent(files.warning, paths.length)} with a warning, ${percent(files.clean, paths.length)} without any finding`,
  );
  console.log(
    `${time.toFixed(0)} ms in all; slowest ${slowest.time.toFixed(0)} ms: ${slowest.path}`,
  );
};

await runAsScript(import.meta.url, async () => {
  const [folder, ...wanted] = process.argv.slice(2);
  if (folder === undefined) throw new Failure("Name a folder: node .ci/corpus.mjs <folder>");
  table(await loadCore(), filesOf(folder), folder, wanted);
});
