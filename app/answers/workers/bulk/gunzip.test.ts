import { constants, gunzipSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openText } from "./bytes.ts";

/** Browsers read a file in such pieces. */
const BROWSER_PIECE = 2 * 1024 * 1024;

/** A file whose stream comes in pieces as large as a browser's. */
const fileOf = (bytes: Uint8Array): Blob => {
  const file = new Blob([new Uint8Array(bytes)]);
  file.stream = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        for (let at = 0; at < bytes.length; at += BROWSER_PIECE) {
          controller.enqueue(new Uint8Array(bytes.subarray(at, at + BROWSER_PIECE)));
        }
        controller.close();
      },
    });
  return file;
};

/** Replaces the platform's decompression by one that, as in browsers, unpacks all it is given. */
const watchDecompression = (): { readonly unpacked: () => number } => {
  let unpacked = 0;
  vi.stubGlobal(
    "DecompressionStream",
    class extends TransformStream<Uint8Array, Uint8Array> {
      constructor() {
        let packed = Buffer.alloc(0);
        super({
          transform: (bytes, controller) => {
            packed = Buffer.concat([packed, bytes]);
            // All of it anew: Node unpacks a piece at once only as the end of what it has.
            const all = gunzipSync(packed, { finishFlush: constants.Z_SYNC_FLUSH });
            controller.enqueue(all.subarray(unpacked));
            unpacked = all.length;
          },
        });
      }
    },
  );
  return { unpacked: () => unpacked };
};

afterEach(() => vi.unstubAllGlobals());

describe("a gzip file that unpacks to a thousand times its size", () => {
  it("is refused with less than 100 MB of it in memory", async () => {
    const packed = gzipSync(Buffer.alloc(160_000_000, "x"));
    const { unpacked } = watchDecompression();
    const source = await openText(fileOf(packed));
    let taken = 0;
    let mostAhead = 0;
    for (;;) {
      const piece = await source.next();
      mostAhead = Math.max(mostAhead, unpacked() - taken);
      if (piece === null) break;
      taken += piece.length;
    }
    expect(source.problem()).toBe("bomb");
    expect(mostAhead).toBeGreaterThan(1_000_000);
    expect(mostAhead).toBeLessThan(100_000_000);
  });
});
