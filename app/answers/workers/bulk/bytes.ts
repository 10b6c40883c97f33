import { packedAs } from "../../../../core/index.ts";
import { gunzip, plainBytes } from "./gunzip.ts";
import type { FileProblem } from "./messages.ts";

/** How far a file was read, and why not further. */
export interface ByteSource {
  /** Returns the next piece of text; null at the end. */
  readonly next: () => Promise<string | null>;
  /** Bytes of the file read so far, as stored on disk. */
  readonly read: () => number;
  /** What was wrong with its bytes; null if nothing, or nothing so far. */
  readonly problem: () => FileProblem | null;
  /** Stops reading, with or without a reason. */
  readonly stop: (reason?: FileProblem) => void;
}

/** Data that unpacks to this many times its size, and this many bytes, is not a real log. */
const LARGEST_RATIO = 250;
const DEFINITELY_FINE = 64 * 1024 * 1024;

/**
 * How many characters are examined to detect UTF-16 without a mark: every second byte of its ASCII
 * letters is zero.
 */
const SAMPLE_UNITS = 32;

const unmarkedUtf16 = (head: Uint8Array): "utf-16le" | "utf-16be" | null => {
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = head.length / 2;
  if (most < 4) return null;
  if (odd >= most * 0.75 && even <= most * 0.1) return "utf-16le";
  return even >= most * 0.75 && odd <= most * 0.1 ? "utf-16be" : null;
};

/** The encoding of a text by its beginning. Without a mark it is read as UTF-8. */
const encodingOf = (head: Uint8Array): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  if (head[0] === 0x3c && head[1] === 0) return "utf-16le";
  if (head[0] === 0 && head[1] === 0x3c) return "utf-16be";
  const unmarked = unmarkedUtf16(head.subarray(0, SAMPLE_UNITS * 2));
  if (unmarked !== null) return unmarked;
  const declared = /^[^>]{0,200}encoding=["']([\w-]+)["']/.exec(
    new TextDecoder("latin1").decode(head.subarray(0, 256)),
  )?.[1];
  return declared ?? "utf-8";
};

const decoderOf = (head: Uint8Array): TextDecoder => {
  try {
    return new TextDecoder(encodingOf(head));
  } catch {
    // A text with an unknown encoding is most likely UTF-8.
    return new TextDecoder();
  }
};

/**
 * Opens a file as text: unpacks gzip, and decodes by byte order mark or XML declaration, otherwise
 * as UTF-8. Only one piece is in memory at a time, however large the file is.
 */
export const openText = async (data: Blob): Promise<ByteSource> => {
  let read = 0;
  let unpacked = 0;
  let problem: FileProblem | null = null;
  let decoder: TextDecoder | null = null;
  let isDone = false;
  const head = await readHead(data);
  const packed = head === null ? null : packedAs(head);
  const isPacked = packed === "gzip";
  if (head === null) problem = "unreadable";
  else if (packed === "archive") problem = "archive";
  const reader = (isPacked ? gunzip : plainBytes)(data, (bytes) => {
    read += bytes;
  });

  const stop = (reason?: FileProblem): void => {
    problem ??= reason ?? null;
    isDone = true;
    reader.stop();
  };
  const pull = async (): Promise<Uint8Array | null> => {
    try {
      return await reader.next();
    } catch {
      stop(isPacked ? "broken-gzip" : "unreadable");
      return null;
    }
  };
  const next = async (): Promise<string | null> => {
    if (isDone || problem !== null) return null;
    const bytes = await pull();
    if (bytes === null) {
      isDone = true;
      return decoder?.decode() || null;
    }
    if (bytes.length === 0) return "";
    unpacked += bytes.length;
    if (isPacked && unpacked > DEFINITELY_FINE && unpacked > read * LARGEST_RATIO) {
      stop("bomb");
      return null;
    }
    decoder ??= decoderOf(bytes);
    return decoder.decode(bytes, { stream: true });
  };
  return { next, read: () => read, problem: () => problem, stop };
};

const readHead = async (data: Blob): Promise<Uint8Array | null> => {
  try {
    return new Uint8Array(await data.slice(0, 16).arrayBuffer());
  } catch {
    // A folder was dropped, or the file is gone.
    return null;
  }
};

const SAMPLE = 32 * 1024;

/** A fingerprint that in practice only equal files share: size, beginning and end. */
export const fingerprint = async (data: Blob): Promise<string | null> => {
  try {
    const ends = new Blob([data.slice(0, SAMPLE), data.slice(Math.max(0, data.size - SAMPLE))]);
    const bytes = new Uint8Array(await ends.arrayBuffer());
    let hash = 0x811c9dc5;
    let other = 5381;
    for (const byte of bytes) {
      hash = Math.imul(hash ^ byte, 0x01000193);
      other = (Math.imul(other, 33) + byte) | 0;
    }
    return `${data.size} ${hash >>> 0} ${other >>> 0}`;
  } catch {
    return null;
  }
};
