// `npm run corpus -- FOLDER [CHECK …]`: lints every file of a folder and shows how often each check
// reports something, with examples. Naming checks shows more of their findings, and no others.
// The last lines are for comparing two versions: the processor time for each file, and hashes of all
// findings, fixes and verdicts. `--out FILE` also writes what is hashed, one line per file, so that
// `diff` shows what differs. Not part of the tests.
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeSync,
} from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
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
    const start = process.cpuUsage();
    const document = core.parse(text, encoding);
    const diagnostics = core.lint(document, { format: { bytes: bytes.length } });
    const { user, system } = process.cpuUsage(start);
    return { document, diagnostics, time: (user + system) / 1000 };
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

/** Crawlers of different readers; each one's verdicts are hashed. */
const CRAWLERS = ["Googlebot", "bingbot", "YandexBot", "GPTBot", "CCBot", "Applebot", "Example"];

/** How many of a file's own paths are decided. */
const MOST_PATHS = 60;

/** What each crawler may crawl of some URLs that a file's rules name: a verdict and a line each. */
const verdictsOf = (core, document) => {
  const lines = document.source.split(/[\r\n]+/);
  const named = lines.flatMap((line) => /^[^:]*:\s*(\/[^\s#]*)/.exec(line)?.[1] ?? []);
  const paths = new Set(["/", "/robots.txt", "/index.html?a=b"]);
  for (const path of named.slice(0, MOST_PATHS)) {
    const plain = path.replaceAll("*", "x").replace(/\$$/, "");
    paths.add(plain).add(`${plain}/y`);
  }
  return CRAWLERS.map((crawler) => {
    const dialect = core.dialects[core.readerOf(crawler)];
    const { matcher } = core.consult(document, dialect, crawler);
    return [...paths].map((path) => {
      const { allowed, rule } = matcher.decide(path);
      return `${allowed ? "+" : "-"}${rule?.line ?? ""}`;
    });
  });
};

/** Hashes of everything that core says of the files, and a file that lists it. */
const openRecord = (out) => {
  const parts = ["findings", "fixes", "verdicts"];
  const hashes = parts.map(() => createHash("sha256"));
  const file = out === null ? null : openSync(out, "w");
  return {
    add: (where, ...answers) => {
      const texts = answers.map((answer) => JSON.stringify([where, answer]));
      for (const [at, text] of texts.entries()) hashes[at].update(text);
      if (file !== null) writeSync(file, `${texts.join("\t")}\n`);
    },
    close: () => {
      if (file !== null) closeSync(file);
      return parts.map((part, at) => `${part} ${hashes[at].digest("hex").slice(0, 16)}`);
    },
  };
};

/** Files and findings of each check, by id. */
const tallyFiles = (core, paths, folder, wanted, record) => {
  const tallies = new Map();
  const withSeverity = new Map(SEVERITIES.map((severity) => [severity, 0]));
  const run = { times: [], slowest: { time: 0, path: "" }, withSeverity, nothing: 0 };
  for (const path of paths) {
    const { document, diagnostics, time } = examine(core, path);
    run.times.push(time);
    if (time > run.slowest.time) run.slowest = { time, path };
    record.add(
      relative(folder, path),
      diagnostics.map(({ fixes, ...finding }) => finding),
      diagnostics.map(({ fixes }) => fixes),
      verdictsOf(core, document),
    );
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

const report = (core, paths, folder, wanted, out) => {
  const record = openRecord(out);
  const { tallies, run } = tallyFiles(core, paths, folder, wanted, record);
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
  const times = run.times.toSorted((a, b) => a - b);
  const quantile = (share) => times[Math.floor(share * (times.length - 1))].toFixed(1);
  const sum = times.reduce((all, time) => all + time, 0);
  console.log(
    `\nProcessor time: ${(sum / 1000).toFixed(1)} s in all; for one file p50 ${quantile(0.5)}, p90 ${quantile(0.9)}, p99 ${quantile(0.99)}, max ${quantile(1)} ms (${relative(folder, run.slowest.path)})`,
  );
  console.log(`Hashes: ${record.close().join(", ")}`);
};

await runAsScript(import.meta.url, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: "string" } },
  });
  const [folder, ...wanted] = positionals;
  if (folder === undefined) throw new Failure("Name a folder: npm run corpus -- FOLDER");
  if (!existsSync(folder)) throw new Failure(`There is no folder ${folder}.`);
  const core = await loadCore();
  const known = new Set(core.lintRules.map(({ id }) => id));
  const unknown = wanted.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Failure(`No such check: ${unknown.join(", ")}`);
  const paths = filesOf(folder);
  if (paths.length === 0) throw new Failure(`No files in ${folder}`);
  report(core, paths, folder, wanted, values.out ?? null);
});
