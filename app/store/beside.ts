import type {
  CompareAnswer,
  CompareQuestion,
  FormatAnswer,
  FormatQuestion,
  LintAnswer,
  LintQuestion,
  Reply,
  Request,
} from "../workers/messages.ts";

/**
 * Starts what answers questions of one kind: gives what it is asked with.
 *
 * @param onAnswer is given each answer, in the order of the questions; some are never answered.
 * @param onFailure is called when something in the worker has broken down, and after each question
 *   where it could not be loaded. Never called before this returns, nor while a question is asked.
 */
type Start<Question, Answer> = (
  onAnswer: (answer: Answer) => void,
  onFailure: () => void,
) => (question: Question) => void;

export type StartChecks = Start<LintQuestion, LintAnswer>;

export type StartFormatting = Start<FormatQuestion, FormatAnswer>;

export type StartComparing = Start<CompareQuestion | null, CompareAnswer>;

/** The page's one worker, and who listens to it. */
class Beside {
  private readonly worker = new Worker(new URL("../workers/worker.ts", import.meta.url), {
    type: "module",
  });
  private readonly listeners = new Set<{
    readonly onReply: (reply: Reply) => void;
    readonly onFailure: () => void;
  }>();
  private hasAnswered = false;
  private isDead = false;

  constructor() {
    this.worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      this.hasAnswered = true;
      for (const { onReply } of this.listeners) onReply(data);
    });
    this.worker.addEventListener("error", () => {
      // What never answered was not loaded. What has may do so again.
      this.isDead = !this.hasAnswered;
      for (const { onFailure } of this.listeners) onFailure();
    });
  }

  listen(onReply: (reply: Reply) => void, onFailure: () => void): (request: Request) => void {
    this.listeners.add({ onReply, onFailure });
    return (request) => {
      if (this.isDead) setTimeout(onFailure);
      else this.worker.postMessage(request);
    };
  }
}

let beside: Beside | null = null;

const listen: Beside["listen"] = (onReply, onFailure) => {
  try {
    beside ??= new Beside();
    return beside.listen(onReply, onFailure);
  } catch {
    // No workers here, or none from where this page stands.
    return () => void setTimeout(onFailure);
  }
};

/** Starts the checks in a worker, so that they take neither the page's time nor its memory. */
export const startChecks: StartChecks = (onAnswer, onFailure) => {
  const post = listen((reply) => "checked" in reply && onAnswer(reply.checked), onFailure);
  return (check) => post({ check });
};

/** Starts the formatter in the same worker. */
export const startFormatting: StartFormatting = (onAnswer, onFailure) => {
  const post = listen((reply) => "formatted" in reply && onAnswer(reply.formatted), onFailure);
  return (format) => post({ format });
};

/** Starts the comparison of readers in the same worker. */
export const startComparing: StartComparing = (onAnswer, onFailure) => {
  const post = listen((reply) => "compared" in reply && onAnswer(reply.compared), onFailure);
  return (compare) => post({ compare });
};
