import { Gunzip } from "fflate";
import { checksumOf } from "../../../../core/index.ts";

/**
 * The trailer of a member: the checksum and length of its unpacked data (RFC 1952, section 2.3).
 */
const TRAILER = 8;

/** Bytes kept until the next member's header, which may contain its file name, is complete. */
const KEPT = 4096;

/**
 * The most zero bytes that a member can end in: an empty one has nine, the last eight being its
 * checksum and length.
 */
const MOST_OWN_ZEROS = 16;

const NOTHING = new Uint8Array(0);

const joined = (before: Uint8Array, after: Uint8Array): Uint8Array => {
  const both = new Uint8Array(before.length + after.length);
  both.set(before);
  both.set(after, before.length);
  return both;
};

/**
 * Unpacks gzip in any number of members (RFC 1952, section 2.2), as made by `cat`, by appending to
 * logs, and by bgzip. Verifies each member's checksum. Like gzip, ignores zero bytes after the last
 * member, which tapes and block devices add.
 */
export class GzipMembers {
  private readonly gunzip: Gunzip;
  /** The last bytes read. */
  private recent: Uint8Array = NOTHING;
  /** How many bytes were read. */
  private taken = 0;
  private checksum = 0;
  /** Unpacked bytes of the current member. */
  private length = 0;
  /** Trailing zero bytes that are held back: they may belong to the member or be padding. */
  private zeros = 0;

  /** @param take is called with unpacked data. */
  constructor(take: (bytes: Uint8Array) => void) {
    this.gunzip = new Gunzip((bytes) => {
      this.checksum = checksumOf(bytes, this.checksum);
      this.length += bytes.length;
      take(bytes);
    });
    this.gunzip.onmember = (start) => this.endMember(start);
  }

  /**
   * Feeds the next bytes. Their unpacked size may be a thousand times as large.
   *
   * @throws Error if they are damaged.
   */
  push(bytes: Uint8Array): void {
    let end = bytes.length;
    while (end > 0 && bytes[end - 1] === 0) end -= 1;
    if (end > 0) {
      for (; this.zeros > 0; this.zeros -= Math.min(this.zeros, KEPT)) {
        this.feed(new Uint8Array(Math.min(this.zeros, KEPT)));
      }
      this.feed(bytes.subarray(0, end));
    }
    this.zeros += bytes.length - end;
  }

  private feed(bytes: Uint8Array): void {
    this.recent = joined(this.recent.subarray(-KEPT), bytes);
    this.taken += bytes.length;
    this.gunzip.push(bytes);
  }

  /**
   * Ends the input.
   *
   * @throws Error if the last member is damaged or incomplete.
   */
  finish(): void {
    for (let zeros = Math.min(this.zeros, MOST_OWN_ZEROS); zeros > 0 && !this.isWhole(); zeros--) {
      this.feed(new Uint8Array(1));
    }
    this.gunzip.push(NOTHING, true);
    this.endMember(this.taken);
  }

  /** Whether the bytes so far end in the trailer of the unpacked data. */
  private isWhole(): boolean {
    const at = this.recent.length - TRAILER;
    if (at < 0) return false;
    const { buffer, byteOffset } = this.recent;
    const trailer = new DataView(buffer, byteOffset + at, TRAILER);
    const isLength = trailer.getUint32(4, true) === this.length % 2 ** 32;
    return isLength && trailer.getUint32(0, true) === this.checksum;
  }

  /** @param end the number of bytes up to the member's end. */
  private endMember(end: number): void {
    const at = this.recent.length - (this.taken - end) - TRAILER;
    // If a header is longer than any real one, the trailer before it is not kept, and not verified.
    if (at >= 0) {
      const expected = new DataView(this.recent.buffer).getUint32(at, true);
      if (expected !== this.checksum) throw new Error("The checksum of a gzip member differs");
    }
    this.checksum = 0;
    this.length = 0;
  }
}
