/** Which UTF-16 units are white space for one reader. */
export type BlankTest = (unit: number) => boolean;

/** Space, TAB, LF, VT, FF, CR: the white space of ASCII and of C's `isspace`. */
export const isAsciiBlank: BlankTest = (unit) => unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);

/** Space and TAB, RFC 9309's `WS`. */
export const isSpaceOrTab: BlankTest = (unit) => unit === 0x20 || unit === 0x09;

/** Everything up to the space, as trimmed by Java's `String.trim`. */
export const isControlOrSpace: BlankTest = (unit) => unit <= 0x20;

/** Unicode spaces beyond ASCII, including the non-breaking space. */
const isWideSpace: BlankTest = (unit) =>
  unit === 0xa0 ||
  unit === 0x1680 ||
  (unit >= 0x2000 && unit <= 0x200a) ||
  unit === 0x2028 ||
  unit === 0x2029 ||
  unit === 0x202f ||
  unit === 0x205f ||
  unit === 0x3000;

/** Unicode white space, with U+001C to U+001F and U+0085, as trimmed by Python's `str.strip`. */
export const isUnicodeBlank: BlankTest = (unit) =>
  isAsciiBlank(unit) || (unit >= 0x1c && unit <= 0x1f) || unit === 0x85 || isWideSpace(unit);

/** ECMAScript white space, as trimmed by `String.prototype.trim`: includes the byte order mark. */
export const isScriptBlank: BlankTest = (unit) =>
  isAsciiBlank(unit) || unit === 0xfeff || isWideSpace(unit);
