/**
 * Invisible characters, and those that move others. JSON itself escapes ASCII control characters.
 */
const UNSEEN = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const escapeUnits = (character: string): string =>
  character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

/**
 * A value as JSON that is safe to display: bidi controls, zero-width characters and the like are
 * escaped, which makes them visible and changes no value (RFC 8259, section 7).
 *
 * @param value anything that JSON can represent.
 * @param indent spaces per level; 0 for a single line.
 */
export const visibleJson = (value: object, indent = 0): string =>
  JSON.stringify(value, null, indent).replace(UNSEEN, escapeUnits);
