/** What is drawn as nothing or moves what is drawn. JSON escapes control characters of ASCII itself. */
const UNSEEN = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const escapeUnits = (character: string): string =>
  character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

/**
 * A value as JSON that people may read too: bidi controls, zero-width characters and the like are
 * escaped, which makes them seen and changes no value (RFC 8259, section 7).
 *
 * @param value anything that JSON can hold.
 * @param indent blanks a level; all on one line when 0.
 */
export const visibleJson = (value: object, indent = 0): string =>
  JSON.stringify(value, null, indent).replace(UNSEEN, escapeUnits);
