import { type Check, defineCheck } from "../check.ts";
import { tidyLines } from "../fixes/findings-in-file.ts";
import { insertAbove } from "../fixes/line-edits.ts";
import { rfc9309, standard1994 } from "../sources.ts";

export const inlineComment: Check = defineCheck({
  id: "inline-comment",
  category: "syntax",
  severity: "hint",
  // Valid since 1994; matters only for the oldest crawlers.
  defaultOn: false,
  summary: "Prefer comments on lines of their own",
  explanation:
    "A comment may follow a directive on its line: the standards say so, and every reader tried but GNU Wget, which wants a space before the `#`, ends the value there. Guides of the first years tell of programs that took the comment for a part of the value. On a line of its own a comment does no harm to anybody.\n\nThe file is reported once.",
  sources: [standard1994, rfc9309("2.2")],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/ # no carts\n",
      "User-agent: * # all\nDisallow: # nothing\n",
    ],
    good: ["User-agent: *\n# no carts\nDisallow: /cart/\n"],
  },
  messages: {
    one: "Some old programs read this comment as part of the value; Google and others end the value at `#`. Put the comment on its own line.",
    several:
      "Some old programs read the comments on {count} lines from here on as part of the values; Google and others end a value at `#`. Put comments on their own lines.",
  },
  check(context) {
    const { document } = context;
    return tidyLines(
      context,
      context.lines,
      (line) => {
        const { comment, kind, content } = line;
        if (kind !== "directive" || comment === null) return null;
        const text = document.source.slice(comment.from, comment.to);
        const edits = [
          insertAbove(document, line, text),
          { from: content.to, to: line.to, insert: "" },
        ];
        return { at: comment, edits };
      },
      "Move the comment above",
    );
  },
});
