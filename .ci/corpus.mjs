// Lints every file of a folder and shows how often each check reports something, with examples:
// `node .ci/corpus.mjs <folder> [check …]`. Naming checks shows more of their findings, and no
// others. For manual tuning; not part of the tests.
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

const decode = (bytes) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: bytes.toString("utf16le"), encoding: "utf-16le" };
  }
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return { text: decoder.decode(bytes), encoding: "utf-8" };
  } catch {
    return { text: bytes.toString("latin1"), encoding: "latin1" };
  }
};

const shorten = (text, length) => {
  const line = JSON.stringify(text).slice(1, -1);
  return line.length > length ? `${line.slice(0, length)}…` : line;
};

/** Parses and lints one file; an exception names the file. */
const examine = (core, path) => {
  const bytes = readFileSync(path);
  const { text, encoding } = decode(bytes);
  try {
    const start = performance.now();
    const document = core.parse(text, encoding);
    const diagnostics = core.lint(document, { format: { bytes: bytes.length } });
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

const SEVERITIES = ["error", "warning", "info", "hint"];

/** The position of a finding, with the line; for a named check also the message and the fixes. */
const exampleOf = (core, document, where, { from, message, fixes }, isWanted) => {
  const { number, text } = lineOf(core, document, from);
  const line = `${where}:${number}  ${shorten(text, 100)}`;
  if (!isWanted) return line;
  const offers = fixes.map(({ title, kind }) => `[${kind}] ${title}`).join("  ");
  return `${line}\n        ${message}\n        ${offers}`;
};

/** Files and findings of each check, by id. */
const tallyFiles = (core, paths, folder, wanted) => {
  const tallies = new Map();
  const withSeverity = new Map(SEVERITIES.map((severity) => [severity, 0]));
  const run = { time: 0, slowest: { time: 0, path: "" }, withSeverity, nothing: 0 };
  for (const path of paths) {
    const { document, diagnostics, time } = examine(core, path);
    run.time += time;
    if (time > run.slowest.time) run.slowest = { time, path };
    if (diagnostics.length === 0) run.nothing++;
    for (const severity of SEVERITIES) {
      const rules = new Set(
        diagnostics.filter((each) => each.severity === severity).map(({ rule }) => rule),
      );
      if (rules.size > 0) withSeverity.set(severity, withSeverity.get(severity) + 1);
      for (const rule of rules) {
        const tally = tallies.get(rule) ?? {
          files: new Set(),
          count: 0,
          severities: new Map(),
          alone: new Map(),
          examples: [],
        };
        tallies.set(rule, tally);
        tally.severities.set(severity, (tally.severities.get(severity) ?? 0) + 1);
        if (rules.size === 1) tally.alone.set(severity, (tally.alone.get(severity) ?? 0) + 1);
      }
    }
    for (const diagnostic of diagnostics) {
      const { rule } = diagnostic;
      const tally = tallies.get(rule);
      tally.count++;
      const isWanted = wanted.includes(rule);
      const room = isWanted ? MORE_EXAMPLES : wanted.length > 0 ? 0 : EXAMPLES;
      if (tally.examples.length < room && !tally.files.has(path)) {
        tally.examples.push(
          exampleOf(core, document, relative(folder, path), diagnostic, isWanted),
        );
      }
      tally.files.add(path);
    }
  }
  return { tallies, run };
};

/** `error in 4.1 %, alone in 2.0 %`: alone if no other check reports anything as severe. */
const severitiesOf = ({ severities, alone }, total) =>
  SEVERITIES.filter((severity) => severities.has(severity))
    .map(
      (severity) =>
        `${severity} in ${percent(severities.get(severity), total).trim()}, alone in ${percent(alone.get(severity) ?? 0, total).trim()}`,
    )
    .join("; ");

const report = (core, paths, folder, wanted) => {
  const { tallies, run } = tallyFiles(core, paths, folder, wanted);
  const total = paths.length;
  for (const [rule, tally] of [...tallies].sort(([, a], [, b]) => b.files.size - a.files.size)) {
    if (wanted.length > 0 && !wanted.includes(rule)) continue;
    console.log(
      `${percent(tally.files.size, total)}  ${String(tally.files.size).padStart(5)} files ${String(tally.count).padStart(6)} findings  ${rule.padEnd(34)} ${severitiesOf(tally, total)}`,
    );
    for (const example of tally.examples) console.log(`      ${example}`);
  }
  const silent = core.lintRules.filter(({ id, defaultOn }) => defaultOn && !tallies.has(id));
  console.log(`\nNo file: ${silent.map(({ id }) => id).join(", ")}`);
  console.log(`\n${total} files, of which`);
  for (const [severity, count] of run.withSeverity) {
    console.log(
      `${percent(count, total)}  have ${/^[ei]/.test(severity) ? "an" : "a"} ${severity}`,
    );
  }
  console.log(`${percent(run.nothing, total)}  have no finding`);
  console.log(
    `${run.time.toFixed(0)} ms in all; slowest ${run.slowest.time.toFixed(0)} ms: ${run.slowest.path}`,
  );
};

await runAsScript(import.meta.url, async () => {
  const [folder, ...wanted] = process.argv.slice(2);
  if (folder === undefined) throw new Failure("Name a folder: node .ci/corpus.mjs <folder>");
  report(await loadCore(), filesOf(folder), folder, wanted);
});
