/** What a worker can be asked: a function for each kind of question, which answers it to the end. */
export type Answering = Readonly<Record<string, (question: never) => unknown>>;

/** A message to such a worker. Its only reply to one is the answer. */
export interface Message {
  readonly kind: string;
  readonly question: unknown;
}

/** The answer to a message. */
export const answerTo = (answering: Answering, { kind, question }: Message): unknown =>
  answering[kind]?.(question as never);

/** Makes the worker that calls this answer one message after the other. */
export const serve = (answering: Answering): void => {
  globalThis.onmessage = ({ data }: MessageEvent<Message>) =>
    globalThis.postMessage(answerTo(answering, data));
};
