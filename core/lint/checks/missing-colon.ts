import type { Dialect } from "../../dialects/dialect.ts";
import type { FieldKind } from "../../syntax/document.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { LineView } from "../context.ts";
import { FIELD_NAMES, fieldOf, isPlainlySeparated, isPlausibleValue } from "../facts/fields.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";

/**
 * A name, whitespace and a value. The whitespace may be non-breaking here, as it stands for the
 * colon. A path or a star may follow the name directly.
 */
const LINE =
  /^(user-agent|disallow|allow|sitemap|crawl-delay)([ \t\u00a0]+|(?=[/*]\S*$))([^\s:].*)$/is;
const TWO_WORDS = /^([^ \t]+)([ \t]+)([^\s:].*)$/s;
const NAME_ALONE = /^(?:dis)?allow$/i;

type Message = "twoWords" | "skipped" | "misread" | "alone";

/** Whether what follows the name is a valid value for it, so that prose is not reported. */
const suits = (field: FieldKind, value: string, line: LineView): boolean => {
  if (field === "allow" || field === "disallow") return /^(?:[/*]|https?:\/\/)/i.test(value);
  if (field === "sitemap") return /^https?:\/\/|^\/|\.xml$/i.test(value);
  if (line.text.includes(":")) return false;
  if (field === "user-agent") return /^(?:\*|[.^]*[a-z][\w.*-]*(?:[ /][\w.*-]+)?)$/i.test(value);
  return /^\d/.test(value);
};

export const missingColon: Check = defineCheck({
  id: "missing-colon",
  category: "syntax",
  severity: "error",
  summary: "Require a colon between a field's name and its value",
  explanation:
    "Every line is a name, a colon and a value. Google and crawler-commons accept a line without a colon if it has exactly two words; all other readers tried skip it. If there is a colon further on, Google takes what follows that one as the value.\n\nA skipped user-agent line is the worst case: the rules below it then belong to the group above.",
  sources: [rfc9309("2.2"), googleLibrary],
  examples: {
    bad: [
      "User-agent: *\nDisallow /private/\n",
      "User-agent Googlebot\nDisallow: /\n",
      "User-agent: *\nDisallow /a b/\n",
      "User-agent: *\nDisallow/private/\n",
      "User-agent: *\nDisallow /wiki/Special:Search\n",
      "User-agent: *\nDisallow\n",
    ],
    good: ["User-agent: *\nDisallow: /private/\n", "User-agent: *\nDisallow:\n"],
  },
  messages: {
    twoWords:
      "Most crawlers skip this line, because there is no colon after `{name}`; Google understands it. Write `{right}: {value}`.",
    skipped:
      "Google and nearly all other crawlers skip this line, because there is no colon after `{name}`. Write `{right}: {value}`.",
    misread:
      "Most crawlers skip this line, because there is no colon after `{name}`; Google uses the first colon it finds and reads the value as `{read}`. Write `{right}: {value}`.",
    alone:
      "Crawlers skip this line, because there is no colon after `{name}`. Write `{name}:` and a path; without a path it blocks nothing.",
  },
  stage: "shape",
  inFile: true,
  checkLine(line, { dialect }): Finding<Message> | null {
    if (isPlainlySeparated(line)) return null;
    if (line.kind === "text" && NAME_ALONE.test(line.text)) return nameAlone(line);
    const [, name, blanks, value] = (line.missingColon ? TWO_WORDS : LINE).exec(line.text) ?? [];
    if (name === undefined || blanks === undefined || value === undefined) return null;
    // With two words, Google accepts a misspelt name as well.
    const exact = fieldOf(name);
    const field = exact === "other" && line.missingColon ? (line.field ?? exact) : exact;
    if (field === "other" && !/^crawl-delay$/i.test(name)) return null;
    if (!suits(field, value, line)) return null;
    const { from } = line.content;
    const after = from + name.length;
    const isMisread = line.kind === "directive" && !line.missingColon;
    const isGuessed = line.missingColon && field !== "other";
    const isRead = line.missingColon && readsTwoWords(dialect);
    // A misspelt name is corrected in the same fix.
    const right = exact === field ? name : FIELD_NAMES[field as Exclude<FieldKind, "other">];
    return {
      from,
      to: after,
      message: isMisread ? "misread" : isGuessed ? "twoWords" : "skipped",
      ...(isRead || field === "other" ? { severity: "warning" } : {}),
      data: { name, right, value, read: line.valueText },
      intended: field,
      fixes: isPlausibleValue(field, value)
        ? [
            {
              title: "Insert the colon",
              kind: "repair",
              edits: [{ from, to: after + blanks.length, insert: `${right}: ` }],
            },
          ]
        : [],
    };
  },
});

/** The chosen reader infers the colon, so the line works as intended. */
const readsTwoWords = ({ facts }: Dialect): boolean => facts.missingColon.value !== "not-read";

const nameAlone = ({ content, text }: LineView): Finding<Message> => ({
  ...content,
  message: "alone",
  data: { name: text },
  intended: fieldOf(text),
  fixes: [
    {
      title: "Insert the colon",
      kind: "repair",
      edits: [{ from: content.to, to: content.to, insert: ":" }],
    },
  ],
});
