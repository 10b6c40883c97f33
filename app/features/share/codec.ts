import { deflateSync } from "fflate";
import { checksumOf } from "../../../core/index.ts";
import { checkShared, type SharedState } from "../../state/store/shared-state.ts";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { inflateUpTo } from "./inflate.ts";
import { linkFaults } from "./messages.ts";
import { pack, unpack } from "./pack.ts";
import { parseUntrustedJson } from "./untrusted-json.ts";

export type { SharedState } from "../../state/store/shared-state.ts";

/** The most bytes that a link may inflate to: four times the largest file that crawlers read. */
export const INFLATED_LIMIT = 2 * 1024 * 1024;

/** The longest fragment that this page makes, in characters: address bars accept more. */
export const LONGEST_FRAGMENT = 512 * 1024;

/** The longest fragment that is decoded, in characters: leaves room for what other programs add. */
const LONGEST_READ = 2 * LONGEST_FRAGMENT;

/** The version of new links. */
const VERSION = 3;

/**
 * How many bytes come before the deflated data in each version. Released versions can be read for
 * ever.
 */
const CHECKSUM_LENGTHS: Readonly<Record<string, number>> = { 1: 0, 2: 0, 3: 4 };

/** Why a fragment cannot be decoded. */
export type ShareFault = keyof typeof linkFaults;

/** A state, or the reason why there is none, with a message for the user. */
export type DecodeResult =
  | { readonly ok: true; readonly value: SharedState }
  | { readonly ok: false; readonly reason: ShareFault; readonly message: string };

const fault = (reason: ShareFault): DecodeResult => ({
  ok: false,
  reason,
  message: linkFaults[reason],
});

/** The size of a state before compression, in bytes. Links above `INFLATED_LIMIT` are not read. */
export const packedBytes = (state: SharedState): number =>
  new TextEncoder().encode(JSON.stringify(pack(state))).length;

/**
 * Reverts what programs do to a link: percent-encoding, even twice, and white space from broken
 * lines.
 */
const restore = (fragment: string): string => {
  let text = fragment.startsWith("#") ? fragment.slice(1) : fragment;
  for (let round = 0; round < 3 && /%[\da-f]{2}/i.test(text); round++) {
    text = text.replace(/(?:%[0-7][\da-f])+/gi, decodeURIComponent);
  }
  return text.replace(/[\s\u00ad\u200b\u2060\ufeff]+/g, "");
};

/**
 * Encodes a state as a link's fragment, without the `#`: a version, a dot, and base64url of a
 * checksum and deflated JSON. Synchronous, so it works in copy and unload handlers. Any text is
 * preserved, including lone surrogates.
 */
export const encodeShare = (state: SharedState): string => {
  const packed = new TextEncoder().encode(JSON.stringify(pack(state)));
  const deflated = deflateSync(packed, { level: 9 });
  const bytes = new Uint8Array(4 + deflated.length);
  new DataView(bytes.buffer).setUint32(0, checksumOf(packed));
  bytes.set(deflated, 4);
  return `${VERSION}.${toBase64Url(bytes)}`;
};

/** Whether bytes have the checksum that a link states; links of versions 1 and 2 state none. */
const matchesChecksum = (packed: Uint8Array, stated: Uint8Array<ArrayBuffer>): boolean =>
  stated.length === 0 ||
  new DataView(stated.buffer, stated.byteOffset).getUint32(0) === checksumOf(packed);

/**
 * Decodes a link's fragment. Any string gives a state or a reason; never rejects, and the work is
 * bounded for every input.
 *
 * @param fragment with or without its `#`; percent-encoding, padding and trailing punctuation are
 * accepted.
 */
export const decodeShare = async (fragment: string): Promise<DecodeResult> => {
  if (fragment.length > LONGEST_READ) return fault("too-large");
  const text = restore(fragment);
  if (text === "") return fault("empty");
  if (text.length > LONGEST_FRAGMENT) return fault("too-large");
  const [prefix, version = ""] = /^([1-9]\d{0,5})\./.exec(text) ?? [];
  if (prefix === undefined) return fault("foreign");
  const checksumLength = CHECKSUM_LENGTHS[version];
  if (checksumLength === undefined) return fault("future");
  const bytes = fromBase64Url(text.slice(prefix.length));
  if (bytes.length <= checksumLength) return fault("truncated");
  const inflated = await inflateUpTo(INFLATED_LIMIT, bytes.subarray(checksumLength));
  if (inflated.fault === "too-large") return fault("too-large");
  // Whole contents are accepted despite a fault: other programs add characters to a link.
  const value = matchesChecksum(inflated.bytes, bytes.subarray(0, checksumLength))
    ? checkShared(unpack(parseUntrustedJson(inflated.bytes), Number(version)), INFLATED_LIMIT)
    : null;
  return value === null ? fault(inflated.fault ?? "invalid") : { ok: true, value };
};
