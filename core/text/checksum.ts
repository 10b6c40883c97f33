/** The polynomial of CRC-32 as in ITU-T V.42 and PNG, with its bits reversed. */
const POLYNOMIAL = 0xed_b8_83_20;

const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) {
    remainder = (remainder & 1) === 0 ? remainder >>> 1 : (remainder >>> 1) ^ POLYNOMIAL;
  }
  return remainder;
});

/**
 * The CRC-32 of bytes, from 0 to 2³² - 1, to detect accidental changes.
 *
 * @param before that of the preceding bytes; 0 for none.
 */
export const checksumOf = (bytes: Uint8Array, before = 0): number => {
  let remainder = ~before;
  for (const byte of bytes) {
    remainder = (REMAINDERS[(remainder ^ byte) & 0xff] as number) ^ (remainder >>> 8);
  }
  return ~remainder >>> 0;
};
