import type { Line } from "../syntax/document.ts";
import { parse, textOf } from "../syntax/parse.ts";
import { asciiLower } from "../text/ascii.ts";
import { findDirective } from "../vocabulary/directives.ts";
import { fieldSpellings } from "../vocabulary/misspellings.ts";

/** How much of a text is a robots.txt. */
export interface RobotsLines {
  /** Lines with a field of robots.txt, well spelt or not. */
  readonly fields: number;
  /** Of those, lines that open a group, and lines that hold a rule or a sitemap. */
  readonly agents: number;
  readonly rules: number;
  /** Comments. */
  readonly comments: number;
  /** The lines that are neither blank nor a comment nor have a field. */
  readonly others: readonly string[];
}

const MISSPELT: ReadonlySet<string> = new Set(fieldSpellings.map(({ seen }) => seen));

/** Fields that some crawler reads, or that many files have: no header or sentence begins so. */
const isListed = (key: string): boolean => {
  const directive = findDirective(key);
  return (
    MISSPELT.has(asciiLower(key)) || (directive !== null && directive.status !== "non-standard")
  );
};

/**
 * Counts the lines of a text that are those of a robots.txt, in the most lenient reading. A field
 * without its colon counts if its value can be nothing else.
 */
export const robotsLines = (text: string): RobotsLines => {
  const document = parse(text);
  const others: string[] = [];
  const counts = { fields: 0, agents: 0, rules: 0, comments: 0 };
  const isField = ({ field, key, value, missingColon }: Line): boolean => {
    if (field === null || key === null) return false;
    if (missingColon) return field !== "other" && /^[/*]/.test(textOf(document, value ?? key));
    return field !== "other" || isListed(textOf(document, key));
  };
  for (const line of document.lines) {
    if (line.kind === "blank") continue;
    if (line.kind === "comment") counts.comments++;
    else if (!isField(line)) others.push(textOf(document, line));
    else {
      counts.fields++;
      if (line.field === "user-agent") counts.agents++;
      else if (line.field !== "other") counts.rules++;
    }
  }
  return { ...counts, others };
};
