import { asciiLower } from "../text/ascii.ts";
import type { Span } from "../text/span.ts";
import { findCrawler } from "../vocabulary/find-crawler.ts";
import { dateAt, type Ending } from "./dates.ts";
import { isValued, TERMS } from "./terms.ts";

/** One rule of a list such as `googlebot: noindex, max-snippet: 20`. Its span is in that text. */
export interface ListedRule extends Span {
  /** In lower case. Not all are known. */
  readonly term: string;
  /** What follows its colon, in lower case; null without one. */
  readonly value: string | null;
  /** The time of `unavailable_after`; null if it has none that can be read. */
  readonly ending: Ending | null;
  /** The crawler named before it, in lower case; null if it is for all. */
  readonly agent: string | null;
}

/** What is unclear about a list, so that readers may differ. Its span is in the text. */
export interface ListNote extends Span {
  readonly kind: /** No definition of this term is known. */
    | "unknown-term"
    /** A name with a colon that is no known crawler's: rules after it are read as its own. */
    | "unknown-crawler"
    /** The date cannot be read, so the rule is ignored. */
    | "unread-date"
    /** The term needs a value and has none. */
    | "no-value"
    /**
     * Several rules follow a crawler's name. If a proxy joined two headers, only the first was
     * meant for that crawler.
     */
    | "shared-scope";
}

/** A list of rules, as read. */
export interface RuleList {
  readonly rules: readonly ListedRule[];
  readonly notes: readonly ListNote[];
}

const MARK = /[,:]/g;

/** The offset of the next comma or colon; the length if there is none. */
const nextMark = (text: string, at: number): number => {
  MARK.lastIndex = at;
  return MARK.exec(text)?.index ?? text.length;
};

const nextComma = (text: string, at: number): number => {
  const comma = text.indexOf(",", at);
  return comma < 0 ? text.length : comma;
};

const skipBlanks = (text: string, at: number): number => {
  let from = at;
  while (/\s/.test(text.charAt(from))) from++;
  return from;
};

interface Value {
  readonly to: number;
  readonly ending: Ending | null;
}

/** A value ends at a comma, except that of a weekday. */
const valueAt = (term: string, text: string, at: number): Value => {
  const from = skipBlanks(text, at);
  const date = term === "unavailable_after" ? dateAt(text, from) : null;
  const isWhole = date !== null && /^\s*(?:,|$)/.test(text.slice(date.to, date.to + 200));
  return isWhole
    ? { to: nextComma(text, date.to), ending: date }
    : { to: nextComma(text, from), ending: null };
};

/**
 * Reads the value of an `X-Robots-Tag` header, or the content of a robots meta tag. There is no
 * standard: a header's rule may be preceded by a crawler's name and a colon, which holds until the
 * next name. Accepts any text, in linear time.
 *
 * @param isScoped whether names of crawlers are read: in headers, not in tags.
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 * @see https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Robots-Tag
 */
export const readRuleList = (text: string, isScoped: boolean): RuleList => {
  const rules: ListedRule[] = [];
  const notes: ListNote[] = [];
  let agent: string | null = null;
  let ofAgent = 0;

  const add = (term: string, value: string | null, ending: Ending | null, span: Span): void => {
    rules.push({ term, value, ending, agent, ...span });
    if (agent !== null && ++ofAgent === 2) notes.push({ kind: "shared-scope", ...span });
    if (!Object.hasOwn(TERMS, term)) notes.push({ kind: "unknown-term", ...span });
    else if (isValued(term) && (value ?? "") === "") notes.push({ kind: "no-value", ...span });
    else if (term === "unavailable_after" && ending === null)
      notes.push({ kind: "unread-date", ...span });
  };

  let at = 0;
  while (at < text.length) {
    const end = nextMark(text, at);
    const from = skipBlanks(text, at);
    const written = text.slice(from, end).trimEnd();
    const name = asciiLower(written);
    const span = { from, to: from + written.length };
    const isNamed = text.charAt(end) === ":";
    at = end + 1;
    if (name === "") continue;
    if (!isNamed) {
      add(name, null, null, span);
    } else if (isScoped && !isValued(name)) {
      agent = name;
      ofAgent = 0;
      if (findCrawler(name) === null) notes.push({ kind: "unknown-crawler", ...span });
    } else {
      const { to, ending } = valueAt(name, text, at);
      const value = text.slice(at, to).trim();
      add(name, asciiLower(value), ending, {
        from,
        to: from + text.slice(from, to).trimEnd().length,
      });
      at = to + 1;
    }
  }
  return { rules, notes };
};
