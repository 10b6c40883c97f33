import type { Dialect, DialectFacts, Source, Topic } from "../dialects/dialect.ts";
import type { HttpResponse } from "./response.ts";

/** What a reader does with a file for the way in which it was answered. */
export interface ResponseEffect {
  /**
   * - `read`: the file counts as it stands
   * - `read-cut`: it counts up to `bytes`
   * - `last-copy`: the copy fetched last counts; the file at hand stands for it
   * - `allows-all`, `blocks-all`: the file does not count, and everything is open or closed
   * - `pauses`: nothing is fetched for the time being
   */
  readonly kind: "read" | "read-cut" | "last-copy" | "allows-all" | "blocks-all" | "pauses";
  /** How many bytes are read, for `read-cut`; otherwise null. */
  readonly bytes: number | null;
  /** The switch of the dialect that settled it. */
  readonly topic: Topic;
  /** A plain sentence or two: what the answer is taken for, and what follows. */
  readonly statement: string;
  /** What that rests on. */
  readonly source: Source;
}

/** Whether an HTTP response settles every verdict by itself, whatever the file says. */
export const isWholesale = ({ kind }: Pick<ResponseEffect, "kind">): boolean =>
  kind === "allows-all" || kind === "blocks-all" || kind === "pauses";

/** An answer in the form the steps below ask for it. */
interface Answer {
  /** 200 to 599; null for none. */
  readonly status: number | null;
  /** Redirects, with the last answer where it is one still. */
  readonly hops: number;
  readonly days: number;
  readonly bytes: number;
  /** The content type without its parameters; null for plain text, and where none is said. */
  readonly otherType: string | null;
  /** The answer as the subject of a sentence. */
  readonly name: string;
}

type Setting<T extends Topic> = DialectFacts[T]["value"];
type Outcome = Pick<ResponseEffect, "kind" | "topic" | "statement">;
/** What a failure leads to, but for the switch that took the answer for one. */
type Verdict = Omit<Outcome, "topic">;

/** What Google reads, what RFC 9309 asks to be read at least, and Yandex's 500 KB: 500 * 1,024. */
const LARGE = 512_000;
const PAUSE_DAYS = 0.5;
const COPY_DAYS = 30;

const ALLOWED = "everything is allowed";
const BLOCKED = "everything is blocked";

const LEFT =
  "The program that fetches the file decides what the HTTP response means. Here the file is read.";

/** Statuses that say that nothing follows. */
const BODILESS: ReadonlySet<number> = new Set([204, 205]);

const isRedirectStatus = (status: number | null): boolean =>
  status !== null && status >= 300 && status < 400;

/** `NaN` is nothing, too. */
const atLeastZero = (count: number): number => Math.max(count, 0) || 0;

/** A status that ends an exchange; anything else is as good as none. */
const finalStatus = (status: number | null): number | null =>
  status !== null && Number.isInteger(status) && status >= 200 && status <= 599 ? status : null;

const LONGEST_TYPE = 60;

const otherTypeOf = (contentType: string | null): string | null => {
  const type = (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return type === "" || type === "text/plain" ? null : type.slice(0, LONGEST_TYPE);
};

const answerOf = (response: HttpResponse | null, bytes: number): Answer => {
  const status = response === null ? 200 : finalStatus(response.status);
  const redirects = atLeastZero(response?.redirects ?? 0);
  return {
    status,
    hops: redirects + (isRedirectStatus(status) ? 1 : 0),
    days: atLeastZero(response?.daysUnreachable ?? 0),
    bytes: Math.max(bytes, atLeastZero(response?.bodyBytes ?? 0)),
    otherType: otherTypeOf(response?.contentType ?? null),
    name: status === null ? "No response" : `Status ${status}`,
  };
};

/** What a server error leads to, in each setting. */
const FAILURES: Readonly<Record<Setting<"serverError">, (answer: Answer) => Verdict>> = {
  "last-copy": ({ name, days, status }) => {
    const error = `${name} counts as a server error`;
    if (days < PAUSE_DAYS) {
      return {
        kind: "pauses",
        statement: `${error}, so nothing is fetched for the first 12 hours. After that, the last copy of the file counts.`,
      };
    }
    if (days <= COPY_DAYS) {
      return {
        kind: "last-copy",
        statement: `${error}. After 12 hours the last copy of the file counts, for up to 30 days: here the file in the editor is used for it. Without a copy ${ALLOWED}.`,
      };
    }
    return status === null
      ? {
          kind: "pauses",
          statement: `${name} for more than 30 days, so nothing is fetched while the site does not respond. If the rest of the site responds, ${ALLOWED}.`,
        }
      : {
          kind: "allows-all",
          statement: `${name} for more than 30 days counts as a missing file, so ${ALLOWED} as long as the rest of the site responds.`,
        };
  },
  "blocks-for-30-days": ({ name, days }) =>
    days <= COPY_DAYS
      ? { kind: "blocks-all", statement: `${name} counts as a server error, so ${BLOCKED}.` }
      : {
          kind: "allows-all",
          statement: `${name} for more than 30 days may count as a missing file, and then ${ALLOWED}.`,
        },
  "blocks-all": ({ name }) => ({
    kind: "blocks-all",
    statement: `${name} does not deliver a file, so ${BLOCKED}.`,
  }),
  pauses: ({ name }) => ({
    kind: "pauses",
    statement: `${name} counts as a temporary failure, so nothing is fetched until the file can be read.`,
  }),
  "allows-all": ({ name }) => ({
    kind: "allows-all",
    statement: `${name} does not deliver a file, so ${ALLOWED}.`,
  }),
  "left-to-caller": () => ({ kind: "read", statement: LEFT }),
};

const failure = (facts: DialectFacts, answer: Answer, topic: Topic): Outcome => ({
  topic,
  ...FAILURES[facts.serverError.value](answer),
});

const missing = (answer: Answer, topic: Topic): Outcome => ({
  kind: "allows-all",
  topic,
  statement: `${answer.name} counts as a missing file, so ${ALLOWED}.`,
});

const tooManyHops = (facts: DialectFacts, answer: Answer): Outcome | null => {
  const { value } = facts.redirects;
  const topic = "redirects";
  if (typeof value === "number" && answer.hops > value) {
    return missing({ ...answer, name: `A chain of more than ${value} redirects` }, topic);
  }
  if (value === "ten-then-blocked" && answer.hops > 10) {
    return {
      kind: "blocks-all",
      topic,
      statement: `A chain of more than 10 redirects does not deliver a file, so ${BLOCKED}.`,
    };
  }
  if (value === "pauses" && isRedirectStatus(answer.status))
    return { topic, ...FAILURES.pauses(answer) };
  return null;
};

const bySuccess = (
  { fileStatus }: DialectFacts,
  { name }: Answer,
  status: number,
): Outcome | null => {
  const open = (why: string): Outcome => ({
    kind: "allows-all",
    topic: "fileStatus",
    statement: `${name} ${why}, so ${ALLOWED}.`,
  });
  if (fileStatus.value === "200" && status !== 200) return open("is not status 200");
  const isEmpty = fileStatus.value !== "left-to-caller" && BODILESS.has(status);
  return isEmpty ? open("has no content") : null;
};

/** What the status says, where the body is not simply the file. */
const byStatus = (facts: DialectFacts, answer: Answer): Outcome | null => {
  const { status } = answer;
  if (status === null) {
    return facts.noResponse.value === "left-to-caller"
      ? { kind: "read", topic: "noResponse", statement: LEFT }
      : failure(facts, answer, "noResponse");
  }
  if (status >= 500) return failure(facts, answer, "serverError");
  if (status === 429 && facts.tooManyRequests.value === "as-server-error") {
    return failure(facts, answer, "tooManyRequests");
  }
  if (status >= 400) {
    if (facts.missingFile.value === "left-to-caller") {
      return { kind: "read", topic: "missingFile", statement: LEFT };
    }
    const isRefused = status === 401 || status === 403;
    return isRefused && facts.missingFile.value === "refusal-blocks-all"
      ? {
          kind: "blocks-all",
          topic: "missingFile",
          statement: `${answer.name} counts as a refusal, so ${BLOCKED}.`,
        }
      : missing(answer, status === 429 ? "tooManyRequests" : "missingFile");
  }
  return status < 300 ? bySuccess(facts, answer, status) : null;
};

const bySize = (facts: DialectFacts, { bytes }: Answer): Outcome | null => {
  const topic = "fileSize";
  if (bytes <= LARGE) return null;
  switch (facts.fileSize.value) {
    case "cut-at-500-kib":
      return {
        kind: "read-cut",
        topic,
        statement: "Only the first 500 KiB of the file are read; the rest is ignored.",
      };
    case "500-kib-at-least":
      return {
        kind: "read",
        topic,
        statement: "The file is read, but only the first 500 KiB are guaranteed.",
      };
    case "over-500-kb-allows-all":
      return {
        kind: "allows-all",
        topic,
        statement: `The file is larger than 500 KB and is not read, so ${ALLOWED}.`,
      };
    default:
      return null;
  }
};

const asRead = (facts: DialectFacts, answer: Answer): Outcome => {
  const { hops, otherType } = answer;
  const read = (topic: Topic, statement: string): Outcome => ({ kind: "read", topic, statement });
  if (isRedirectStatus(answer.status)) {
    return read(
      "redirects",
      facts.redirects.value === "left-to-caller"
        ? LEFT
        : `${answer.name} is a redirect and is followed. Here the file in the editor is used as its target.`,
    );
  }
  if (otherType !== null) {
    return read("contentType", `The file is read although it was sent as ${otherType}.`);
  }
  if (hops > 0 && facts.redirects.value !== "left-to-caller") {
    return read("redirects", `The file is read after ${hops === 1 ? "a redirect" : "redirects"}.`);
  }
  return read("fileStatus", "The file is read.");
};

/**
 * What a reader does with a file that was answered in some way, as its operator or its software
 * says. Total: a status that is none counts as no answer, counts below zero and `NaN` as zero.
 *
 * @param response null where nobody said: as if the file had come at once, with status 200.
 * @param bytes of the file at hand; a body said to be longer counts as long as it is said to be.
 */
export const effectOf = (
  { facts }: Dialect,
  response: HttpResponse | null,
  bytes: number,
): ResponseEffect => {
  const answer = answerOf(response, bytes);
  const outcome =
    tooManyHops(facts, answer) ??
    byStatus(facts, answer) ??
    bySize(facts, answer) ??
    asRead(facts, answer);
  const { source } = facts[outcome.topic];
  return { ...outcome, bytes: outcome.kind === "read-cut" ? LARGE : null, source };
};
