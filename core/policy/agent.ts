import type { Dialect } from "../dialects/dialect.ts";
import { asciiLower } from "../text/ascii.ts";

/** The name under which groups for every crawler are kept. */
export const GLOBAL = "*";

/** Whether a user-agent line's value stands for every crawler in a dialect. */
const isGlobalName = (value: string, dialect: Dialect): boolean =>
  value === GLOBAL ||
  (dialect.facts.globalName.value === "star-then-blank" && /^\*[ \t\v\f]/.test(value));

/**
 * The name a dialect compares of a user-agent line's value, in lower case: `*`, a product token, or
 * whatever else the dialect takes. It may be empty, which names no crawler.
 */
export const agentName = (value: string, dialect: Dialect): string => {
  if (isGlobalName(value, dialect)) return GLOBAL;
  const whole = dialect.facts.agentName.value === "whole-value";
  return asciiLower(whole ? value : leadingToken(value));
};

/** The leading run of the characters RFC 9309, section 2.2.1 allows in a product token. */
const leadingToken = (text: string): string => /^[A-Za-z_-]*/.exec(text)?.[0] ?? "";
