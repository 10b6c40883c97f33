import { type Check, STAGES } from "../lint/check.ts";
import { allChecks } from "../lint/checks/index.ts";
import type { FileContext } from "../lint/context.ts";
import { unusualLines } from "../lint/facts/lines.ts";
import { lintFile } from "../lint/lint.ts";
import { parse } from "../syntax/parse.ts";
import { faultlessContext } from "../testing/contexts.ts";
import { bodyOfSize } from "./bodies.ts";
import { median } from "./measure.ts";
import { milliseconds, printTable, ratio } from "./report.ts";

const SIZE_KB = 500;
/** Enough for the engine to compile what a text of this size uses, as after some keystrokes. */
const WARM_UPS = 12;
const ROUNDS = 15;
/** Checks listed individually; the others are summed up. */
const SHOWN = 24;

const PREPARING = "lines and policies, for all checks";

const ORDERED: readonly Check[] = [
  ...STAGES.flatMap((stage) => allChecks.filter((check) => check.stage === stage)),
  ...allChecks.filter(({ stage }) => stage === undefined),
];

/** Runs one check like lint: a line check only on lines that are not plain, and have no finding yet. */
const runCheck = (check: Check, context: FileContext, causes: (string | null)[]): void => {
  if (check.stage === undefined) {
    for (const _ of check.check(context));
    return;
  }
  for (const line of unusualLines(context.lines)) {
    if (causes[line.number - 1] !== null) continue;
    if (check.checkLine(line, context) !== null) causes[line.number - 1] = check.id;
  }
};

/** Milliseconds for each part of one lint of a text, check by check. */
const profile = (body: string): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  let last = performance.now();
  const note = (name: string): void => {
    const now = performance.now();
    times.set(name, now - last);
    last = performance.now();
  };
  const document = parse(body);
  last = performance.now();
  const context = faultlessContext(document);
  note(PREPARING);
  const causes: (string | null)[] = context.lines.map(() => null);
  const settled = { ...context, causes };
  for (const check of ORDERED) {
    if (!check.defaultOn) continue;
    runCheck(check, settled, causes);
    note(check.id);
  }
  return times;
};

/** Milliseconds for parsing a text, and for linting it as the app does. */
const whole = (body: string): Readonly<Record<"parsing" | "linting", number>> => {
  const begin = performance.now();
  const document = parse(body);
  const start = performance.now();
  lintFile(document);
  return { parsing: start - begin, linting: performance.now() - start };
};

const rounds = <Result>(run: () => Result): readonly Result[] => {
  for (let round = 0; round < WARM_UPS; round++) run();
  return Array.from({ length: ROUNDS }, run);
};

/** Times the checks, each and all, and prints the times. Returns the seconds that all take. */
export const benchLinting = (): number => {
  const body = bodyOfSize(SIZE_KB * 1024, SIZE_KB);
  const profiles = rounds(() => profile(body));
  const timeOf = (name: string): number =>
    median(profiles.map((times) => times.get(name) ?? 0)) / 1000;
  const wholes = rounds(() => whole(body));
  const parsing = median(wholes.map((times) => times.parsing)) / 1000;
  const linting = median(wholes.map((times) => times.linting)) / 1000;
  const row = (name: string, time: number): readonly string[] => [
    name,
    milliseconds(time),
    ratio(time / parsing),
  ];
  const checks = ORDERED.filter(({ defaultOn }) => defaultOn)
    .map(({ id }) => ({ id, time: timeOf(id) }))
    .sort((a, b) => b.time - a.time);
  const rest = checks.slice(SHOWN);
  printTable(`Checking ${SIZE_KB} KB by ${checks.length} checks`, [
    ["", "time", "of parsing"],
    row("parsing", parsing),
    row(PREPARING, timeOf(PREPARING)),
    ...checks.slice(0, SHOWN).map(({ id, time }) => row(id, time)),
    row(
      `${rest.length} further checks together`,
      rest.reduce((sum, { time }) => sum + time, 0),
    ),
    row("all of it, as the app runs it", linting),
  ]);
  return linting;
};
