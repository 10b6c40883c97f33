/** Texts joined into one: fewer and larger strings take a third of the memory. */
const BLOCK = 512;

const SEPARATOR = "\n";

/** A flat copy of a string. A substring keeps the whole original in memory. */
export const detached = (text: string): string => (text.length < 13 ? text : ` ${text}`.slice(1));

/**
 * A long list of short texts without line ends, in little more memory than their characters take.
 */
export class TextList {
  private readonly blocks: string[] = [];
  private pending: string[] = [];
  /** The block that was split last. */
  private open: { readonly block: number; readonly texts: readonly string[] } | null = null;

  get length(): number {
    return this.blocks.length * BLOCK + this.pending.length;
  }

  /**
   * Adds a text. Line ends within it become spaces.
   *
   * @returns whether it is kept unchanged.
   */
  add(text: string): boolean {
    const isWhole = !text.includes(SEPARATOR);
    this.pending.push(isWhole ? text : text.replaceAll(SEPARATOR, " "));
    if (this.pending.length === BLOCK) {
      this.blocks.push(this.pending.join(SEPARATOR));
      this.pending = [];
    }
    return isWhole;
  }

  /** The text at an index from 0; fast for consecutive indexes. */
  at(index: number): string {
    const block = Math.floor(index / BLOCK);
    if (block >= this.blocks.length) return this.pending[index % BLOCK] ?? "";
    if (this.open?.block !== block) {
      this.open = { block, texts: (this.blocks[block] ?? "").split(SEPARATOR) };
    }
    return this.open.texts[index % BLOCK] ?? "";
  }
}

/** A growing list of numbers, a few bytes each. */
export class Numbers<Store extends Int32Array | Float64Array> {
  length = 0;
  private store: Store;
  private readonly make: (size: number) => Store;

  constructor(make: (size: number) => Store) {
    this.make = make;
    this.store = make(64);
  }

  add(value: number): void {
    if (this.length === this.store.length) {
      const larger = this.make(this.length * 2);
      larger.set(this.store);
      this.store = larger;
    }
    this.store[this.length++] = value;
  }

  /** The number at an index from 0; 0 beyond the end. */
  at(index: number): number {
    return this.store[index] ?? 0;
  }

  /** Changes the number at an existing index. */
  set(index: number, value: number): void {
    this.store[index] = value;
  }
}

export const int32s = (): Numbers<Int32Array> => new Numbers((size) => new Int32Array(size));
export const float64s = (): Numbers<Float64Array> => new Numbers((size) => new Float64Array(size));
