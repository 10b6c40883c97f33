import { deflateSync } from "fflate";
import { checksumOf } from "../../core/index.ts";
import { checkShared, type SharedState } from "../store/shared-state.ts";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { inflateUpTo } from "./inflate.ts";
import { linkFaults } from "./messages.ts";
import { pack, unpack } from "./pack.ts";
import { parseJson } from "./parse-json.ts";

export type { SharedState } from "../store/shared-state.ts";

/** Most bytes that a link may inflate to: four times the largest file that crawlers read. */
export const INFLATED_LIMIT = 2 * 1024 * 1024;

/** Longest fragment that this page makes, in characters: what address bars take with room to spare. */
export const LONGEST_FRAGMENT = 512 * 1024;

/** Longest fragment that is looked at, in characters: room for what other programs do to a link. */
const LONGEST_READ = 2 * LONGEST_FRAGMENT;

/** The version of new links. */
const VERSION = 3;

/** How many bytes a version has before its deflated data; a released version is read for ever. */
const CHECKSUM_LENGTHS: Readonly<Record<string, number>> = { 1: 0, 2: 0, 3: 4 };

/** Why a fragment gives no state. */
export type ShareFault = keyof typeof linkFaults;

/** A state, or the reason why there is none with a message for the user. */
export type DecodeResult =
  | { readonly ok: true; readonly value: SharedState }
  | { readonly ok: false; readonly reason: ShareFault; readonly message: string };

const fault = (reason: ShareFault): DecodeResult => ({
  ok: false,
  reason,
  message: linkFaults[reason],
});

/** How many bytes a state takes before it is compressed; links above `INFLATED_LIMIT` are not read. */
export const packedBytes = (state: SharedState): number =>
  new TextEncoder().encode(JSON.stringify(pack(state))).length;

/** Undoes what programs do to a link on its way: escapes, even twice, and blanks where lines were broken. */
const restore = (fragment: string): string => {
  let text = fragment.startsWith("#") ? fragment.slice(1) : fragment;
  for (let round = 0; round < 3 && /%[\da-f]{2}/i.test(text); round++) {
    text = text.replace(/(?:%[0-7][\da-f])+/gi, decodeURIComponent);
  }
  return text.replace(/[\s\u00ad\u200b\u2060\ufeff]+/g, "");
};

/**
 * Packs a state into a link's fragment, without the `#`: a version, a dot, and base64url of a checksum
 * and deflated JSON. Works at once, in copy and unload handlers too. Any text is kept as it is, lone
 * surrogates included.
 */
export const encodeShare = (state: SharedState): string => {
  const packed = new TextEncoder().encode(JSON.stringify(pack(state)));
  const deflated = deflateSync(packed, { level: 9 });
  const bytes = new Uint8Array(4 + deflated.length);
  new DataView(bytes.buffer).setUint32(0, checksumOf(packed));
  bytes.set(deflated, 4);
  return `${VERSION}.${toBase64Url(bytes)}`;
};

/** What a link holds once its version is known, unpacked and compared with its checksum if it has one. */
const packedOf = (bytes: Uint8Array, checksumLength: number): Uint8Array | ShareFault => {
  if (bytes.length <= checksumLength) return "truncated";
  const packed = inflateUpTo(INFLATED_LIMIT, bytes.subarray(checksumLength));
  if (typeof packed === "string" || checksumLength === 0) return packed;
  const stated = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return stated === checksumOf(packed) ? packed : "invalid";
};

/**
 * Unpacks a link's fragment. Total: any string gives a state or a reason, after work that is bounded
 * whatever the string holds.
 *
 * @param fragment with or without its `#`; escapes, padding and trailing punctuation do no harm.
 */
export const decodeShare = (fragment: string): DecodeResult => {
  if (fragment.length > LONGEST_READ) return fault("too-large");
  const text = restore(fragment);
  if (text === "") return fault("empty");
  if (text.length > LONGEST_FRAGMENT) return fault("too-large");
  const prefix = /^([1-9]\d{0,5})\./.exec(text);
  if (prefix === null) return fault("foreign");
  const checksumLength = CHECKSUM_LENGTHS[prefix[1] ?? ""];
  if (checksumLength === undefined) return fault("future");
  const packed = packedOf(fromBase64Url(text.slice(prefix[0].length)), checksumLength);
  if (typeof packed === "string") return fault(packed);
  const value = checkShared(unpack(parseJson(packed), Number(prefix[1])), INFLATED_LIMIT);
  return value === null ? fault("invalid") : { ok: true, value };
};
