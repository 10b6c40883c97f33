import { deflateSync } from "fflate";
import type { HttpResponse } from "../../core/index.ts";
import { expectationOf } from "../store/expectations.ts";
import { checkShared, isRecord, type SharedState } from "../store/shared-state.ts";

import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { inflateUpTo } from "./inflate.ts";

export type { SharedState } from "../store/shared-state.ts";

/** Most octets that a link may inflate to: four times the largest file that crawlers read. */
export const INFLATED_LIMIT = 2 * 1024 * 1024;

/** Longest fragment that is looked at, in characters. */
const FRAGMENT_LIMIT = 4 * 1024 * 1024;

/**
 * Versions in use; a released one is read for ever. Version 2 can also hold the HTTP answer, and only
 * links with one are of it: all others open in older copies of this page, too.
 */
const VERSIONS: ReadonlySet<string> = new Set(["1", "2"]);

const versionFor = ({ response }: SharedState): string => (response === undefined ? "1" : "2");

/** Why a fragment gives no state. */
export type ShareFault =
  /** Nothing there. */
  | "empty"
  /** Not a link of ours. */
  | "foreign"
  /** A version that this release does not know. */
  | "future"
  | "truncated"
  /** Damaged, or not what a link holds. */
  | "invalid"
  | "too-large";

/** A state, or the reason why there is none with a message for the user. */
export type DecodeResult =
  | { readonly ok: true; readonly value: SharedState }
  | { readonly ok: false; readonly reason: ShareFault; readonly message: string };

const MESSAGES: Readonly<Record<ShareFault, string>> = {
  empty: "The link holds no file. Your draft is kept.",
  foreign:
    "The address ends in something that is not a link made by this page. Nothing was opened and your draft is kept.",
  future:
    "This link was made by a newer version of this page. Your draft is kept. Reload the page to get that version, then open the link again.",
  truncated:
    "This link is cut short: its end is missing, so nothing was opened. Your draft is kept. Ask for the whole link again; some chat and mail programs shorten long ones.",
  invalid:
    "This link is damaged: some of its characters were changed or lost, so nothing was opened. Your draft is kept. Ask for the link again.",
  "too-large":
    "This link unpacks to more than a robots.txt can be, so it was not opened. Your draft is kept. Ask for the file itself instead.",
};

const fault = (reason: ShareFault): DecodeResult => ({
  ok: false,
  reason,
  message: MESSAGES[reason],
});

/** The parts of an HTTP answer in the order in which a link has them. */
const RESPONSE_PARTS = [
  "status",
  "redirects",
  "contentType",
  "bodyOctets",
  "daysUnreachable",
  "requestedUrl",
  "finalUrl",
  "cacheControl",
] as const satisfies readonly (keyof HttpResponse)[];

const LINE_ENDS = ["\n", "\r\n", "\r"] as const;
const EXPECTATIONS = [null, "allowed", "blocked"] as const;

/**
 * The fields, under one letter each: `t` text, `e` encoding (left out for UTF-8), `l` line end (left
 * out for LF), `c` crawler, `d` dialect, `u` URLs: a string, or a string and what is expected of it
 * (1 allowed, 2 blocked). Since version 2 also `r`: the HTTP answer, part by part (left out for none).
 */
const pack = (state: SharedState): string =>
  JSON.stringify({
    t: state.source,
    ...(state.encoding === undefined || state.encoding === "utf-8" ? {} : { e: state.encoding }),
    ...(state.lineEnd === "\n" ? {} : { l: LINE_ENDS.indexOf(state.lineEnd) }),
    c: state.crawler,
    d: state.dialect,
    u: state.urls.map((url) => {
      const expected = expectationOf(url, state.crawler);
      return expected === null ? url.typed : [url.typed, EXPECTATIONS.indexOf(expected)];
    }),
    ...packResponse(state.response),
  });

const packResponse = (response: HttpResponse | undefined): { readonly r?: readonly unknown[] } =>
  response === undefined ? {} : { r: RESPONSE_PARTS.map((part) => response[part]) };

const unpackResponse = (packed: unknown): unknown => {
  if (!Array.isArray(packed)) return packed;
  return Object.fromEntries(RESPONSE_PARTS.map((part, index) => [part, packed[index]]));
};

const unpackUrl = (packed: unknown): unknown => {
  if (typeof packed === "string") return { typed: packed, expected: null };
  if (!Array.isArray(packed)) return null;
  const [typed, expected] = packed as readonly unknown[];
  return { typed, expected: EXPECTATIONS[expected as number] };
};

const unpack = (packed: unknown): SharedState | null => {
  if (!isRecord(packed)) return null;
  const { t, e = "utf-8", l = 0, c, d, u, r } = packed as Readonly<Record<string, unknown>>;
  const state = {
    source: t,
    encoding: e,
    lineEnd: LINE_ENDS[l as number],
    crawler: c,
    dialect: d,
    urls: Array.isArray(u) ? u.map(unpackUrl) : null,
    response: unpackResponse(r),
  };
  return checkShared(state, INFLATED_LIMIT);
};

/** How many octets a state takes before it is compressed; links above `INFLATED_LIMIT` are not read. */
export const packedOctets = (state: SharedState): number =>
  new TextEncoder().encode(pack(state)).length;

const parseJson = (octets: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(octets));
  } catch {
    // Not UTF-8 or not JSON: either way no state, which is what undefined says here.
    return undefined;
  }
};

/** Undoes what programs do to a link on its way: escapes, even twice, and blanks where lines were broken. */
const restore = (fragment: string): string => {
  let text = fragment.startsWith("#") ? fragment.slice(1) : fragment;
  for (let round = 0; round < 3 && /%[\da-f]{2}/i.test(text); round++) {
    text = text.replace(/(?:%[0-7][\da-f])+/gi, decodeURIComponent);
  }
  return text.replace(/[\s\u00ad\u200b\u2060\ufeff]+/g, "");
};

/**
 * Packs a state into a link's fragment, without the `#`: a version, a dot, and deflated JSON in
 * base64url. Works at once, in copy and unload handlers too. Any text is kept as it is, lone
 * surrogates included.
 */
export const encodeShare = (state: SharedState): string => {
  const octets = new TextEncoder().encode(pack(state));
  return `${versionFor(state)}.${toBase64Url(deflateSync(octets, { level: 9 }))}`;
};

/**
 * Unpacks a link's fragment. Total: any string gives a state or a reason, and no more than
 * `INFLATED_LIMIT` octets are ever unpacked.
 *
 * @param fragment with or without its `#`; escapes, padding and trailing punctuation do no harm.
 */
export const decodeShare = (fragment: string): DecodeResult => {
  if (fragment.length > FRAGMENT_LIMIT) return fault("too-large");
  const text = restore(fragment);
  if (text === "") return fault("empty");
  const prefix = /^(\d{1,6})\./.exec(text);
  if (prefix === null || prefix[1]?.startsWith("0")) return fault("foreign");
  if (!VERSIONS.has(prefix[1] ?? "")) return fault("future");
  const inflated = inflateUpTo(INFLATED_LIMIT, fromBase64Url(text.slice(prefix[0].length)));
  if (typeof inflated === "string") return fault(inflated);
  const value = unpack(parseJson(inflated));
  return value === null ? fault("invalid") : { ok: true, value };
};
