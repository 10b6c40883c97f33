import { vi } from "vitest";
import { checkAnswers } from "../workers/checks.ts";
import { proofAnswers } from "../workers/proofs.ts";
import { answerTo, type Message } from "../workers/serve.ts";

/** Runs the page's workers in this thread; messages are copied as between a page and a worker. */
class TestWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly address: string;

  constructor(address: URL) {
    this.address = address.href;
  }

  postMessage(message: Message): void {
    const copy = structuredClone(message);
    asked.push(copy);
    setTimeout(() => {
      if (isBroken) this.onerror?.();
      else {
        const answers = this.address.includes("checks") ? checkAnswers : proofAnswers;
        this.onmessage?.({ data: structuredClone(answerTo(answers, copy)) });
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
