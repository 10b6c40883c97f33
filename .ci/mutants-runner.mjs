/**
 * Plugins for Stryker: a checker that skips mutants outside the sample, a reporter that prints
 * surviving mutants as soon as they are known, and a runner that runs the tests in one process.
 * Vitest starts a worker for each mutant, which imports a few hundred modules and takes far longer
 * than the tests; here they are bundled once, and the bundle is evaluated again for each mutant, so
 * that no state is left over.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { INSTRUMENTER_CONSTANTS } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { inSample } from "./mutants-sample.mjs";
import { collector } from "./mutants-tests.mjs";

/** The number of cases for each property: in the tests near the code, and in all others. */
const FEW_RUNS = 50;
const FAR_RUNS = 200;
/**
 * The most CPU milliseconds of a test that runs before the others, and of a test that runs at all.
 */
const QUICK = 500;
const LONGEST = 4000;
/**
 * Titles of tests that are not run: they measure how work grows with the input, and instrumented
 * code takes different times. A mutant that only they would notice counts as a survivor.
 */
const LEFT_OUT = new RegExp(
  [
    "takes? as long as|takes time in proportion|in small steps|in time that grows|costs no more",
    "of several megabytes holds|is counted over all groups",
  ].join("|"),
);
const NEAR = new Set((process.env.MUTANT_NEAR_TESTS ?? "").split(","));
const TESTS = (process.env.MUTANT_TESTS ?? "").split(",");
/** The results of the dry run, in Stryker's working folder. */
const REMEMBERED = "dry-run.json";
const ENTRY = "virtual:tests";
const OWN = "virtual:vitest-";
const NAMES = "describe, it, test, expect, vi, beforeAll, afterAll, beforeEach, afterEach";

class SampleChecker {
  async init() {}

  async check(mutants) {
    const answerOf = (mutant) =>
      inSample(mutant, mutant.fileName, 1)
        ? { status: "passed" }
        : { status: "compileError", reason: "not in the sample" };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, answerOf(mutant)]));
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

const NOTICED = new Set(["Killed", "Timeout"]);
const MISSED = new Set(["Survived", "NoCoverage"]);
/** The number of mutants after which the totals are printed, in case the run is stopped early. */
const OFTEN = 10;

class SurvivorsReporter {
  folders = new Map();
  judged = 0;

  onMutantTested(mutant) {
    const isNoticed = NOTICED.has(mutant.status);
    if (!(isNoticed || MISSED.has(mutant.status)) || !inSample(mutant, mutant.fileName, 0)) return;
    const file = relative("", mutant.fileName);
    const { noticed = 0, all = 0 } = this.folders.get(dirname(file)) ?? {};
    this.folders.set(dirname(file), { noticed: noticed + (isNoticed ? 1 : 0), all: all + 1 });
    if (!isNoticed) console.log(lineOf(file, mutant));
    this.judged += 1;
    if (this.judged % OFTEN === 0) this.sum();
  }

  onMutationTestReportReady() {
    this.sum();
  }

  sum() {
    for (const [folder, { noticed, all }] of this.folders) {
      console.log(
        `${folder}: ${noticed} of ${all} noticed, ${((100 * noticed) / all).toFixed(1)} %`,
      );
    }
  }
}

const lineOf = (file, { status, mutatorName, replacement, location: { start, end } }) => {
  const line = readFileSync(file, "utf8").split("\n")[start.line - 1] ?? "";
  const until = end.line === start.line ? end.column - 1 : undefined;
  const original = line.slice(start.column - 1, until);
  const changed = replacement.replaceAll(/\s+/g, " ").slice(0, 80);
  return `${file}:${start.line}:${start.column} ${status} ${mutatorName}: ${original} -> ${changed}`;
};

/** Makes each test file import its own `vitest`, which knows the file. */
const testFiles = {
  name: "test-files",
  enforce: "pre",
  resolveId: (id) => (id === ENTRY || id.startsWith(OWN) ? `\0${id}` : undefined),
  load: (id) => {
    if (id === `\0${ENTRY}`) {
      const files = TESTS.map((file) => JSON.stringify(resolve(file)));
      return `export const files = [${files.map((file) => `() => import(${file})`)}];`;
    }
    if (!id.startsWith(`\0${OWN}`)) return undefined;
    return `export const { ${NAMES} } = globalThis.__testsOf();`;
  },
  transform: (code, id) => ({
    code: code
      .replaceAll('from "vitest"', `from "${OWN}${TESTS.indexOf(relative("", id))}"`)
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
      // Stryker turns \\v into this, which is invalid in regular expressions with the flag u.
      .replaceAll("\\V", "\\v"),
    map: null,
  }),
};

const bundle = async () => {
  const { build } = await import("vite");
  const { output } = await build({
    configFile: false,
    logLevel: "error",
    plugins: [testFiles],
    ssr: { noExternal: /^(?!fast-check$)/ },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: "node20",
      rolldownOptions: {
        input: ENTRY,
        treeshake: false,
        output: { format: "cjs", codeSplitting: false },
      },
    },
  });
  return new Script(`((require, exports, module) => {${output[0].code}\n})`);
};

/** fast-check with fewer cases: most mutants fail at the first, and the others would take hours. */
const withFewRuns = (real, most) => {
  const assert = (property, given = {}) =>
    real.assert(property, { ...given, numRuns: Math.min(given.numRuns ?? 100, most.runs) });
  const few = { ...real, assert };
  return { ...few, default: few, __esModule: true };
};

/** The CPU time of this process, in milliseconds: the same on a busy machine. */
const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The file of a test; the id begins with the file's index. */
const fileOf = (id) => TESTS[Number.parseInt(id, 10)];

class OneProcessRunner {
  /** The object that instrumented code reads and writes. */
  shared = {};
  durations = new Map();
  /** Tests that need all their cases, because they count results. */
  whole = new Set();
  tried = new Set();
  most = { runs: FEW_RUNS };

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] = this.shared;
    process.env.VITEST = "1";
    // `vi` requires this to set the clock.
    globalThis.__vitest_worker__ = { config: { fakeTimers: {} } };
    const { expect, vi } = await import("vitest");
    this.tools = { expect, vi };
    const require = createRequire(resolve("package.json"));
    const fastCheck = withFewRuns(require("fast-check"), this.most);
    this.require = (name) => (name === "fast-check" ? fastCheck : require(name));
    this.script = await bundle();
    if (existsSync(REMEMBERED)) this.recall();
  }

  /** Stryker starts a new runner after an endless mutant, and that one makes no dry run. */
  remember() {
    const { durations, whole, tried } = this;
    const known = { durations: [...durations], whole: [...whole], tried: [...tried] };
    writeFileSync(REMEMBERED, JSON.stringify(known));
  }

  recall() {
    const { durations, whole, tried } = JSON.parse(readFileSync(REMEMBERED, "utf8"));
    this.durations = new Map(durations);
    this.whole = new Set(whole);
    this.tried = new Set(tried);
  }

  /** Returns a function that loads the tests of a file, in a new instance of the bundle. */
  program() {
    const { tests, testsOf, load } = collector(this.tools);
    globalThis.__testsOf = testsOf;
    const { exports } = { exports: {} };
    this.script.runInThisContext()(this.require, exports, {});
    return async (index) => {
      const from = tests.length;
      load(index);
      await exports.files[index]();
      return tests.slice(from).filter(({ name }) => !LEFT_OUT.test(name));
    };
  }

  async run(test) {
    const most = this.isNear(test.id) ? FEW_RUNS : FAR_RUNS;
    this.most.runs = this.whole.has(test.id) ? Number.POSITIVE_INFINITY : most;
    return test.run();
  }

  /** The same, with all cases if fewer are not enough even for the unchanged code. */
  async tryOut(test) {
    const error = await this.run(test);
    if (error === undefined) return undefined;
    this.whole.add(test.id);
    return this.run(test);
  }

  isNear(id) {
    return NEAR.has(fileOf(id)) && (this.durations.get(id) ?? 0) < QUICK;
  }

  /** Omits a failing test that is not near the changed code: Stryker would stop because of it. */
  leavesOut({ id, name }, error) {
    const isLeftOut = error !== undefined && !NEAR.has(fileOf(id));
    if (isLeftOut) console.log(`left out: ${name}: ${String(error).split("\n")[0]}`);
    return isLeftOut;
  }

  async dryRun() {
    this.shared.activeMutant = undefined;
    this.shared.hitLimit = undefined;
    const load = this.program();
    const results = [];
    for (const index of TESTS.keys()) {
      const began = processorTime();
      for (const test of await load(index)) {
        this.shared.currentTestId = test.id;
        const testBegan = performance.now();
        const workBegan = processorTime();
        const error = await this.tryOut(test);
        const timeSpentMs = performance.now() - testBegan;
        const work = processorTime() - workBegan;
        this.shared.currentTestId = undefined;
        this.durations.set(test.id, work);
        if (work > LONGEST || this.leavesOut(test, error)) continue;
        this.tried.add(test.id);
        const outcome = error ? { status: 1, failureMessage: String(error) } : { status: 0 };
        results.push({ id: test.id, name: test.name, timeSpentMs, ...outcome });
      }
      this.durations.set(TESTS[index], processorTime() - began);
    }
    this.remember();
    return { status: "complete", tests: results, mutantCoverage: this.shared.mutantCoverage };
  }

  /**
   * The tests to run, file by file: quick tests near the changed code first, since most mutants
   * fail before the slow ones load; then all that are slow or further away.
   */
  async *tests(filter) {
    const wanted = [...(filter ?? this.tried)].filter((id) => this.tried.has(id));
    const load = this.program();
    const loaded = new Map();
    const byDuration = (a, b) => (this.durations.get(a) ?? 0) - (this.durations.get(b) ?? 0);
    for (const isNear of [true, false]) {
      const ids = new Set(wanted.filter((id) => this.isNear(id) === isNear));
      const files = new Set([...ids].map(fileOf));
      for (const file of [...files].sort(byDuration)) {
        if (!loaded.has(file)) loaded.set(file, await load(TESTS.indexOf(file)));
        const chosen = loaded.get(file).filter(({ id }) => ids.has(id));
        yield* chosen.sort((a, b) => byDuration(a.id, b.id));
      }
    }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    Object.assign(this.shared, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const killed = (nrOfTests, failureMessage, killedBy) => {
      if (this.shared.hitCount > hitLimit)
        return { status: "timeout", reason: "Hit limit reached" };
      return { status: "killed", killedBy, failureMessage, nrOfTests };
    };
    let count = 0;
    try {
      for await (const test of this.tests(testFilter)) {
        count += 1;
        const error = await this.run(test);
        if (error) return killed(count, String(error), [test.id]);
      }
    } catch (error) {
      return killed(count, `On loading: ${error}`, []);
    } finally {
      this.shared.activeMutant = undefined;
    }
    return { status: "survived", nrOfTests: count };
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, "sample", SampleChecker),
  declareClassPlugin(PluginKind.Reporter, "survivors", SurvivorsReporter),
  declareClassPlugin(PluginKind.TestRunner, "one-process", OneProcessRunner),
];
