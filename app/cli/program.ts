// What the command-line tool does: it reads input, calls core/cli, and writes the output. What belongs to the process
// alone is in main.ts.
import { writeFileSync } from "node:fs";
import {
  asGithub,
  asJson,
  asJunit,
  asSarif,
  asText,
  type CheckPlan,
  type ComparePlan,
  decodeChecks,
  dialects,
  type ExpectedVerdict,
  formatMessage,
  type HistoryPlan,
  joinReports,
  knownPages,
  type Outcome,
  type Outputs,
  type PagesPlan,
  PLAIN_RESPONSE,
  pagesReport,
  parse,
  planOf,
  printable,
  type Report,
  readerOf,
  reportOf,
  type ServedFile,
  type UrlsPlan,
  verdictLines,
  verdictsWithin,
  verify,
} from "../../core/index.ts";
import { type Diagnostic, type KnownPage, lint } from "../../core/lint/index.ts";
import { readBytes } from "../features/files/decode.ts";
import { requestedUrls } from "../urls/requested-urls.ts";
import { type ComparedFile, comparisonOf, historyOf } from "./compare.ts";
import { causeOf, type Input, openInput, readInput, Trouble } from "./input.ts";
import { linesOf } from "./lines.ts";
import { MESSAGES } from "./messages.ts";
import { savedPages } from "./pages.ts";

/** Where the program writes. */
export interface Terminal {
  /** Writes to the output, and waits for a slower consumer. */
  readonly write: (text: string) => Promise<void> | undefined;
  /** Tells the user something, apart from the output. */
  readonly tell: (text: string) => void;
}

/** Tells the user something on a line of its own. */
export const note = ({ tell }: Pick<Terminal, "tell">, text: string): void =>
  tell(`${printable(text)}\n`);

const isServed = (status: number): boolean => status >= 200 && status <= 299;

/** Line ends do not change a line's meaning, but their bytes count for a reader's size limit. */
const readDocument = async (
  input: string,
): Promise<Pick<ServedFile, "document"> & { readonly status: number | null }> => {
  const { bytes, status } = await readInput(input);
  const { raw, encoding } = readBytes(bytes);
  return { document: parse(raw, encoding), status };
};

const readRobots = async (input: string, terminal: Terminal): Promise<ServedFile> => {
  const { document, status } = await readDocument(input);
  if (status !== null && !isServed(status))
    note(terminal, formatMessage(MESSAGES.noFile, { input, status }));
  return { document, response: status === null ? null : { ...PLAIN_RESPONSE, status } };
};

/** A file to compare: an error page instead of it would look like a change. */
const readCompared = async (input: string): Promise<ComparedFile> => {
  const { document, status } = await readDocument(input);
  if (status !== null && !isServed(status))
    throw new Trouble(formatMessage(MESSAGES.badStatus, { input, status }));
  return { name: input, document };
};

const readChecks = async (input: string): Promise<readonly ExpectedVerdict[]> => {
  const { bytes, status } = await readInput(input);
  if (status !== null && !isServed(status))
    throw new Trouble(formatMessage(MESSAGES.badStatus, { input, status }));
  const decoded = decodeChecks(new TextDecoder().decode(bytes));
  if (!decoded.ok) throw new Trouble(decoded.reason);
  // An empty file would pass whatever the robots.txt says.
  if (decoded.checks.length === 0)
    throw new Trouble(formatMessage(MESSAGES.noExpectations, { input }));
  return decoded.checks;
};

/** What the checks find in a file, knowing what some pages load. */
const findingsIn = (
  { document, response }: ServedFile,
  pages: readonly KnownPage[] = [],
): readonly Diagnostic[] =>
  lint(document, {
    pages,
    dialect: dialects[readerOf("*")],
    ...(response === null ? {} : { response }),
  });

const check = async (plan: CheckPlan, terminal: Terminal): Promise<number> => {
  const file = await readRobots(plan.robots, terminal);
  let outcomes: readonly Outcome[] | null = null;
  if (plan.checks !== null) {
    const checks = await readChecks(plan.checks);
    outcomes = verify(file, checks, { spell: requestedUrls(), within: verdictsWithin });
  }
  const findings = plan.lint ? findingsIn(file) : null;
  const report = reportOf(plan.robots, outcomes, findings, file.document);
  return publish(plan, report, asText(report), terminal);
};

/** Prints a report, writes it to the files asked for, and returns the exit code. */
const publish = async (
  to: Outputs,
  report: Report,
  text: string,
  { write }: Terminal,
): Promise<number> => {
  await write(to.github ? asGithub(report) + text : text);
  if (to.junit !== null) writeOutput(to.junit, asJunit(report));
  if (to.json !== null) writeOutput(to.json, asJson(report));
  if (to.sarif !== null) writeOutput(to.sarif, asSarif(report));
  return report.fails ? 1 : 0;
};

const compare = async (plan: ComparePlan, terminal: Terminal): Promise<number> => {
  const [before, after] = [await readCompared(plan.before), await readCompared(plan.after)];
  const { markdown, report } = comparisonOf(before, after);
  return publish(plan, report, markdown, terminal);
};

const judgePages = async (plan: PagesPlan, terminal: Terminal): Promise<number> => {
  const file = await readRobots(plan.robots, terminal);
  const pages = await savedPages(plan.pages);
  if (pages.length === 0) throw new Trouble(formatMessage(MESSAGES.noPages, { input: plan.pages }));
  const ofPages = pagesReport(plan.robots, file, pages, plan.crawler, Date.now());
  const findings = plan.lint ? findingsIn(file, knownPages(pages)) : null;
  const ofFile = reportOf(plan.robots, null, findings, file.document);
  const report = joinReports(ofPages, ofFile);
  return publish(plan, report, asText(report), terminal);
};

const tellHistory = async ({ log }: HistoryPlan, { write }: Terminal): Promise<number> => {
  const { bytes } = await readInput(log);
  await write(historyOf(log, new TextDecoder().decode(bytes)));
  return 0;
};

const writeOutput = (output: string, text: string): void => {
  try {
    writeFileSync(output, text);
  } catch (error) {
    throw new Trouble(formatMessage(MESSAGES.cannotWrite, { output, why: causeOf(error) }));
  }
};

/** The bytes of a list, which may be of any length; a compressed one is refused. */
async function* unpacked(input: string, pieces: Input["pieces"]): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const piece of pieces) {
    if (isFirst && piece[0] === 0x1f && piece[1] === 0x8b) {
      throw new Trouble(formatMessage(MESSAGES.compressed, { input }));
    }
    isFirst = false;
    yield piece;
  }
}

const streamVerdicts = async (plan: UrlsPlan, terminal: Terminal): Promise<number> => {
  let errors = 0;
  const file = await readRobots(plan.robots, terminal);
  const answer = verdictLines(file, plan, requestedUrls(), () => {
    errors++;
  });
  const { status, pieces, close } = await openInput(plan.urls, true);
  try {
    if (status !== null && !isServed(status)) {
      throw new Trouble(formatMessage(MESSAGES.badStatus, { input: plan.urls, status }));
    }
    for await (const lines of linesOf(unpacked(plan.urls, pieces))) {
      const answers = lines.map(answer).filter((line) => line !== null);
      if (answers.length > 0) await terminal.write(`${answers.join("\n")}\n`);
    }
  } finally {
    close();
  }
  if (errors === 0) return 0;
  note(terminal, formatMessage(MESSAGES.linesNotRead, { count: errors }));
  return 2;
};

const tryTo = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const plan = planOf(args);
  if (plan.kind === "help" || plan.kind === "mistake") {
    const isHelp = plan.kind === "help";
    await (isHelp ? terminal.write : terminal.tell)(`${plan.text}\n`);
    return isHelp ? 0 : 2;
  }
  if (plan.kind === "check") return check(plan, terminal);
  if (plan.kind === "compare") return compare(plan, terminal);
  if (plan.kind === "pages") return judgePages(plan, terminal);
  return plan.kind === "history" ? tellHistory(plan, terminal) : streamVerdicts(plan, terminal);
};

/** Does what the arguments ask for, and returns the exit code; never fails. */
export const run = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    return await tryTo(args, terminal);
  } catch (error) {
    const isKnown = error instanceof Trouble;
    note(
      terminal,
      isKnown ? error.message : formatMessage(MESSAGES.unexpected, { why: causeOf(error) }),
    );
    return 2;
  }
};
