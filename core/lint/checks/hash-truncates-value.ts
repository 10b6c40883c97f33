import type { Span } from "../../text/span.ts";
import { type Check, defineCheck } from "../check.ts";
import type { Fix } from "../diagnostic.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

const writeEncoded = (at: Span, text: string): Fix => ({
  title: "Write %23",
  kind: "suggest",
  edits: [{ ...at, insert: text.replaceAll("#", "%23") }],
});

export const hashTruncatesValue: Check = defineCheck({
  id: "hash-truncates-value",
  category: "syntax",
  severity: "warning",
  summary: "Avoid a hash sign directly after a path",
  explanation:
    "A `#` starts a comment wherever it stands, so a path ends there and the rule matches more than it seems to. Browsers and crawlers never send the part of a URL after `#` to the server, so no rule can tell such URLs apart. A `#` that really is part of a path is written `%23`.\n\nGNU Wget is the exception: it takes the `#` literally.",
  sources: [rfc9309("2.2"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /page#top#more\n",
      "User-agent: *\nDisallow: /page# its top\n",
      "Sitemap: https://shop.example/a.xml#new\nUser-agent: *\nDisallow:\n",
    ],
    good: ["User-agent: *\nDisallow: /page # the top\nDisallow: /c%23\n"],
  },
  messages: {
    rule: "`#` starts a comment, so crawlers read `{value}` only, which matches more. Write `%23` for a real hash, or put a blank before a comment.",
    sitemap:
      "`#` starts a comment, so crawlers read `{value}` only. Write `%23` for a real hash, or put a blank before a comment.",
  },
  stage: "value",
  inFile: true,
  checkLine({ field, value, comment, valueText }, { document: { source } }) {
    if (value === null || comment === null || value.from === value.to) return null;
    if (comment.from !== value.to || field === "other" || field === "user-agent") return null;
    const glued = /^#\S*/.exec(source.slice(comment.from, comment.to))?.[0] ?? "#";
    // A mark with a blank behind it begins a comment for sure.
    const isSpare = glued === "#" && comment.to > comment.from + 1;
    const encoded = { from: comment.from, to: comment.from + glued.length };
    return {
      ...comment,
      message: field === "sitemap" ? "sitemap" : "rule",
      data: { value: valueText },
      fixes: [
        {
          title: "Put a blank before the comment",
          kind: "suggest",
          edits: [{ from: comment.from, to: comment.from, insert: " " }],
        },
        ...(isSpare ? [] : [writeEncoded(encoded, glued)]),
      ],
    };
  },
});
