import { type Check, defineCheck } from "../check.ts";
import { removing, repair } from "../fixes/fix.ts";

const QUOTES = "\"'`";
/** Values that are valid without their quotes. */
const SOUND = { path: /^(?:[/*][^\s"'`]*)?$/, agent: /^(?:\*|[A-Za-z][\w.-]*)$/ } as const;

/** A quotation mark left behind at the end of a path, which may end so only after a star. */
const LEFT_OVER = /(?<=[^*"'`])(?:"[,;]?|['`][,;])$|(?<=\/)['`]$/;

/** One that nothing in the path opens. */
const leftOverIn = (text: string): string | null => {
  const mark = LEFT_OVER.exec(text)?.[0];
  if (mark === undefined || text.slice(0, -mark.length).includes(mark.charAt(0))) return null;
  return mark;
};

export const quotedValue: Check = defineCheck({
  id: "quoted-value",
  category: "syntax",
  severity: "error",
  summary: "Avoid values in quotation marks",
  explanation:
    "Quotation marks have no meaning in this file; they are part of the value. No path starts with one and no crawler has one in its name, so the line does nothing for any reader tried.\n\nSitemap URLs in quotes have a check of their own.",
  sources: ["rfc9309#2.2", "googleLibrary"],
  bad: [
    'User-agent: *\nDisallow: "/cart/"\n',
    "User-agent: 'GPTBot'\nDisallow: /\n",
    "User-agent: *\nDisallow: `/cart/`\n",
    "User-agent: *\nDisallow: /cart/\"\nDisallow: /tmp/',\n",
  ],
  good: ["User-agent: *\nDisallow: /cart/\nDisallow: /it's/\nDisallow: /*\"\n"],
  messages: {
    left: "This rule matches nothing: crawlers read `{mark}` at the end as part of the path. Remove it.",
    quoted: "This line does nothing: crawlers read the quotation marks as part of it. Remove them.",
  },
  // Before the checks on names and paths, which would report the quotes in other ways.
  stage: "field",
  checkLine(line, { document: { source } }) {
    const { field, value } = line;
    if (value === null || field === "other" || field === "sitemap" || field === null) return null;
    const quote = source.charAt(value.from);
    if (value.to - value.from < 2) return null;
    if (!QUOTES.includes(quote)) {
      const mark = field === "user-agent" ? null : leftOverIn(line.valueText);
      if (mark === null) return null;
      const span = { from: value.to - mark.length, to: value.to };
      const fix = repair(removing(mark), { ...span, insert: "" });
      return { ...span, message: "left", data: { mark }, fixes: [fix] };
    }
    const isClosed = source.charAt(value.to - 1) === quote;
    const bare = source.slice(value.from + 1, isClosed ? value.to - 1 : value.to).trim();
    const kind = field === "user-agent" ? "agent" : "path";
    const fix = repair("Remove the quotation marks", { ...value, insert: bare });
    return { ...value, message: "quoted", fixes: [SOUND[kind].test(bare) && fix] };
  },
});
