import { statementOn } from "../dialects/describe.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { spellPattern } from "../match/spelling.ts";
import type { Encoding } from "../text/bytes.ts";
import { formatMessage } from "../text/message.ts";
import { findDirective } from "../vocabulary/directives.ts";
import { describePattern, quoted, readPattern } from "./describe-pattern.ts";
import { describeValue } from "./describe-value.ts";
import { type HoverText, sourceName } from "./hover-content.ts";
import { HOVER_MESSAGES } from "./messages.ts";

const EFFECTS = { allow: HOVER_MESSAGES.allows, disallow: HOVER_MESSAGES.blocks } as const;

/** How a rule's path is weighed against others in a dialect. */
const standing = (spelling: string, dialect: Dialect): { label: string; text: string } => {
  const { precedence } = dialect.facts;
  if (!precedence.value.startsWith("most-bytes")) {
    return { label: HOVER_MESSAGES.precedence, text: statementOn("precedence", dialect).statement };
  }
  const isPlain = precedence.value === "most-bytes-without-wildcards";
  const { length } = isPlain ? spelling.replace(/\$$/, "").replaceAll("*", "") : spelling;
  return {
    label: HOVER_MESSAGES.weight,
    text: formatMessage(HOVER_MESSAGES.weightOf, { count: length }),
  };
};

/** The meaning of a path in a dialect. */
const meaning = (value: string, type: "allow" | "disallow", dialect: Dialect): string => {
  if (dialect.facts.wildcards.value === "none" && /[*]|\$$/.test(value)) {
    return formatMessage(HOVER_MESSAGES.noWildcards, { reader: dialect.name, path: quoted(value) });
  }
  const isVoid = readPattern(value).kind === "none";
  return formatMessage(isVoid ? HOVER_MESSAGES.matches : EFFECTS[type], {
    urls: describePattern(value),
  });
};

/** The hover content for the path of a rule. */
export const hoverPath = (
  value: string,
  type: "allow" | "disallow",
  dialect: Dialect,
  encoding: Encoding,
): HoverText => {
  const spelling = spellPattern(value, dialect, encoding);
  const paragraphs = [
    meaning(value, type, dialect),
    ...(spelling === value
      ? []
      : [
          formatMessage(HOVER_MESSAGES.comparedAs, {
            reader: dialect.name,
            path: quoted(spelling),
          }),
        ]),
  ];
  return {
    title: HOVER_MESSAGES.pattern,
    paragraphs,
    facts: [standing(spelling, dialect)],
    source: dialect.facts.precedence.source,
  };
};

const isAbsolute = (value: string): boolean => /^[a-z][a-z\d+.-]*:\/\/[^/]/i.test(value);

/** The hover content for the value of any other directive; null if there is none. */
export const hoverValue = (value: string, key: string): HoverText | null => {
  const directive = findDirective(/^site-?map/i.test(key) ? "Sitemap" : key);
  if (directive === null) return null;
  const isBadUrl = directive.takes === "url" && !isAbsolute(value);
  const meaning = describeValue(directive.name, value);
  return {
    title: formatMessage(HOVER_MESSAGES.valueOf, { field: directive.name }),
    paragraphs: [
      isBadUrl ? HOVER_MESSAGES.incompleteUrl : (meaning ?? directive.summary),
      ...(meaning === null ? [] : [directive.summary]),
    ],
    facts: [
      { label: HOVER_MESSAGES.write, text: quoted(directive.syntax) },
      { label: HOVER_MESSAGES.obeyedBy, text: directive.honouredBy },
    ],
    source: { title: sourceName(directive.source), url: directive.source },
  };
};
