import { createStore, type StoreApi } from "zustand/vanilla";
import type { Numbered } from "./workers/messages.ts";

/** The read-only interface of a store; `useStore` accepts it. */
export type Readable<T> = Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe">;

/**
 * Starts the worker's side of one kind of question and returns the function to ask with. Asking
 * null withdraws the last question.
 *
 * @param onAnswer is called with each answer, in the order of the questions; some are never
 *   answered.
 * @param onFailure is called when something in the worker fails, and after each question if it
 *   could not be loaded. Never called before this returns, nor during a call to ask.
 */
export type Start<Message, Answer> = (
  onAnswer: (answer: Numbered<Answer>) => void,
  onFailure: () => void,
) => (message: Numbered<Message> | null) => void;

/** The last answer, and the status of the next one. */
export interface Latest<Question, Answer> {
  /**
   * The last answer and its question, which may be older than the pending one; null before the
   * first.
   */
  readonly last: { readonly question: Question; readonly answer: Answer } | null;
  /**
   * `failed`: the last question has no answer, because the worker could not be loaded or stopped
   * working.
   */
  readonly progress: "idle" | "asking" | "failed";
}

/** Asks one question at a time: a newer one replaces the one before. */
export interface LatestAnswer<Question, Answer> extends Readable<Latest<Question, Answer>> {
  /**
   * Asks. Returns null if a newer question came meanwhile, if this one was withdrawn, or if the
   * worker failed. A question equal to the pending one shares its answer.
   */
  readonly ask: (question: Question) => Promise<Answer | null>;
  /** Withdraws the pending question. */
  readonly drop: () => void;
}

interface Options<Question, Message, Answer> {
  readonly start: Start<Message, Answer>;
  /** Converts a question to the message for the worker. */
  readonly messageOf: (question: Question) => Message;
  /** Whether two questions have the same answer; by default, only if they are the same object. */
  readonly isSame?: (a: Question, b: Question) => boolean;
  /** Milliseconds after which `progress` says that a question is pending. */
  readonly slowAfter?: number;
}

interface Running<Question, Answer> {
  readonly id: number;
  readonly question: Question;
  readonly promise: Promise<Answer | null>;
  readonly resolve: (answer: Answer | null) => void;
}

const begin = <Question, Answer>(id: number, question: Question): Running<Question, Answer> => {
  let resolve: Running<Question, Answer>["resolve"] = () => {};
  const promise = new Promise<Answer | null>((settle) => {
    resolve = settle;
  });
  return { id, question, promise, resolve };
};

/** Asks a worker one question at a time and keeps the latest answer. Starts the worker. */
export const latestAnswer = <Question, Message, Answer>({
  start,
  messageOf,
  isSame = Object.is,
  slowAfter = 0,
}: Options<Question, Message, Answer>): LatestAnswer<Question, Answer> => {
  const store = createStore<Latest<Question, Answer>>(() => ({ last: null, progress: "idle" }));
  let running: Running<Question, Answer> | null = null;
  let lastId = 0;
  let slow: ReturnType<typeof setTimeout> | undefined;

  /**
   * Settles the pending question, publishes the outcome, and then resolves the caller's promise.
   */
  const end = (change: Partial<Latest<Question, Answer>>, answer: Answer | null): void => {
    clearTimeout(slow);
    slow = undefined;
    const ended = running;
    running = null;
    const present = store.getState();
    const isNews = change.last !== undefined || change.progress !== present.progress;
    if (isNews) store.setState(change);
    ended?.resolve(answer);
  };
  const post = start(
    (answer) => {
      if (running === null || answer.id !== running.id) return;
      end({ last: { question: running.question, answer }, progress: "idle" }, answer);
    },
    () => {
      if (running !== null) end({ progress: "failed" }, null);
    },
  );
  const sayWhenSlow = (): void => {
    if (slowAfter === 0) store.setState({ progress: "asking" });
    else slow ??= setTimeout(() => store.setState({ progress: "asking" }), slowAfter);
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    ask: (question) => {
      if (running !== null && isSame(running.question, question)) return running.promise;
      running?.resolve(null);
      lastId += 1;
      const asked = begin<Question, Answer>(lastId, question);
      running = asked;
      sayWhenSlow();
      post({ ...messageOf(question), id: asked.id });
      return asked.promise;
    },
    drop: () => {
      if (running === null) return;
      post(null);
      end({ progress: "idle" }, null);
    },
  };
};
