import { type Check, defineCheck } from "../check.ts";
import { gluedWithin } from "../facts/lines.ts";
import { suggest } from "../fixes/fix.ts";
import { lineEndOf } from "../fixes/line-edits.ts";

/** A comment that consists of a directive, which was commented out on purpose. */
const COMMENTED_OUT = /^#[\s#]*(?:user-?agent|(?:dis)?allow|sitemap|crawl-delay)\s*:/i;
/** The end of a word or a row of punctuation, but not of a path or a longer name. */
const ENDS_WORD = /(?:[\p{L}\p{N}.!?)"'*=]|[-_~#]{2})$/u;
/** A directive that fills the rest of its line; a sentence would continue. */
const WHOLE_DIRECTIVE = /^[A-Z][\w-]*[ \t]*:[ \t]*\S*[ \t]*(?:#|$)/;

export const gluedComment: Check = defineCheck({
  id: "glued-comment",
  category: "syntax",
  severity: "warning",
  summary: "Avoid directives glued to a comment",
  explanation:
    "Everything after `#` is a comment, so a directive in it has no effect. That happens when a line break is lost: a plugin writes its mark, such as `# END BLOCK`, without a line break, and the next line is added right after it.\n\nA directive that is commented out as a whole is not reported, nor is one that a comment only mentions.",
  sources: ["rfc9309#2.2"],
  bad: [
    "User-agent: *\n# END PLUGIN BLOCKDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/ # cartsDisallow: /drafts/\n",
  ],
  good: [
    "User-agent: *\nDisallow:\n#Disallow: /cart/\n# must be changed to read Disallow: /shop/admin/\n# each block names a crawler.User-agent: lines come first, then rules\n",
  ],
  messages: {
    glued:
      "Crawlers ignore this `{name}`: it is part of the comment before it. If a line break got lost, put it back.",
  },
  check: (context) => {
    const { document } = context;
    const { source } = document;
    return context.lines.flatMap(({ comment }) => {
      if (comment === null) return [];
      const text = source.slice(comment.from, comment.to);
      if (!text.includes(":") || COMMENTED_OUT.test(text)) return [];
      const glued = gluedWithin(text, comment.from).find(
        ({ from }) =>
          ENDS_WORD.test(source.slice(Math.max(comment.from, from - 2), from)) &&
          WHOLE_DIRECTIVE.test(source.slice(from, comment.to)),
      );
      if (glued === undefined) return [];
      const { name, from, to } = glued;
      const lineBreak = { from, to: from, insert: lineEndOf(document) };
      const fix = suggest("Break the line before it", lineBreak);
      return { from, to, message: "glued", data: { name }, fixes: [fix] };
    });
  },
});
