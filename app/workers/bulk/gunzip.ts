/** Bytes that come piece by piece. */
export interface ByteReader {
  /** The next piece; null at the end. Rejects where the bytes cannot be read. */
  readonly next: () => Promise<Uint8Array | null>;
  /** Ends reading. */
  readonly stop: () => void;
}

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Unpacks gzip by the platform. Of data that ends too early, everything before its end is given: the
 * platform throws away what has not been fetched when it finds out, so it is told of the end only
 * when nothing is left to fetch.
 *
 * @param count is told of the packed bytes that have been taken.
 */
export const gunzip = (data: Blob, count: (bytes: number) => void): ByteReader => {
  const { readable, writable } = new DecompressionStream("gzip");
  const source = data.stream().getReader();
  const writer = writable.getWriter();
  const reader = (readable as ReadableStream<Uint8Array>).getReader();
  let isWaiting = false;
  let onAsked = (): void => {};

  /** Waits until whoever reads has everything that was unpacked, and asks for more. */
  const untilDrained = async (): Promise<void> => {
    for (;;) {
      if (!isWaiting) {
        await new Promise<void>((resolve) => {
          onAsked = resolve;
        });
      }
      await later();
      if (isWaiting) return;
    }
  };
  const pump = async (): Promise<void> => {
    for (let { done, value } = await source.read(); !done; { done, value } = await source.read()) {
      if (value === undefined) continue;
      count(value.length);
      await writer.write(value as Uint8Array<ArrayBuffer>);
    }
    await untilDrained();
    await writer.close();
  };
  // What goes wrong here is what the reader is told.
  pump().catch((reason: unknown) => {
    writer.abort(reason).catch(() => {});
    source.cancel().catch(() => {});
  });
  return {
    next: async () => {
      isWaiting = true;
      onAsked();
      try {
        const { done, value } = await reader.read();
        return done ? null : value;
      } finally {
        isWaiting = false;
      }
    },
    stop: () => {
      // What is left of a stream that failed cannot be cancelled, and need not be.
      reader.cancel().catch(() => {});
      source.cancel().catch(() => {});
    },
  };
};

/**
 * Bytes that are fetched at once: a stream hands over less, and each piece is waited for. Engines put
 * text of more than 128 KB apart from what is soon thrown away, and take longer with it.
 */
const PIECE = 112 * 1024;

/** The bytes as they are. While a piece is worked on, the next is already on its way. */
export const plainBytes = (data: Blob, count: (bytes: number) => void): ByteReader => {
  let from = 0;
  let ahead: Promise<ArrayBuffer> | null = null;
  const fetchPiece = (): Promise<ArrayBuffer> | null => {
    if (from >= data.size) return null;
    const piece = data.slice(from, from + PIECE).arrayBuffer();
    // Whoever asks for it is told what went wrong.
    piece.catch(() => {});
    from += PIECE;
    return piece;
  };
  return {
    next: async () => {
      const piece = ahead ?? fetchPiece();
      if (piece === null) return null;
      ahead = fetchPiece();
      const bytes = new Uint8Array(await piece);
      count(bytes.length);
      return bytes;
    },
    stop: () => {
      from = data.size;
      ahead = null;
    },
  };
};
