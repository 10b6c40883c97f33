/** What the function that answers a question can tell the page meanwhile, and learn from it. */
export interface Work<Progress> {
  /**
   * Tells how far it is. It must then let the worker handle messages now and then: from the first
   * report on, the page asks other questions meanwhile.
   */
  readonly report: (progress: Progress) => void;
  /** Whether the page wants no more than there is so far. */
  readonly isStopped: () => boolean;
}

/** What a worker can be asked: a function for each kind of question. */
export type Answering = Readonly<Record<string, (question: never, work: Work<unknown>) => unknown>>;

/** A question to such a worker. */
export interface Message {
  readonly id: number;
  readonly kind: string;
  readonly question: unknown;
}

/** Asks it to end its answer to a question early. */
export interface Stop {
  readonly stop: number;
}

/** What it replies: any number of reports, then the answer. */
export type Reply =
  | { readonly id: number; readonly progress: unknown }
  | { readonly id: number; readonly answer: unknown };

/** The answer to a message. */
export const answerTo = (
  answering: Answering,
  { kind, question }: Message,
  work: Work<unknown>,
): unknown => answering[kind]?.(question as never, work);

/** Makes the worker that calls this answer messages: each to its end, unless it reports progress. */
export const serve = (answering: Answering): void => {
  /** The questions that are to be answered to their end. */
  const wanted = new Set<number>();
  const reply = (message: Reply): void => globalThis.postMessage(message);
  // The page hears of errors only, and replaces the worker.
  globalThis.onunhandledrejection = ({ reason }) => reportError(reason);
  globalThis.onmessage = async ({ data }: MessageEvent<Message | Stop>) => {
    if ("stop" in data) {
      wanted.delete(data.stop);
      return;
    }
    const { id } = data;
    wanted.add(id);
    const answer = await answerTo(answering, data, {
      report: (progress) => reply({ id, progress }),
      isStopped: () => !wanted.has(id),
    });
    wanted.delete(id);
    reply({ id, answer });
  };
};
