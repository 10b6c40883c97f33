import type { Dialect, DialectFacts, Source, Topic } from "../dialects/dialect.ts";
import { formatMessage } from "../text/message.ts";
import { RESPONSE_MESSAGES } from "./messages.ts";
import type { HttpResponse } from "./response.ts";

/** What a reader does with a file because of the HTTP response it came in. */
export interface ResponseEffect {
  /**
   * - `read`: the file counts as it stands
   * - `read-cut`: it counts up to `bytes`
   * - `last-copy`: the copy fetched last counts; the file at hand stands for it
   * - `allows-all`, `blocks-all`: the file does not count, and everything is allowed or blocked
   * - `pauses`: nothing is fetched for the time being
   */
  readonly kind: "read" | "read-cut" | "last-copy" | "allows-all" | "blocks-all" | "pauses";
  /** How many bytes are read, for `read-cut`; otherwise null. */
  readonly bytes: number | null;
  /** The switch of the dialect that settled it. */
  readonly topic: Topic;
  /** A plain sentence or two: what the response counts as, and what follows. */
  readonly statement: string;
  /** What that rests on. */
  readonly source: Source;
}

/** Whether an HTTP response settles every verdict by itself, whatever the file says. */
export const isWholesale = ({ kind }: Pick<ResponseEffect, "kind">): boolean =>
  kind === "allows-all" || kind === "blocks-all" || kind === "pauses";

/** A response in the form the steps below ask for it. */
interface Served {
  /** 200 to 599; null for none. */
  readonly status: number | null;
  /** Redirects, with the last response where it is one still. */
  readonly hops: number;
  readonly days: number;
  readonly bytes: number;
  /** The content type without its parameters; null for plain text, and where none is given. */
  readonly otherType: string | null;
  /** The response as the subject of a sentence. */
  readonly name: string;
}

type Setting<T extends Topic> = DialectFacts[T]["value"];
type Outcome = Pick<ResponseEffect, "kind" | "topic" | "statement">;
/** What a failure leads to, but for the switch that took the response for one. */
type Consequence = Omit<Outcome, "topic">;

/** The messages whose one placeholder is the response. */
type MessageOnResponse = {
  [M in keyof typeof RESPONSE_MESSAGES]: (typeof RESPONSE_MESSAGES)[M] extends `{response}${string}`
    ? M
    : never;
}[keyof typeof RESPONSE_MESSAGES];

/** What Google reads, what RFC 9309 asks to be read at least, and Yandex's 500 KB: 500 * 1,024. */
const LARGE = 512_000;
const PAUSE_DAYS = 0.5;
const COPY_DAYS = 30;

const say = (message: MessageOnResponse, { name }: Served): string =>
  formatMessage(RESPONSE_MESSAGES[message], { response: name });

const LEFT = RESPONSE_MESSAGES.leftToCaller;

/** Statuses that come without content. */
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

const servedBy = (response: HttpResponse | null, bytes: number): Served => {
  const status = response === null ? 200 : finalStatus(response.status);
  const redirects = atLeastZero(response?.redirects ?? 0);
  return {
    status,
    hops: redirects + (isRedirectStatus(status) ? 1 : 0),
    days: atLeastZero(response?.daysUnreachable ?? 0),
    bytes: Math.max(bytes, atLeastZero(response?.bodyBytes ?? 0)),
    otherType: otherTypeOf(response?.contentType ?? null),
    name:
      status === null
        ? RESPONSE_MESSAGES.noResponse
        : formatMessage(RESPONSE_MESSAGES.status, { status: String(status) }),
  };
};

/** What a server error leads to, in each setting. */
const FAILURES: Readonly<Record<Setting<"serverError">, (served: Served) => Consequence>> = {
  "last-copy": (served) => {
    const { days, status } = served;
    if (days < PAUSE_DAYS) return { kind: "pauses", statement: say("pausesAtFirst", served) };
    if (days <= COPY_DAYS) return { kind: "last-copy", statement: say("lastCopy", served) };
    return status === null
      ? { kind: "pauses", statement: say("silentForLong", served) }
      : { kind: "allows-all", statement: say("failingForLong", served) };
  },
  "blocks-for-30-days": (served) =>
    served.days <= COPY_DAYS
      ? { kind: "blocks-all", statement: say("blocksAtFirst", served) }
      : { kind: "allows-all", statement: say("mayAllowAfterLong", served) },
  "blocks-all": (served) => ({ kind: "blocks-all", statement: say("noFileBlocks", served) }),
  pauses: (served) => ({ kind: "pauses", statement: say("pauses", served) }),
  "allows-all": (served) => ({ kind: "allows-all", statement: say("noFileAllows", served) }),
  "left-to-caller": () => ({ kind: "read", statement: LEFT }),
};

const failure = (facts: DialectFacts, served: Served, topic: Topic): Outcome => ({
  topic,
  ...FAILURES[facts.serverError.value](served),
});

const missing = (served: Served, topic: Topic): Outcome => ({
  kind: "allows-all",
  topic,
  statement: say("missing", served),
});

/** A response that comes at the end of more redirects than are followed. */
const afterMoreThan = (count: number, served: Served): Served => ({
  ...served,
  name: formatMessage(RESPONSE_MESSAGES.redirectChain, { count }),
});

const tooManyHops = (facts: DialectFacts, served: Served): Outcome | null => {
  const { value } = facts.redirects;
  const topic = "redirects";
  if (typeof value === "number" && served.hops > value)
    return missing(afterMoreThan(value, served), topic);
  if (value === "ten-then-blocked" && served.hops > 10)
    return { kind: "blocks-all", topic, statement: say("noFileBlocks", afterMoreThan(10, served)) };
  if (value === "pauses" && isRedirectStatus(served.status))
    return { topic, ...FAILURES.pauses(served) };
  return null;
};

const bySuccess = (
  { fileStatus }: DialectFacts,
  served: Served,
  status: number,
): Outcome | null => {
  const open = (why: MessageOnResponse): Outcome => ({
    kind: "allows-all",
    topic: "fileStatus",
    statement: say(why, served),
  });
  if (fileStatus.value === "200" && status !== 200) return open("notStatus200");
  const isEmpty = fileStatus.value !== "left-to-caller" && BODILESS.has(status);
  return isEmpty ? open("noContent") : null;
};

/** What the status says, where the body is not simply the file. */
const byStatus = (facts: DialectFacts, served: Served): Outcome | null => {
  const { status } = served;
  if (status === null) {
    return facts.noResponse.value === "left-to-caller"
      ? { kind: "read", topic: "noResponse", statement: LEFT }
      : failure(facts, served, "noResponse");
  }
  if (status >= 500) return failure(facts, served, "serverError");
  if (status === 429 && facts.tooManyRequests.value === "as-server-error")
    return failure(facts, served, "tooManyRequests");
  if (status >= 400) {
    if (facts.missingFile.value === "left-to-caller")
      return { kind: "read", topic: "missingFile", statement: LEFT };
    const isRefused = status === 401 || status === 403;
    return isRefused && facts.missingFile.value === "refusal-blocks-all"
      ? { kind: "blocks-all", topic: "missingFile", statement: say("refused", served) }
      : missing(served, status === 429 ? "tooManyRequests" : "missingFile");
  }
  return status < 300 ? bySuccess(facts, served, status) : null;
};

/** What a file that is too large leads to, in each setting; null where its size does not matter. */
const SIZES: Readonly<Record<string, Consequence>> = {
  "cut-at-500-kib": { kind: "read-cut", statement: RESPONSE_MESSAGES.cut },
  "500-kib-at-least": { kind: "read", statement: RESPONSE_MESSAGES.cutAllowed },
  "over-500-kb-allows-all": { kind: "allows-all", statement: RESPONSE_MESSAGES.tooLarge },
};

const bySize = ({ fileSize }: DialectFacts, { bytes }: Served): Outcome | null => {
  const consequence = SIZES[fileSize.value ?? ""];
  return bytes <= LARGE || consequence === undefined ? null : { topic: "fileSize", ...consequence };
};

const asRead = ({ redirects }: DialectFacts, served: Served): Outcome => {
  const { hops, otherType, status } = served;
  const read = (topic: Topic, statement: string): Outcome => ({ kind: "read", topic, statement });
  const isLeft = redirects.value === "left-to-caller";
  if (isRedirectStatus(status))
    return read("redirects", isLeft ? LEFT : say("readAtTarget", served));
  if (otherType !== null) {
    return read("contentType", formatMessage(RESPONSE_MESSAGES.readAsType, { type: otherType }));
  }
  if (hops > 0 && !isLeft) {
    return read("redirects", formatMessage(RESPONSE_MESSAGES.readAfterRedirects, { count: hops }));
  }
  return read("fileStatus", RESPONSE_MESSAGES.read);
};

/**
 * What a reader makes of the HTTP response that a file came in, as its operator or its software
 * documents it. Total: a status that is none counts as no response, counts below zero and `NaN` as zero.
 *
 * @param response null where it is unknown: as if the file had come at once, with status 200.
 * @param bytes of the file at hand; a body said to be longer counts as long as it is said to be.
 */
export const effectOf = (
  { facts }: Dialect,
  response: HttpResponse | null,
  bytes: number,
): ResponseEffect => {
  const served = servedBy(response, bytes);
  const outcome =
    tooManyHops(facts, served) ??
    byStatus(facts, served) ??
    bySize(facts, served) ??
    asRead(facts, served);
  const { source } = facts[outcome.topic];
  return { ...outcome, bytes: outcome.kind === "read-cut" ? LARGE : null, source };
};
