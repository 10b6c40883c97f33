/** How much of a text is looked at, in UTF-16 units. */
const SAMPLE = 4096;

/** Tab to carriage return, and escape, do occur in texts. */
const isControl = (unit: number): boolean =>
  unit < 0x20 && !(unit >= 0x09 && unit <= 0x0d) && unit !== 0x1b;

/** Whether a text begins with many characters that only files of other kinds have. */
export const isBinary = (text: string): boolean => {
  const length = Math.min(text.length, SAMPLE);
  let controls = 0;
  for (let at = 0; at < length; at++) if (isControl(text.charCodeAt(at))) controls++;
  return controls * 20 > length;
};
