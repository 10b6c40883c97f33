import { GzipMembers } from "./gzip-members.ts";

/** Bytes that arrive in pieces. */
export interface ByteReader {
  /** The next piece; null at the end. Rejects if the bytes cannot be read. */
  readonly next: () => Promise<Uint8Array | null>;
  /** Stops reading. */
  readonly stop: () => void;
}

/**
 * The size of output pieces in bytes. Engines allocate text of more than 128 KB separately, which
 * is slower.
 */
const PIECE = 112 * 1024;

/** Bytes fetched at once: each fetch has to be awaited. */
const FETCHED = 8 * PIECE;

const NOTHING = new Uint8Array(0);

/**
 * The bytes unchanged. The next piece is fetched while one is processed.
 *
 * @param count is called with the size of each piece.
 * @param size the most bytes in a piece.
 */
export const plainBytes = (
  data: Blob,
  count: (bytes: number) => void,
  size: number = PIECE,
): ByteReader => {
  let from = 0;
  let ahead: Promise<ArrayBuffer> | null = null;
  let left: Uint8Array = NOTHING;
  const fetchMore = (): Promise<ArrayBuffer> | null => {
    if (from >= data.size) return null;
    const more = data.slice(from, from + FETCHED).arrayBuffer();
    // The caller that reads on gets the error.
    more.catch(() => {});
    from += FETCHED;
    return more;
  };
  return {
    next: async () => {
      if (left.length === 0) {
        const fetched = ahead ?? fetchMore();
        if (fetched === null) return null;
        ahead = fetchMore();
        left = new Uint8Array(await fetched);
      }
      const piece = left.subarray(0, size);
      left = left.subarray(size);
      count(piece.length);
      return piece;
    },
    stop: () => {
      from = data.size;
      ahead = null;
      left = NOTHING;
    },
  };
};

/**
 * Packed bytes that the browser is given at once. It unpacks all of them before the first piece can
 * be examined, and a bomb expands a thousandfold.
 */
const FED = 32 * 1024;

/** Unpacks one gzip member with `DecompressionStream`, which rejects any data after it. */
const platformGunzip = (data: Blob, count: (bytes: number) => void): ByteReader => {
  const source = plainBytes(data, count, FED);
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        const piece = await source.next();
        if (piece === null) controller.close();
        else controller.enqueue(piece as Uint8Array<ArrayBuffer>);
      },
    },
    { highWaterMark: 0 },
  );
  const reader = packed.pipeThrough(new DecompressionStream("gzip")).getReader();
  return {
    next: async () => (await reader.read()).value ?? null,
    // A failed stream cannot be cancelled, and need not be.
    stop: () => void reader.cancel().catch(() => {}),
  };
};

/** Packed bytes that the library is given at once. */
const PORTION = 4096;

/**
 * Unpacks gzip with any number of members. It may yield empty pieces, so that the reader can stop
 * early.
 *
 * @param skip how many unpacked bytes to leave out at the beginning.
 */
const gunzipMembers = (data: Blob, skip: number, count: (bytes: number) => void): ByteReader => {
  const source = plainBytes(data, count);
  const unpacked: Uint8Array[] = [];
  let left = skip;
  let packed: Uint8Array | null = NOTHING;
  let failure: unknown = null;
  const members = new GzipMembers((bytes) => {
    if (bytes.length > left) unpacked.push(bytes.subarray(left));
    left = Math.max(0, left - bytes.length);
  });
  const unpackPortion = (): void => {
    try {
      if (packed === null) members.finish();
      else members.push(packed.subarray(0, PORTION));
    } catch (error) {
      // Data unpacked so far is returned first.
      failure = error;
    }
    packed = packed?.subarray(PORTION) ?? null;
  };
  return {
    next: async () => {
      if (unpacked.length === 0 && failure !== null) throw failure;
      if (unpacked.length === 0 && packed !== null) {
        if (packed.length === 0) packed = await source.next();
        unpackPortion();
        return unpacked.shift() ?? NOTHING;
      }
      return unpacked.shift() ?? null;
    },
    stop: source.stop,
  };
};

/**
 * Unpacks gzip with `DecompressionStream`. Where that fails, a library continues: it reads several
 * joined members, and damaged data up to the damage.
 *
 * @param count is called with the number of packed bytes that have been read.
 */
export const gunzip = (data: Blob, count: (bytes: number) => void): ByteReader => {
  let counted = 0;
  let given = 0;
  let isRefused = false;
  /** Reports what has not been counted yet. */
  const counter = (): ((bytes: number) => void) => {
    let taken = 0;
    return (bytes) => {
      taken += bytes;
      if (taken > counted) count(taken - counted);
      counted = Math.max(counted, taken);
    };
  };
  let reader = platformGunzip(data, counter());
  return {
    next: async () => {
      if (isRefused) return reader.next();
      try {
        const bytes = await reader.next();
        given += bytes?.length ?? 0;
        return bytes;
      } catch {
        isRefused = true;
        reader.stop();
        reader = gunzipMembers(data, given, counter());
        return reader.next();
      }
    },
    stop: () => reader.stop(),
  };
};
