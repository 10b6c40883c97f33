import { memo } from "../collections/memo.ts";
import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import {
  FIELD_ALLOW,
  FIELD_CRAWL_DELAY,
  FIELD_DISALLOW,
  FIELD_MASK,
  FIELD_OTHER,
  FIELD_REQUEST_RATE,
  FIELD_SITEMAP,
  FIELD_USER_AGENT,
  MISSING_COLON,
  PREFIX,
  TYPO,
} from "../syntax/table.ts";
import { asciiLower } from "../text/ascii.ts";

/** Names in lower case, each with the bits of its field. */
export type FieldNames = ReadonlyMap<string, number>;

const STANDARD: readonly (readonly [string, number])[] = [
  ["user-agent", FIELD_USER_AGENT],
  ["allow", FIELD_ALLOW],
  ["disallow", FIELD_DISALLOW],
  ["sitemap", FIELD_SITEMAP],
  ["crawl-delay", FIELD_CRAWL_DELAY],
  ["request-rate", FIELD_REQUEST_RATE],
];

const named = (field: number, names: string): readonly (readonly [string, number])[] =>
  names.split(", ").map((name) => [name, field]);

/** The names that each list adds. */
const LISTS: Readonly<
  Record<DialectFacts["fieldTypos"]["value"], readonly (readonly [string, number])[]>
> = {
  none: [],
  "google-list": [
    ...named(FIELD_USER_AGENT, "useragent, user agent"),
    ...named(FIELD_DISALLOW, "dissallow, dissalow, disalow, diasllow, disallaw"),
    ...named(FIELD_SITEMAP, "site-map"),
  ],
  "crawler-commons-list": [
    ...named(
      FIELD_USER_AGENT,
      "useragent, useg-agent, ser-agent, users-agent, user agent, user-agnet, user-agents",
    ),
    ...named(
      FIELD_DISALLOW,
      "desallow, dissallow, dissalow, disalow, dssalow, dsallow, diasllow, disallaw, diallow, disallows, disllow",
    ),
    ...named(FIELD_CRAWL_DELAY, "crawl delay, clawl-delay, craw-delay, crawl-deley"),
    ...named(FIELD_SITEMAP, "sitemaps"),
  ],
};

/** The field names of a dialect. */
export const fieldNamesOf = ({ facts }: Dialect): FieldNames =>
  new Map([...STANDARD, ...LISTS[facts.fieldTypos.value]]);

/** The field bits of a key in lower case; `FIELD_OTHER` for one the dialect does not use. */
const fieldBits = (names: FieldNames, key: string): number => names.get(key) ?? FIELD_OTHER;

/** The bits of a row's field in a dialect; 0 for a line it does not read. */
export type FieldReader = (source: string, flags: number, keyFrom: number, keyTo: number) => number;

const INEXACT: number = PREFIX | TYPO;

/** A dialect's field recognition, created once. Exactly spelt names cost nothing to recognise. */
export const fieldReaderOf: (dialect: Dialect) => FieldReader = memo((dialect) => {
  const names = fieldNamesOf(dialect);
  const { fieldNames, fieldTypos, missingColon, allow, crawlDelay } = dialect.facts;
  const unread = missingColon.value === "not-read" ? MISSING_COLON : 0;
  const byPrefix = fieldNames.value === "prefix";
  const accepted = byPrefix ? (fieldTypos.value === "none" ? PREFIX : INEXACT) : 0;
  const hidden = allow.value === "read" ? -1 : FIELD_ALLOW;
  // The document's rows identify all fields that Google knows; only others are looked up.
  const knowsNoOthers =
    byPrefix && fieldTypos.value === "google-list" && crawlDelay.value === "not-read";
  return (source, flags, keyFrom, keyTo) => {
    if ((flags & unread) !== 0) return 0;
    const field = flags & FIELD_MASK;
    const isPlain = knowsNoOthers || (field !== FIELD_OTHER && (flags & INEXACT & ~accepted) === 0);
    const seen = isPlain ? field : fieldBits(names, asciiLower(source.slice(keyFrom, keyTo)));
    return seen === hidden ? FIELD_OTHER : seen;
  };
});
