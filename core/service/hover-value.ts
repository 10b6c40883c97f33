import { statementOn } from "../dialects/describe.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { spellPattern } from "../match/spelling.ts";
import type { Encoding } from "../text/bytes.ts";
import { findDirective } from "../vocabulary/directives.ts";
import { describePattern, quoted, readPattern } from "./describe-pattern.ts";
import { describeValue } from "./describe-value.ts";
import { hostOf } from "./host-of.ts";
import type { HoverText } from "./hover-content.ts";

const VERBS = { allow: "Allows", disallow: "Blocks" } as const;

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** How a rule's path counts against others, as a dialect has it. */
const standing = (spelling: string, dialect: Dialect): { label: string; text: string } => {
  const { precedence } = dialect.facts;
  if (!precedence.value.startsWith("most-bytes")) {
    return { label: "Precedence", text: statementOn("precedence", dialect).statement };
  }
  const isPlain = precedence.value === "most-bytes-without-wildcards";
  const { length } = isPlain ? spelling.replace(/\$$/, "").replaceAll("*", "") : spelling;
  const bytes = `${length.toLocaleString("en")} ${length === 1 ? "byte" : "bytes"}`;
  return { label: "Weight", text: `${bytes}: of the rules that match, the longest wins` };
};

/** What a path says to a dialect. */
const meaning = (value: string, type: "allow" | "disallow", dialect: Dialect): string => {
  if (dialect.facts.wildcards.value === "none" && /[*]|\$$/.test(value)) {
    return `${dialect.name} has no wildcards and compares ${quoted(value)} character by character.`;
  }
  const described = describePattern(value);
  return readPattern(value).kind === "none"
    ? sentence(`matches ${described}`)
    : `${VERBS[type]} ${described}.`;
};

/** What is said about the path of a rule. */
export const hoverPath = (
  value: string,
  type: "allow" | "disallow",
  dialect: Dialect,
  encoding: Encoding,
): HoverText => {
  const spelling = spellPattern(value, dialect, encoding);
  const paragraphs = [
    meaning(value, type, dialect),
    ...(spelling === value ? [] : [`${dialect.name} compares it as ${quoted(spelling)}.`]),
  ];
  return {
    title: `Path pattern`,
    paragraphs,
    facts: [standing(spelling, dialect)],
    source: dialect.facts.precedence.source,
  };
};

const isAbsolute = (value: string): boolean => /^[a-z][a-z\d+.-]*:\/\/[^/]/i.test(value);

/** What is said about the value of any other directive; null when there is nothing to say. */
export const hoverValue = (value: string, key: string): HoverText | null => {
  const directive = findDirective(/^site-?map/i.test(key) ? "Sitemap" : key);
  if (directive === null) return null;
  const isBadUrl = directive.takes === "url" && !isAbsolute(value);
  const meaning = describeValue(directive.name, value);
  return {
    title: `Value of ${directive.name}`,
    paragraphs: [
      isBadUrl
        ? "This is not a complete URL: add the scheme and host, as in `https://shop.example/sitemap.xml`."
        : (meaning ?? directive.summary),
      ...(meaning === null ? [] : [directive.summary]),
    ],
    facts: [
      { label: "Write", text: quoted(directive.syntax) },
      { label: "Followed by", text: directive.honouredBy },
    ],
    source: { title: hostOf(directive.source), url: directive.source },
  };
};
