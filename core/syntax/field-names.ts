import {
  FIELD_ALLOW,
  FIELD_DISALLOW,
  FIELD_OTHER,
  FIELD_SITEMAP,
  FIELD_USER_AGENT,
  PREFIX,
  TYPO,
} from "./table.ts";

interface FieldName {
  readonly name: string;
  readonly flags: number;
}

/**
 * Names by which a key is recognised, as prefixes and without regard to ASCII case, in the order
 * google/robotstxt tries them (robots.cc, `ParsedRobotsKey::Parse`, commit 22b355f). Grouped by
 * first letter so that a key is compared with a handful at most.
 */
const NAMES: ReadonlyMap<number, readonly FieldName[]> = new Map([
  [
    0x75,
    [
      { name: "user-agent", flags: FIELD_USER_AGENT },
      { name: "useragent", flags: FIELD_USER_AGENT | TYPO },
      { name: "user agent", flags: FIELD_USER_AGENT | TYPO },
    ],
  ],
  [0x61, [{ name: "allow", flags: FIELD_ALLOW }]],
  [
    0x64,
    [
      { name: "disallow", flags: FIELD_DISALLOW },
      { name: "dissallow", flags: FIELD_DISALLOW | TYPO },
      { name: "dissalow", flags: FIELD_DISALLOW | TYPO },
      { name: "disalow", flags: FIELD_DISALLOW | TYPO },
      { name: "diasllow", flags: FIELD_DISALLOW | TYPO },
      { name: "disallaw", flags: FIELD_DISALLOW | TYPO },
    ],
  ],
  [
    0x73,
    [
      { name: "sitemap", flags: FIELD_SITEMAP },
      { name: "site-map", flags: FIELD_SITEMAP | TYPO },
    ],
  ],
]);

const hasPrefix = (source: string, from: number, to: number, name: string): boolean => {
  if (to - from < name.length) return false;
  for (let index = 0; index < name.length; index++) {
    let unit = source.charCodeAt(from + index);
    // ASCII case folding by hand: toLowerCase() would also fold U+212A and U+0130.
    if (unit >= 0x41 && unit <= 0x5a) unit |= 0x20;
    if (unit !== name.charCodeAt(index)) return false;
  }
  return true;
};

/**
 * The field bits of the key at `[from, to)`: the field, and whether it is misspelt or has more
 * characters.
 */
export const fieldFlags = (source: string, from: number, to: number): number => {
  const names = NAMES.get(source.charCodeAt(from) | 0x20);
  if (names === undefined) return FIELD_OTHER;
  for (const { name, flags } of names) {
    if (hasPrefix(source, from, to, name)) return to - from > name.length ? flags | PREFIX : flags;
  }
  return FIELD_OTHER;
};
