import { definePart, type Part } from "../../check.ts";
import { FIELD_NAMES, fieldOf, suitsField } from "../../facts/lines.ts";
import { suggest } from "../../fixes/fix.ts";

/** One word or similar, not a sentence that ends in a field's name. */
const NAME = /^[\w*.-]+(?:[ /][\w.-]+)?$/;

export const reversed: Part = definePart({
  aliases: ["reversed-syntax"],
  explanation:
    "The name of a field comes first, then the colon and the value. The other way round, crawlers take the value for the name of an unknown field and skip the line. A survey of 75,000 files in 2005 listed this first among the common mistakes.",
  sources: ["rfc9309#2.2"],
  bad: [
    "User-agent: *\n/cgi-bin/: Disallow\n",
    "Googlebot: User-agent\nDisallow: /cart/\n",
    "User-agent: *\nDisallow:\nhttps://shop.example/sitemap.xml: Sitemap\n",
  ],
  good: ["User-agent: *\nDisallow: /cgi-bin/\nDisallow: /wiki/a:Allow\n"],
  messages: {
    reversed:
      "Crawlers skip this line, because the value is before its name. Write `{name}: {value}`.",
  },
  stage: "shape",
  checkLine(line) {
    if (line.field !== "other" || line.missingColon) return null;
    const { text, content } = line;
    const colon = text.lastIndexOf(":");
    const field = fieldOf(text.slice(colon + 1).trim());
    if (field === "other") return null;
    const value = text.slice(0, colon).trim();
    if (!suitsField(field, value) || (field === "user-agent" && !NAME.test(value))) return null;
    const name = FIELD_NAMES[field];
    return {
      ...content,
      message: "reversed",
      data: { value, name },
      intended: field,
      fixes: [suggest("Swap the sides", { ...content, insert: `${name}: ${value}` })],
    };
  },
});
