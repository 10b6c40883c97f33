import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import { asciiLower } from "../text/ascii.ts";
import type { Span } from "../text/span.ts";
import { percentDecode } from "../text/utf8.ts";

/** The name under which groups for every crawler are stored. */
export const GLOBAL = "*";

/** A name in a user-agent line, in lower case, and its position in the value. */
export interface NameInValue extends Span {
  readonly name: string;
}

/**
 * The part of a text that can be a product token: its leading letters, hyphens and underscores (RFC
 * 9309, section 2.2.1). Empty if it begins with anything else.
 */
export const leadingToken = (text: string): string => /^[A-Za-z_-]*/.exec(text)?.[0] ?? "";

const whole = (value: string, name: string = value): readonly NameInValue[] => [
  { name: asciiLower(name), from: 0, to: value.length },
];

/** The same, for readers that ignore an empty name. */
const unlessEmpty = (value: string, name: string): readonly NameInValue[] =>
  name === "" ? [] : whole(value, name);

const tokenOrWhole = (value: string): readonly NameInValue[] => {
  const token = leadingToken(value);
  const asToken = { name: asciiLower(token), from: 0, to: token.length };
  if (token === "" || token === value) return unlessEmpty(value, value);
  return [asToken, ...whole(value)];
};

const words = (value: string): readonly NameInValue[] =>
  Array.from(value.matchAll(/[^ \t]+/g), ({ 0: word, index }) => ({
    name: asciiLower(word),
    from: index,
    to: index + word.length,
  }));

const withAndWithoutStars = (value: string): readonly NameInValue[] => {
  const bare = value.includes("*") ? value.replaceAll("*", "") : "";
  return [...unlessEmpty(value, value), ...unlessEmpty(value, bare)];
};

/**
 * The names that each setting finds in a value. `*` alone has been handled unless names can be
 * lists.
 */
const NAMES: Readonly<
  Record<DialectFacts["agentName"]["value"], (value: string) => readonly NameInValue[]>
> = {
  "leading-token": (value) => whole(value, leadingToken(value)),
  "whole-value": (value) => whole(value),
  "token-or-whole": tokenOrWhole,
  "before-slash": (value) => unlessEmpty(value, beforeSlash(value)),
  "percent-decoded": (value) =>
    whole(
      value,
      percentDecode(value, () => false),
    ),
  words,
  "with-and-without-stars": withAndWithoutStars,
};

/** Whether a user-agent line's value means every crawler in a dialect. */
const isGlobalName = (value: string, dialect: Dialect): boolean =>
  value === GLOBAL ||
  (dialect.facts.globalName.value === "star-then-blank" && /^\*[ \t\v\f]/.test(value));

/**
 * The names that a dialect compares of a user-agent line's value, in lower case: `*`, a product
 * token, or whatever else the dialect accepts. A name may be empty, which matches no crawler; there
 * may be none.
 */
export const agentNames = (value: string, dialect: Dialect): readonly NameInValue[] =>
  isGlobalName(value, dialect) ? whole(value, GLOBAL) : NAMES[dialect.facts.agentName.value](value);

/**
 * The first of the names that a dialect compares of a user-agent line's value; empty if there is
 * none.
 */
export const agentName = (value: string, dialect: Dialect): string =>
  agentNames(value, dialect)[0]?.name ?? "";

/** The part of a name before the first `/`, where a version would begin. */
export const beforeSlash = (name: string): string => {
  const slash = name.indexOf("/");
  return (slash < 0 ? name : name.slice(0, slash)).trim();
};
