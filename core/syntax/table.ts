/** The packed line table: `STRIDE` 32-bit numbers per line, at these offsets. */
export const STRIDE = 8;
export const FROM = 0;
export const TO = 1;
export const FLAGS = 2;
export const KEY_FROM = 3;
export const KEY_TO = 4;
export const VALUE_FROM = 5;
export const VALUE_TO = 6;
/** Offset of `#`, or -1. */
export const COMMENT = 7;

/** The kind of line: the two lowest bits of FLAGS. */
export const KIND_MASK = 3;
export const KIND_BLANK = 0;
export const KIND_COMMENT = 1;
export const KIND_DIRECTIVE = 2;
export const KIND_TEXT = 3;

/** The field: three bits of FLAGS. */
export const FIELD_MASK: number = 7 << 2;
export const FIELD_USER_AGENT: number = 1 << 2;
export const FIELD_ALLOW: number = 2 << 2;
export const FIELD_DISALLOW: number = 3 << 2;
export const FIELD_SITEMAP: number = 4 << 2;
export const FIELD_OTHER: number = 5 << 2;
/** Two fields that only some readers use; `parse` never writes them. */
export const FIELD_CRAWL_DELAY: number = 6 << 2;
export const FIELD_REQUEST_RATE: number = 7 << 2;

/** The key is (or begins with) a misspelling that Google's library accepts. */
export const TYPO: number = 1 << 5;
/** The key continues after the recognised name. */
export const PREFIX: number = 1 << 6;
export const MISSING_COLON: number = 1 << 7;
export const TOO_LONG: number = 1 << 8;
export const NUL: number = 1 << 9;
