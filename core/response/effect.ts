import type { Dialect, DialectFacts, Source, Topic } from "../dialects/dialect.ts";
import { formatMessage } from "../text/message.ts";
import { RESPONSE_MESSAGES } from "./messages.ts";
import type { HttpResponse } from "./response.ts";

/** What a reader does with a file because of the HTTP response it came in. */
export interface ResponseEffect {
  /**
   * - `read`: the whole file counts
   * - `read-cut`: it counts up to `bytes`
   * - `last-copy`: the last fetched copy counts; the current file is used for it
   * - `allows-all`, `blocks-all`: the file does not count, and everything is allowed or blocked
   * - `pauses`: nothing is fetched for now
   */
  readonly kind: "read" | "read-cut" | "last-copy" | "allows-all" | "blocks-all" | "pauses";
  /** How many bytes are read, for `read-cut`; otherwise null. */
  readonly bytes: number | null;
  /** The switch of the dialect that decided. */
  readonly topic: Topic;
  /** One or two plain sentences: what the response counts as, and the consequence. */
  readonly statement: string;
  /** The source. */
  readonly source: Source;
}

/** Whether an HTTP response decides every verdict by itself, whatever the file says. */
export const isWholesale = ({ kind }: Pick<ResponseEffect, "kind">): boolean =>
  kind === "allows-all" || kind === "blocks-all" || kind === "pauses";

/** A response, normalised for the steps below. */
interface Served {
  /** 200 to 599; null for none. */
  readonly status: number | null;
  /** The number of redirects, including the last response if it is a redirect itself. */
  readonly hops: number;
  readonly days: number;
  readonly bytes: number;
  /** The content type without its parameters; null for plain text, and if none is given. */
  readonly otherType: string | null;
  /** The response as the subject of a sentence. */
  readonly name: string;
}

type Setting<T extends Topic> = DialectFacts[T]["value"];
type Outcome = Pick<ResponseEffect, "kind" | "topic" | "statement">;
/** The effect of a failure, without the switch that made the response count as one. */
type Consequence = Omit<Outcome, "topic">;

/** The messages whose only placeholder is the response. */
type MessageOnResponse = {
  [M in keyof typeof RESPONSE_MESSAGES]: (typeof RESPONSE_MESSAGES)[M] extends `{response}${string}`
    ? M
    : never;
}[keyof typeof RESPONSE_MESSAGES];

/** What Google reads, the minimum that RFC 9309 requires, and Yandex's 500 KB: 500 * 1,024. */
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

/** A final status; anything else counts as no response. */
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

/** The effect of a server error, for each setting. */
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

/** The effect of more redirects than are followed. */
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

/** The effect of the status, if the body is not simply the file. */
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

/** The effect of a file that is too large, for each setting; null if its size does not matter. */
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
 * How a reader treats the HTTP response that a file came in, as documented by its operator or
 * observed. Total: an invalid status counts as no response, negative counts and `NaN` as zero.
 *
 * @param response null if unknown: status 200 without redirects.
 * @param bytes size of the current file; a greater body size in the response counts instead.
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

/** What a failed request decides. */
const FAILED: ReadonlySet<Topic> = new Set(["serverError", "noResponse"]);

/**
 * The effect on a crawler that, when the file cannot be fetched, uses its last copy for 30 days, and then crawls as if
 * there were no file; any other effect stays.
 *
 * @param source where its operator says so.
 */
export const withLastCopy = (
  effect: ResponseEffect,
  response: HttpResponse | null,
  source: Source,
): ResponseEffect => {
  if (!FAILED.has(effect.topic)) return effect;
  const served = servedBy(response, 0);
  return served.days <= COPY_DAYS
    ? { ...effect, kind: "last-copy", statement: say("ownCopy", served), source }
    : { ...effect, kind: "allows-all", statement: say("noFileAllows", served), source };
};
