import { createStore, type StoreApi } from "zustand/vanilla";
import type { Numbered } from "../workers/messages.ts";

/** A store as its readers see it; `useStore` takes it. */
export type Readable<T> = Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe">;

/**
 * Starts what answers questions of one kind: gives what it is asked with. Null takes the last
 * question back.
 *
 * @param onAnswer is given each answer, in the order of the questions; some are never answered.
 * @param onFailure is called when something in the worker has broken down, and after each question
 *   where it could not be loaded. Never called before this returns, nor while a question is asked.
 */
export type Start<Message, Answer> = (
  onAnswer: (answer: Numbered<Answer>) => void,
  onFailure: () => void,
) => (message: Numbered<Message> | null) => void;

/** The last answer, and what is being done for the next one. */
export interface Latest<Question, Answer> {
  /** The last answer and its question, which may be an older one than that under way; null before the first. */
  readonly last: { readonly question: Question; readonly answer: Answer } | null;
  /** `failed`: the last question came to nothing, because the worker could not be loaded or broke down. */
  readonly progress: "idle" | "asking" | "failed";
}

/** Asks one question at a time: a newer one replaces the one before. */
export interface LatestAnswer<Question, Answer> extends Readable<Latest<Question, Answer>> {
  /**
   * Asks. Returns null when a newer question came meanwhile, when this one was taken back, and when the
   * worker failed. A question like the one under way joins it.
   */
  readonly ask: (question: Question) => Promise<Answer | null>;
  /** Takes the question under way back. */
  readonly drop: () => void;
}

interface Options<Question, Message, Answer> {
  readonly start: Start<Message, Answer>;
  /** What the worker is sent for a question. */
  readonly messageOf: (question: Question) => Message;
  /** Whether the answer to one question is also that to another; only the same object when not given. */
  readonly isSame?: (a: Question, b: Question) => boolean;
  /** Milliseconds after which `progress` says that something is being asked. */
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

/** Makes what asks a worker one question at a time and keeps the latest answer. Starts the worker. */
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

  /** Ends the question under way, shows the outcome, and then tells the caller. */
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
