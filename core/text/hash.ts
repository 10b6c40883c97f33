/** Continues the hash of a text, 0 at its start, by a UTF-16 unit (FNV-1a). */
export const nextHash = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

/** The chain, of some number that is a power of two up to 65,536, in which a hash is kept. */
export const chainOf = (hash: number, chains: number): number =>
  (Math.imul(hash, 0x9e3779b1) >>> 16) & (chains - 1);
