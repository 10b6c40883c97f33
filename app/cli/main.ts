// The command-line tool: `.ci/check-script.ts` builds `check.mjs` from it. It reads input, calls
// core/cli, and writes the output.
import { createReadStream, readFileSync, writeFileSync } from "node:fs";
import type { Readable } from "node:stream";
import {
  asGithub,
  asJunit,
  asText,
  type CheckPlan,
  decodeChecks,
  dialects,
  formatMessage,
  type Outcome,
  PLAIN_RESPONSE,
  parse,
  planOf,
  readerOf,
  reportOf,
  type ServedFile,
  type UrlsPlan,
  verdictLines,
  verdictsWithin,
  verify,
} from "../../core/index.ts";
import { lint } from "../../core/lint/index.ts";
import { readBytes } from "../features/files/decode.ts";
import { requestedUrls } from "../urls/requested-urls.ts";
import { linesOf } from "./lines.ts";
import { MESSAGES } from "./messages.ts";

/** An error that prevents an answer; its message says why. */
class Trouble extends Error {}

const isAddress = (input: string): boolean => /^https?:\/\//i.test(input);

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

interface Input {
  readonly bytes: Uint8Array;
  /** The HTTP status of a response; null for files. */
  readonly status: number | null;
}

const readInput = async (input: string): Promise<Input> => {
  try {
    if (!isAddress(input)) {
      return { bytes: readFileSync(input === "-" ? 0 : input), status: null };
    }
    const response = await fetch(input);
    return { bytes: new Uint8Array(await response.arrayBuffer()), status: response.status };
  } catch (error) {
    throw new Trouble(formatMessage(MESSAGES.cannotRead, { input, why: causeOf(error) }));
  }
};

/** Line ends do not change a line's meaning, but their bytes count for a reader's size limit. */
const readRobots = async (input: string): Promise<ServedFile> => {
  const { bytes, status } = await readInput(input);
  const { raw, encoding } = readBytes(bytes);
  const document = parse(raw, encoding);
  return { document, response: status === null ? null : { ...PLAIN_RESPONSE, status } };
};

const readChecks = async (input: string): Promise<ReturnType<typeof decodeChecks>> => {
  const { bytes, status } = await readInput(input);
  if (status !== null && status !== 200)
    throw new Trouble(formatMessage(MESSAGES.badStatus, { input, status }));
  return decodeChecks(new TextDecoder().decode(bytes));
};

const check = async (plan: CheckPlan): Promise<number> => {
  const file = await readRobots(plan.robots);
  let outcomes: readonly Outcome[] | null = null;
  if (plan.checks !== null) {
    const decoded = await readChecks(plan.checks);
    if (!decoded.ok) throw new Trouble(decoded.reason);
    outcomes = verify(file, decoded.checks, { spell: requestedUrls(), within: verdictsWithin });
  }
  const options = file.response === null ? {} : { response: file.response };
  const dialect = dialects[readerOf("*")];
  const findings = plan.lint ? lint(file.document, { ...options, dialect }) : null;
  const report = reportOf(plan.robots, outcomes, findings, file.document);
  process.stdout.write(plan.github ? asGithub(report) + asText(report) : asText(report));
  if (plan.junit !== null) writeFileSync(plan.junit, asJunit(report));
  return report.fails ? 1 : 0;
};

const openInput = async (input: string): Promise<AsyncIterable<Uint8Array>> => {
  if (!isAddress(input)) {
    const stream: Readable = input === "-" ? process.stdin : createReadStream(input);
    return stream;
  }
  const response = await fetch(input);
  if (response.body === null || !response.ok) {
    throw new Trouble(formatMessage(MESSAGES.badStatus, { input, status: response.status }));
  }
  return response.body;
};

/** Writes, and waits for a slower consumer, so that its backlog does not fill the memory. */
const write = (text: string): Promise<void> | undefined =>
  process.stdout.write(text)
    ? undefined
    : new Promise((resolve) => process.stdout.once("drain", resolve));

const streamVerdicts = async (plan: UrlsPlan): Promise<number> => {
  const answer = verdictLines(await readRobots(plan.robots), plan, requestedUrls());
  try {
    for await (const lines of linesOf(await openInput(plan.urls))) {
      const answers = lines.map(answer).filter((line) => line !== null);
      if (answers.length > 0) await write(`${answers.join("\n")}\n`);
    }
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble(
      formatMessage(MESSAGES.cannotRead, { input: plan.urls, why: causeOf(error) }),
    );
  }
  return 0;
};

const run = async (): Promise<number> => {
  const plan = planOf(process.argv.slice(2));
  if (plan.kind === "help" || plan.kind === "mistake") {
    const isHelp = plan.kind === "help";
    (isHelp ? process.stdout : process.stderr).write(`${plan.text}\n`);
    return isHelp ? 0 : 2;
  }
  return plan.kind === "check" ? check(plan) : streamVerdicts(plan);
};

// `check.mjs … | head` closes the pipe early, which is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
