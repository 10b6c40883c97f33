import type { Span } from "../../text/span.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { forbids, intendedGroups } from "../facts/groups.ts";

/** What people write next to a rule that should keep a page out of results. */
const WISH =
  /\b(?:no-?index|de-?index|(?:do not|don't|not to be|never) index(?:ed)?|(?:hide|hidden|remove[ds]?|keep|kept) (?:it |them |these |this |pages? )?(?:from|out of) (?:the )?(?:google|bing|search|index|serps?))/i;

/** A commented-out field, such as `# Noindex: /a`. */
const FIELD = /^#+[ \t]*[\w-]+[ \t]*:/;

/** Longer comments are more than a heading. */
const LONGEST_HEADING = 80;

/** The comment about a rule: after it on the line, or on a line of its own directly above. */
const commentOn = ({ lines }: FileContext, { number, comment }: LineView): Span | null => {
  if (comment !== null) return comment;
  const above = lines[number - 2];
  if (above?.kind !== "comment" || above.comment === null) return null;
  const isHeading =
    lines[number - 3]?.kind !== "comment" && above.to - above.from <= LONGEST_HEADING;
  return isHeading ? above.comment : null;
};

export const disallowIsNotDeindex: Check = defineCheck({
  id: "disallow-is-not-deindex",
  category: "policy",
  severity: "info",
  summary: "Prefer noindex to Disallow for keeping pages out of results",
  explanation:
    '`Disallow` keeps crawlers away from a page, but a search engine can still list its URL, without a description, when other pages link to it. To remove a page from the results, let it be crawled and send the header `X-Robots-Tag: noindex`, or put `<meta name="robots" content="noindex">` in the page. A crawler that may not crawl the page sees neither.\n\nThis is reported where a comment says what the rule is for, once for the file.',
  sources: ["googleUnsupported", "robotsMeta"],
  bad: [
    "User-agent: *\nDisallow: /old # noindex\n",
    "User-agent: *\n# hide from Google\nDisallow: /offers/2019/\n",
  ],
  good: [
    "User-agent: *\nDisallow: /cart/ # no use to anyone\n# Noindex: /old\nDisallow: /search\n",
  ],
  messages: {
    wish: "What is blocked here can still show up in search: crawlers see no `noindex` on blocked pages. To hide them, allow them and send `noindex`.",
  },
  check(context) {
    const { source } = context.document;
    const isWish = ({ comment }: LineView): boolean =>
      comment !== null && WISH.test(source.slice(comment.from, comment.to));
    if (!context.lines.some(isWish)) return [];
    const rules = intendedGroups(context).all.flatMap((group) => group.rules.filter(forbids));
    for (const { line, path } of rules) {
      const comment = commentOn(context, line);
      const text = comment === null ? "" : source.slice(comment.from, comment.to);
      // `/noindex/ # the noindex folder` is about a name.
      if (comment === null || FIELD.test(text) || !WISH.test(text) || WISH.test(path)) continue;
      return { ...comment, message: "wish" };
    }
    return [];
  },
});
