import type { Span } from "../../text/span.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { isWholeSite } from "../facts/intended-groups.ts";
import { FIX_TITLES } from "../fix-titles.ts";
import { deleteLine } from "../fixes/line-edits.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

const writeEncoded = (at: Span, text: string): Fix => ({
  title: FIX_TITLES.writePercent23,
  kind: "suggest",
  edits: [{ ...at, insert: text.replaceAll("#", "%23") }],
});

const isCutShort = ({ value, comment }: LineView): boolean =>
  comment !== null && comment.from === value?.to;

/** Whether the consecutive rules around a line include one that no comment cuts short. */
const hasCleanRule = (line: LineView, lines: readonly LineView[]): boolean => {
  for (const step of [-1, 1]) {
    for (let at = line.number - 1 + step; ; at += step) {
      const other = lines[at];
      if (other === undefined) break;
      if (other.kind === "blank" || other.kind === "comment") continue;
      if (other.field !== "allow" && other.field !== "disallow") break;
      if (!isCutShort(other)) return true;
    }
  }
  return false;
};

/** Deletes the rule; keeps its name if its crawlers would otherwise run on into the next group. */
const removeFix = (line: LineView, lines: readonly LineView[]): Fix =>
  hasCleanRule(line, lines)
    ? { title: FIX_TITLES.deleteTheRule, kind: "suggest", edits: [deleteLine(line)] }
    : {
        title: FIX_TITLES.deleteTheRule,
        kind: "suggest",
        edits: [{ from: line.content.from, to: line.to, insert: "Disallow:" }],
      };

export const hashTruncatesValue: Check = defineCheck({
  id: "hash-truncates-value",
  category: "syntax",
  severity: "warning",
  summary: "Avoid a hash sign within a path",
  explanation:
    "A `#` starts a comment wherever it stands, so a path ends there and the rule matches more than it seems to: `Disallow: /#top` blocks the whole site. Browsers and crawlers never send the part of a URL after `#` to the server, so no rule can tell such URLs apart. A `#` that really is part of a path is written `%23`.\n\nGNU Wget is the exception: it takes the `#` literally.",
  sources: [rfc9309("2.2"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /page#top#more\n",
      "User-agent: *\nDisallow: /page# its top\n",
      "Sitemap: https://shop.example/a.xml#new\nUser-agent: *\nDisallow:\n",
      "User-agent: *\nDisallow: /#top\nDisallow: /cart/\n",
      "User-agent: FooBot\nAllow: /#top\n",
    ],
    good: ["User-agent: *\nDisallow: /page # the top\nDisallow: /c%23\n"],
  },
  messages: {
    site: "Everything after `#` is a comment. What is left is `Disallow: {value}`, which blocks your whole site. Delete the line: no rule can tell apart URLs that differ only after `#`.",
    comment:
      "The path ends at `#`, where a comment starts. Put a space before it, so that nobody takes the comment for a part of the path.",
    rule: "Everything after `#` is a comment. What is left is the path `{value}`, which matches more URLs. Write `%23` if the `#` belongs to the path, or put a space before a comment.",
    sitemap:
      "Everything after `#` is a comment. What is left is `{value}`. Write `%23` if the `#` belongs to the URL, or put a space before a comment.",
  },
  stage: "value",
  inFile: true,
  checkLine(line, { lines, document: { source } }) {
    const { field, value, comment, valueText } = line;
    if (value === null || comment === null || value.from === value.to) return null;
    if (comment.from !== value.to || field === "other" || field === "user-agent") return null;
    const glued = /^#\S*/.exec(source.slice(comment.from, comment.to))?.[0] ?? "#";
    // A `#` with a space after it certainly begins a comment.
    const isSpare = glued === "#" && comment.to > comment.from + 1;
    const encoded = { from: comment.from, to: comment.from + glued.length };
    if (field === "disallow" && isWholeSite(valueText)) {
      return {
        from: value.from,
        to: comment.from + glued.length,
        message: "site",
        severity: "error",
        data: { value: valueText },
        saysBlocked: true,
        fixes: [removeFix(line, lines)],
      };
    }
    return {
      ...comment,
      ...(isSpare
        ? { message: "comment", severity: "info" }
        : { message: field === "sitemap" ? "sitemap" : "rule" }),
      data: { value: valueText },
      fixes: [
        {
          title: FIX_TITLES.putASpaceBeforeTheComment,
          kind: "suggest",
          edits: [{ from: comment.from, to: comment.from, insert: " " }],
        },
        ...(isSpare ? [] : [writeEncoded(encoded, glued)]),
      ],
    };
  },
});
