const digit = (unit: number): number => {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  const letter = unit | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
};

/** The byte given by the two hexadecimal digits at `at`; -1 if they are not two such digits. */
export const asciiHex = (text: string, at: number): number => {
  const high = digit(text.charCodeAt(at));
  const low = digit(text.charCodeAt(at + 1));
  return high < 0 || low < 0 ? -1 : high * 16 + low;
};
