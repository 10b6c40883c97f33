import { asciiLower } from "../text/ascii.ts";
import type { PageTags } from "./page-tags.ts";
import { type ListedRule, type ListNote, readRuleList } from "./rule-list.ts";

/** What is known of a page: the response to a request for it, and its tags. */
export interface PageInput {
  /** The page's URL as crawlers request it. */
  readonly url: string;
  /** Null if unknown. */
  readonly status: number | null;
  /** All headers in the order in which they were sent; null if they are unknown. */
  readonly headers: readonly (readonly [name: string, value: string])[] | null;
  /** What `PageTagReader` found in the HTML; null if the HTML is unknown. */
  readonly tags: PageTags | null;
  /** The time for which dates are judged, in milliseconds since 1970; null if unknown. */
  readonly time: number | null;
}

/** Where a rule is written: the how-manieth `X-Robots-Tag` header or robots meta tag, from 0. */
export interface SignalPlace {
  readonly layer: "header" | "tag";
  readonly index: number;
  /** The header's value, or the tag's content. Spans are in it. */
  readonly text: string;
  /** The name of the tag; null for a header. */
  readonly name: string | null;
}

/** A rule for crawlers, in a header or a tag. */
export interface SignalRule extends ListedRule {
  readonly place: SignalPlace;
}

/** What is unclear about a header or a tag. */
export interface SignalNote extends ListNote {
  readonly place: SignalPlace;
}

/** The signals of one page. */
export interface Signals {
  readonly url: string;
  readonly status: number | null;
  /** The price that a response with status 402 asks for, such as `USD 0.01`; null without one. */
  readonly price: string | null;
  readonly rules: readonly SignalRule[];
  readonly notes: readonly SignalNote[];
  /** The URLs that the page names as its own, as written: of `Link` headers, then of tags. */
  readonly canonicals: readonly string[];
  /** The elements that must not be quoted, by name. */
  readonly withoutSnippet: readonly string[];
  /** Whether all headers and all tags are known; a file that is not HTML has no tags. */
  readonly headersKnown: boolean;
  readonly tagsKnown: boolean;
  readonly time: number | null;
}

const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;

/** A target and its parameters in a `Link` header (RFC 8288, section 3), as far as they are short. */
const LINK = /<([^>]{1,8192})>([^<]{0,2000})/g;
const IS_CANONICAL =
  /;\s*rel\s*=\s*(?:"(?:[^"]*\s)?canonical(?:\s[^"]*)?"|canonical)\s*(?:[;,]|$)/i;

const canonicalsIn = (header: string): readonly string[] =>
  [...header.matchAll(LINK)]
    .filter(([, , parameters = ""]) => IS_CANONICAL.test(parameters.trim()))
    .map(([, url = ""]) => url.trim());

/**
 * Reads the page-level signals: `X-Robots-Tag` headers, robots meta tags, `data-nosnippet`,
 * canonical URLs (RFC 6596), the status. Accepts anything; what cannot be read is in the notes.
 */
export const readSignals = ({ url, status, headers, tags, time }: PageInput): Signals => {
  const valuesOf = (name: string): readonly string[] =>
    (headers ?? []).filter(([each]) => asciiLower(each.trim()) === name).map(([, value]) => value);
  const places: readonly SignalPlace[] = [
    ...valuesOf("x-robots-tag").map((text, index) => ({
      layer: "header" as const,
      index,
      text,
      name: null,
    })),
    ...(tags?.metas ?? []).map(({ name, content }, index) => ({
      layer: "tag" as const,
      index,
      text: content,
      name,
    })),
  ];
  const lists = places.map((place) => {
    const { rules, notes } = readRuleList(place.text, place.layer === "header");
    const agent = place.name === "robots" ? null : place.name;
    return {
      rules: rules.map((rule) => ({ ...rule, agent: rule.agent ?? agent, place })),
      notes: notes.map((note) => ({ ...note, place })),
    };
  });
  const [type] = valuesOf("content-type");
  const isOther = type !== undefined && !HTML.test(type);
  return {
    url,
    status,
    price: valuesOf("crawler-price")[0]?.trim() ?? null,
    rules: lists.flatMap(({ rules }) => rules),
    notes: lists.flatMap(({ notes }) => notes),
    canonicals: [...valuesOf("link").flatMap(canonicalsIn), ...(tags?.canonicals ?? [])],
    withoutSnippet: tags?.withoutSnippet ?? [],
    headersKnown: headers !== null,
    tagsKnown: tags === null ? isOther : tags.isComplete,
    time,
  };
};
