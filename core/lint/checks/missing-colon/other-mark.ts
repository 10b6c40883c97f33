import { definePart, type Part } from "../../check.ts";
import { fieldOf, isPlainlySeparated, isPlausibleValue, suitsField } from "../../facts/fields.ts";

/** A name, and punctuation in place of the colon. The value follows. */
const HEAD = /^(user-agent|disallow|allow|sitemap|crawl-delay)([ \t]*)([:=;>|~,.–—-]+)[ \t]*/i;

/** Whether the punctuation stands for a colon rather than being part of the value or the name. */
const standsForColon = (marks: string, isApart: boolean): boolean => {
  if (marks.startsWith(":")) return /^:[:=;]+$/.test(marks);
  return isApart || !/^[-–—.,]+$/.test(marks);
};

export const otherMark: Part = definePart({
  severity: "error",
  messages: {
    dead: "Crawlers skip or misread this line, because `{marks}` is where the colon belongs. Write `{right}`.",
    guessed:
      "Most crawlers skip this line, though Google reads it: `{marks}` is where the colon belongs. Write `{right}`.",
  },
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
    const isMinor =
      field === "sitemap" || (isGuessed && dialect.facts.fieldNames.value === "prefix");
    return {
      from,
      to: from + marks.length,
      message: isGuessed ? "guessed" : "dead",
      ...(isMinor ? { severity: "warning" } : {}),
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
