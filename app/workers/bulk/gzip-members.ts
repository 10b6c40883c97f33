import { Gunzip } from "fflate";
import { checksumOf } from "../../../core/index.ts";

/** Bytes at the end of a member: a checksum of what it unpacks to, and its length (RFC 1952, section 2.3). */
const TRAILER = 8;

/** Bytes that were taken and are kept until the header behind them, in which the next member's name may stand, is whole. */
const KEPT = 4096;

/** The most zero bytes that a member ends in: an empty one has nine, the last of them its checksum and its length. */
const MOST_OWN_ZEROS = 16;

const NOTHING = new Uint8Array(0);

const joined = (before: Uint8Array, after: Uint8Array): Uint8Array => {
  const both = new Uint8Array(before.length + after.length);
  both.set(before);
  both.set(after, before.length);
  return both;
};

/**
 * Unpacks gzip in any number of members, one after the other (RFC 1952, section 2.2): what `cat` makes of
 * several files, logs that are appended to, bgzip. Each member's checksum is compared. Zero bytes behind the
 * last member are ignored, as gzip does: tapes and block devices fill up with them.
 */
export class GzipMembers {
  private readonly gunzip: Gunzip;
  /** The bytes that were taken last. */
  private recent: Uint8Array = NOTHING;
  /** How many were taken. */
  private taken = 0;
  private checksum = 0;
  /** Bytes that the present member has unpacked to. */
  private length = 0;
  /** Zero bytes that came last and are held back: they may belong to the member or only fill up the file. */
  private zeros = 0;

  /** @param take is given what is unpacked. */
  constructor(take: (bytes: Uint8Array) => void) {
    this.gunzip = new Gunzip((bytes) => {
      this.checksum = checksumOf(bytes, this.checksum);
      this.length += bytes.length;
      take(bytes);
    });
    this.gunzip.onmember = (start) => this.endMember(start);
  }

  /**
   * Takes the next bytes. A thousand times as many may come of them.
   *
   * @throws Error where they are damaged.
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
   * There are no more.
   *
   * @throws Error where the last member is damaged, or not whole.
   */
  finish(): void {
    for (let zeros = Math.min(this.zeros, MOST_OWN_ZEROS); zeros > 0 && !this.isWhole(); zeros--) {
      this.feed(new Uint8Array(1));
    }
    this.gunzip.push(NOTHING, true);
    this.endMember(this.taken);
  }

  /** Whether what was taken ends in the trailer of what has been unpacked. */
  private isWhole(): boolean {
    const at = this.recent.length - TRAILER;
    if (at < 0) return false;
    const { buffer, byteOffset } = this.recent;
    const trailer = new DataView(buffer, byteOffset + at, TRAILER);
    const isLength = trailer.getUint32(4, true) === this.length % 2 ** 32;
    return isLength && trailer.getUint32(0, true) === this.checksum;
  }

  /** @param end how many bytes there are up to the member's end. */
  private endMember(end: number): void {
    const at = this.recent.length - (this.taken - end) - TRAILER;
    // Where a header is longer than any real one the trailer before it is not kept, and not compared.
    if (at >= 0) {
      const expected = new DataView(this.recent.buffer).getUint32(at, true);
      if (expected !== this.checksum) throw new Error("The checksum of a gzip member differs");
    }
    this.checksum = 0;
    this.length = 0;
  }
}
