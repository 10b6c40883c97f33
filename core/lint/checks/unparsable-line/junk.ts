import type { FieldKind } from "../../../syntax/document.ts";
import type { Span } from "../../../text/span.ts";
import { findCrawler } from "../../../vocabulary/find-crawler.ts";
import { definePart, type Finding, type Part } from "../../check.ts";
import { COMMENT_MARKER, fieldOf, isPlausibleValue, suitsField } from "../../facts/lines.ts";
import { fixOf } from "../../fixes/fix.ts";
import { lineEndOf } from "../../fixes/line-edits.ts";
import { replaceValue } from "../../fixes/value-edits.ts";

/** Punctuation, numbers or a list letter, and a name; or a word or two before a name. */
const MARKS = /^([^a-z#]*(?:\(?[a-z][.)][ \t]*)?)(user-agent|disallow|allow|sitemap|crawl-delay)$/i;
const WORDS = /^([^\s#]+(?:[ \t]+[^\s#]+)?[ \t]+)(user-agent|disallow|allow|sitemap|crawl-delay)$/i;
/** Words that belong to a name, even if wrongly, or reverse its meaning. */
const KINDS = /^(?:image|video|news|xml|no|not|dis|do not|don't|never)[ \t]/i;

/** Paired punctuation: if one opens a line, the other may close the value. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ...[..."\"'`|"].map((mark) => [mark, mark] as const),
  ["[", "]"],
  ["(", ")"],
  ["{", "}"],
]);

/**
 * The value without the closing part of the punctuation before the key: bold type ends directly
 * after the colon.
 */
const bareValue = (value: string, junk: string): Span => {
  const bold = junk.endsWith("**") ? (/^\*\*[ \t]*/.exec(value)?.[0].length ?? 0) : 0;
  const mark = PAIRS.get(junk.slice(-1));
  const isClosed = mark !== undefined && value.endsWith(mark);
  return { from: bold, to: isClosed ? value.length - 1 : value.length };
};

export const junk: Part = definePart({
  aliases: ["junk-before-field"],
  explanation:
    "The name of a field must come first on its line. With a dash, a bullet, a number or a word before it, crawlers do not know the field and skip the line. Such marks come from lists in documents and chats.",
  sources: ["rfc9309#2.2", "googleLibrary"],
  bad: [
    "User-agent: *\n- Disallow: /cart/\n",
    "User-agent: *\n* Disallow: /cart/\n> Allow: /cart/help\n",
    "1. User-agent: *\n2. Disallow: /cart/\n",
    'User-agent: *\nDisallow:\n"Sitemap: https://shop.example/sitemap.xml"\n',
    "-en User-agent: *\nDisallow: /cart/\n",
    "User-agent: *\n**Disallow:** /cart/\n",
    "User-agent: *\nDisallow:\nGPTBot Disallow: /\n",
  ],
  good: [
    "User-agent: *\nDisallow: /-/\nDisallow: /*>/\n",
    "User-agent: *\nDisallow: /cart/\n# - Disallow: /drafts/\n",
  ],
  messages: {
    marks: "Crawlers skip this line, because `{junk}` is before `{name}`. Remove it.",
    words:
      "Crawlers skip this line, because `{junk}` is before `{name}`. Remove it, or put it on its own line.",
    agent:
      "Crawlers skip this line, because a crawler's name is before `{name}`. Name it on a line above: `User-agent: {junk}`.",
  },
  stage: "shape",
  inFile: true,
  checkLine(line, { document }): Finding<"marks" | "words" | "agent"> | null {
    if (line.field !== "other" || line.missingColon || line.key === null) return null;
    const key = line.keyText;
    if (COMMENT_MARKER.test(key)) return null;
    const match = MARKS.exec(key) ?? (KINDS.test(key) ? null : WORDS.exec(key));
    const [, junk = "", name = ""] = match ?? [];
    if (junk === "") return null;
    const isMarks = MARKS.test(key);
    const bare = bareValue(line.valueText, junk);
    const value = line.valueText.slice(bare.from, bare.to);
    const field: FieldKind = fieldOf(name);
    if (!isMarks && !suitsField(field, value)) return null;
    const { from } = line.key;
    const to = from + junk.length;
    const word = junk.trim().replace(/[,;]$/, "");
    const isAgent = (field === "allow" || field === "disallow") && findCrawler(word) !== null;
    const insert = isAgent ? `User-agent: ${word}${lineEndOf(document)}` : "";
    return {
      from,
      to: from + junk.trimEnd().length,
      message: isMarks ? "marks" : isAgent ? "agent" : "words",
      ...(field === "sitemap" ? { severity: "warning" } : {}),
      data: { junk: word, name },
      // The groups above then do not show which crawler a rule is for.
      intended: isAgent ? "user-agent" : field,
      fixes: isPlausibleValue(field, value)
        ? [
            fixOf(
              isMarks ? "repair" : "suggest",
              isAgent ? "Put the name on a line above" : isMarks ? "Remove the marks" : "Remove it",
              [
                { from, to, insert },
                ...(value === line.valueText ? [] : [replaceValue(line, value)]),
              ],
            ),
          ]
        : [],
    };
  },
});
