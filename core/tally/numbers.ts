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

  /** Adds to the number at an existing index. */
  increase(index: number, by: number): void {
    this.store[index] = (this.store[index] as number) + by;
  }
}

export const int32s = (): Numbers<Int32Array> => new Numbers((size) => new Int32Array(size));
export const float64s = (): Numbers<Float64Array> => new Numbers((size) => new Float64Array(size));
