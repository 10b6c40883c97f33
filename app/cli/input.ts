import { createReadStream } from "node:fs";
import { formatMessage } from "../../core/index.ts";
import { MESSAGES } from "./messages.ts";

/** An error that prevents an answer; its message, one line, says why. */
export class Trouble extends Error {}

/** The limits of an input. */
export interface Limits {
  /** How long an address may take, or if it is streamed, how long it may send nothing. */
  readonly seconds: number;
  /** How much is kept in memory. */
  readonly megabytes: number;
}

/** As much as the page opens, and far more than crawlers read. */
const LIMITS: Limits = { seconds: 30, megabytes: 20 };

const MEGABYTE = 1024 * 1024;

const isAddress = (input: string): boolean => /^https?:\/\//i.test(input);

/** Why something failed, on one line. */
export const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause, message } = error;
  const inner = cause instanceof AggregateError ? cause.errors[0] : cause;
  const why = inner instanceof Error ? inner.message : message;
  return why.replace(/\s+/g, " ");
};

/** Runs a task; what makes it fail becomes a `Trouble` that names the input. */
const reading = async <T>(input: string, task: () => Promise<T>): Promise<T> => {
  try {
    return await task();
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble(formatMessage(MESSAGES.cannotRead, { input, why: causeOf(error) }));
  }
};

/** An opened input. */
export interface Input {
  /** The HTTP status of a response; null for files and standard input. */
  readonly status: number | null;
  /** Its bytes, to be read once. Fails with a `Trouble`. */
  readonly pieces: AsyncIterable<Uint8Array>;
  /** Gives up what was not read. */
  readonly close: () => void;
}

/** Watches the time that is spent waiting for an input. */
interface Clock {
  readonly start: () => void;
  readonly stop: () => void;
}

const NO_CLOCK: Clock = { start: () => {}, stop: () => {} };

async function* read(
  input: string,
  stream: AsyncIterable<Uint8Array>,
  clock: Clock,
): AsyncGenerator<Uint8Array> {
  const pieces = stream[Symbol.asyncIterator]();
  for (;;) {
    clock.start();
    const piece = await reading(input, () => pieces.next());
    clock.stop();
    if (piece.done) return;
    yield piece.value;
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

const openAddress = async (input: string, seconds: number, isStreamed: boolean): Promise<Input> => {
  const controller = new AbortController();
  const isLate = (): void =>
    controller.abort(new Trouble(formatMessage(MESSAGES.tooSlow, { input, seconds })));
  let timer = setTimeout(isLate, seconds * 1000);
  const clock: Clock = {
    start: () => {
      clearTimeout(timer);
      timer = setTimeout(isLate, seconds * 1000);
    },
    stop: () => clearTimeout(timer),
  };
  const close = (): void => {
    clock.stop();
    controller.abort();
  };
  try {
    const { status, body } = await reading(input, () =>
      fetch(input, { signal: controller.signal }),
    );
    // A slow reader of the verdicts does not count against the address.
    const pieces = read(input, body ?? nothing(), isStreamed ? clock : NO_CLOCK);
    return { status, pieces, close };
  } catch (error) {
    close();
    throw error;
  }
};

/**
 * Opens a file, `-` for standard input, or an address.
 *
 * @param isStreamed whether it may be of any length; otherwise the limit of time is for all of it.
 */
export const openInput = async (
  input: string,
  isStreamed: boolean,
  { seconds }: Pick<Limits, "seconds"> = LIMITS,
): Promise<Input> => {
  if (isAddress(input)) return openAddress(input, seconds, isStreamed);
  const stream = await reading(input, async () =>
    input === "-" ? process.stdin : createReadStream(input),
  );
  return { status: null, pieces: read(input, stream, NO_CLOCK), close: () => stream.destroy() };
};

/** All bytes of an input, with the HTTP status of a response; fails with a `Trouble`. */
export const readInput = async (
  input: string,
  limits: Limits = LIMITS,
): Promise<{ readonly bytes: Uint8Array; readonly status: number | null }> => {
  const { status, pieces, close } = await openInput(input, false, limits);
  try {
    const kept: Uint8Array[] = [];
    let size = 0;
    for await (const piece of pieces) {
      size += piece.length;
      if (size > limits.megabytes * MEGABYTE) {
        throw new Trouble(formatMessage(MESSAGES.tooLarge, { input, megabytes: limits.megabytes }));
      }
      kept.push(piece);
    }
    return { bytes: Buffer.concat(kept), status };
  } finally {
    close();
  }
};
