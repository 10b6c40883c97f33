import { type Check, defineCheck } from "../check.ts";
import { fieldOf, isPlainlySeparated, isPlausibleValue, suitsField } from "../facts/fields.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";

/** A name, and punctuation in place of the colon. The value follows. */
const HEAD = /^(user-agent|disallow|allow|sitemap|crawl-delay)([ \t]*)([:=;>|~,.–—-]+)[ \t]*/i;

/** Whether the punctuation stands for a colon rather than being part of the value or the name. */
const standsForColon = (marks: string, isApart: boolean): boolean => {
  if (marks.startsWith(":")) return /^:[:=;]+$/.test(marks);
  return isApart || !/^[-–—.,]+$/.test(marks);
};

export const wrongSeparator: Check = defineCheck({
  id: "wrong-separator",
  category: "syntax",
  severity: "error",
  summary: "Avoid other marks in place of the colon",
  explanation:
    "The name of a field is followed by a colon. With `=`, `;`, a dash or two colons, the line means nothing to most readers: none of those tried reads `Disallow = /x`. Google's parser accepts a few cases, such as `Disallow; /x`; then it is a warning.",
  sources: [rfc9309("2.2"), googleLibrary],
  examples: {
    bad: [
      "User-agent: *\nDisallow = /cart/\n",
      "User-agent: *\nDisallow; /cart/\n",
      "User-agent=*\nDisallow=/cart/\n",
      "User-agent:: *\nDisallow: /cart/\n",
      "User-agent: *\nDisallow:\n\nSitemap=https://shop.example/sitemap.xml\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart=1\nDisallow: /a:b\nDisallow:/*;x\n",
      "User-agent: *\nDisallow: /cart/\nAllow:/$\n",
    ],
  },
  messages: {
    dead: "Crawlers skip or misread this line, because `{marks}` is where the colon belongs. Write `{right}`.",
    guessed:
      "Most crawlers skip this line, because `{marks}` is where the colon belongs; Google happens to understand it. Write `{right}`.",
  },
  stage: "shape",
  inFile: true,
  checkLine(line, { dialect }) {
    if (isPlainlySeparated(line)) return null;
    const { text, content } = line;
    const [head, name, lead, marks] = HEAD.exec(text) ?? [];
    if (head === undefined || name === undefined || marks === undefined || marks === ":") {
      return null;
    }
    const value = text.slice(head.length);
    const blanks = head.length - name.length - marks.length;
    const field = fieldOf(name);
    if (!standsForColon(marks, blanks > 0 || /^[/*]/.test(value)) || !suitsField(field, value)) {
      return null;
    }
    const after = content.from + name.length;
    const from = after + (lead?.length ?? 0);
    const valueFrom = content.from + head.length;
    const isGuessed = line.field === field && line.valueText === value;
    return {
      from,
      to: from + marks.length,
      message: isGuessed ? "guessed" : "dead",
      ...(isGuessed && dialect.facts.fieldNames.value === "prefix" ? { severity: "warning" } : {}),
      data: { marks, right: value === "" ? `${name}:` : `${name}: ${value}` },
      intended: field,
      // A colon would reveal another fault, which a webmaster has to fix first.
      fixes: isPlausibleValue(field, value)
        ? [
            {
              title: "Write a colon",
              kind: "repair",
              edits: [{ from: after, to: valueFrom, insert: value === "" ? ":" : ": " }],
            },
          ]
        : [],
    };
  },
});
