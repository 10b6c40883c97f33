import type { FieldKind } from "../../syntax/document.ts";
import { asciiLower } from "../../text/ascii.ts";
import { formatMessage } from "../../text/message.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import { fieldOf, isField } from "../facts/fields.ts";
import { gluedWithin } from "../facts/glued.ts";
import { lineEndOf, splitEdits } from "../fixes/line-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

const FIX_TITLE = "Remove {text}";

const isRule = (field: FieldKind): boolean => field === "allow" || field === "disallow";

/** Whether a line has a known field whose value cannot contain directive names. */
const takesNoText = ({ keyText }: LineView): boolean =>
  (findDirective(keyText)?.takes ?? "text") !== "text";

export const gluedDirectives: Check = defineCheck({
  id: "glued-directives",
  category: "syntax",
  severity: "error",
  summary: "Avoid two directives on one line",
  explanation:
    "A line holds one directive. When a line break is lost, the second directive becomes part of the first one's path. No URL has such a path, so neither rule works for any reader tried. It is often caused by hosts and plugins that add lines to a file without a line break at its end.",
  sources: [rfc9309("2.2"), googleLibrary],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cgi-bin/Disallow: /images/\n",
      "User-agent: *\nDisallow: /cart/ Allow: /cart/help\n",
      "Sitemap: https://shop.example/sitemap.xmlUser-agent: *\nDisallow: /cart/\n",
      "User-agent: *\nDisallow: Disallow: /cart/\n",
      "User-agent: *\nAllow: Sitemap: https://shop.example/sitemap.xml\n",
      "User-agent: *\nCrawl-delay: 5 Disallow: /cart/\n",
      "User-agent: User-agent: *\nDisallow: /cart/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cgi-bin/\nDisallow: /images/\n",
      "User-agent: *\nDisallow: /wiki/allow:/\nDisallow: /Sitemap:\n",
    ],
  },
  messages: {
    glued:
      "Neither of the two directives on this line works: crawlers read `{name}` as part of the value before it. Put it on its own line.",
    doubled:
      "This line does not work: crawlers read `{name}` as the value of `{outer}`. Remove one of the two names.",
    repeated:
      "This line matches nothing: the name is there twice, and crawlers read the second `{name}` as part of the value. Remove one.",
  },
  stage: "shape",
  inFile: true,
  checkLine(line, { document }) {
    if (line.value === null || line.missingColon || !line.valueText.includes(":")) return null;
    if (line.field === null || (line.field === "other" && !takesNoText(line))) return null;
    const glued = gluedWithin(line.valueText, line.value.from);
    const [first] = glued;
    if (first === undefined) return null;
    // A directive after a crawler's name is another case.
    if (line.field === "user-agent" && first.from !== line.value.from) return null;
    if (first.from === line.value.from) {
      if (line.key === null) return null;
      const fix = { from: line.key.from, to: first.from, insert: "" };
      const field = /agent$/i.test(first.name) ? "user-agent" : fieldOf(first.name);
      const isSame =
        field === "other" ? isField(line, asciiLower(first.name)) : field === line.field;
      if (!isSame) {
        return {
          from: first.from,
          to: first.to,
          message: "doubled",
          data: { name: first.name, outer: line.keyText },
          // For a crawler's name, it is unclear whether the other directive was to follow.
          intended: line.field === "user-agent" ? line.field : field,
          holdsRule: true,
          fixes: [
            {
              title: formatMessage(FIX_TITLE, { text: shorten(line.keyText) }),
              // If two types of rule are joined, either may be the intended one.
              kind: isRule(field) && isRule(line.field) ? "suggest" : "repair",
              edits: [fix],
            },
          ],
        };
      }
      return {
        from: first.from,
        to: first.to,
        message: "repeated",
        data: { name: first.name },
        fixes: [{ title: "Remove one of them", kind: "repair", edits: [fix] }],
      };
    }
    return {
      from: first.from,
      to: first.to,
      message: "glued",
      data: { name: first.name },
      // The rules below are then meant for the agent named here.
      intended: glued.some(({ name }) => /agent$/i.test(name)) ? "user-agent" : line.field,
      holdsRule: true,
      fixes: [
        {
          title: FIX_TITLES.splitLine,
          kind: "repair",
          edits: splitEdits(document.source, glued, lineEndOf(document)),
        },
      ],
    };
  },
});
