import { vi } from "vitest";
import { checkAnswers } from "../workers/checks.ts";
import { pageAnswers } from "../workers/pages.ts";
import { proofAnswers } from "../workers/proofs.ts";
import { type Answering, answerTo, type Message, type Reply, type Stop } from "../workers/serve.ts";

/** The answers of workers, by a part of their scripts' names. */
const ANSWERS: readonly (readonly [string, Answering])[] = [
  ["checks", checkAnswers],
  ["pages", pageAnswers],
];

const ALL_WANTED = { report: () => {}, isStopped: () => false };

/** Runs the page's workers in this thread; messages are copied as between a page and a worker. */
class TestWorker {
  onmessage: ((event: { readonly data: Reply }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly script: string;

  /** @param script its URL. */
  constructor(script: string) {
    this.script = script;
  }

  postMessage(message: Message | Stop): void {
    // Each answer is given to its end.
    if ("stop" in message) return;
    const copy = structuredClone(message);
    asked.push(copy);
    setTimeout(() => {
      if (isBroken) this.onerror?.();
      else {
        const answers = ANSWERS.find(([name]) => this.script.includes(name))?.[1] ?? proofAnswers;
        const answer = answerTo(answers, copy, ALL_WANTED);
        this.onmessage?.({ data: structuredClone({ id: copy.id, answer }) });
      }
    });
  }

  terminate(): void {
    this.onmessage = null;
  }
}

let asked: Message[] = [];
let isBroken = false;

/** What a test knows of the page's workers, and does to them. */
export interface TestWorkers {
  /** The questions of a kind, in order. */
  readonly asked: <Question>(kind: string) => readonly Question[];
  /** Makes all workers fail, or work again. */
  readonly setBroken: (broken: boolean) => void;
}

/**
 * Replaces the page's workers, and the timers. Call it before each test, `vi.unstubAllGlobals` and
 * `vi.useRealTimers` after it, once it has waited for all answers.
 */
export const useTestWorkers = (): TestWorkers => {
  asked = [];
  isBroken = false;
  vi.useFakeTimers();
  vi.stubGlobal("Worker", TestWorker);
  // Where a failed worker's files are renewed; there are none.
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  return {
    asked: <Question>(kind: string) =>
      asked.filter((message) => message.kind === kind).map(({ question }) => question as Question),
    setBroken: (broken) => {
      isBroken = broken;
    },
  };
};

/** Lets all questions be answered. */
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1_000);
