import { formatMessage } from "../../text/message.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import { isNoindexName } from "../facts/fields.ts";
import { hasCause } from "../facts/intended-groups.ts";
import { FIX_TITLES } from "../messages.ts";
import { rfc9309 } from "../sources.ts";

/** Lower case throughout, or each word capitalised: `user-agent`, `User-agent`, `User-Agent`. */
const PLAIN = /^[A-Za-z][a-z]*(?:-[A-Za-z][a-z]*)*$/;

/** The usual spelling of a line's name; null if it is spelt so already, or is not a name. */
const usualName = (line: LineView): string | null => {
  if (line.kind !== "directive" || line.missingColon) return null;
  if (line.field !== "other" && line.spelling !== "exact") return null;
  const key = line.keyText;
  if (PLAIN.test(key) || isNoindexName(key)) return null;
  const name = findDirective(key)?.name ?? null;
  return name === key || name?.includes("*") ? null : name;
};

export const directiveCase: Check = defineCheck({
  id: "directive-case",
  category: "directives",
  severity: "hint",
  summary: "Prefer the usual case of field names",
  explanation:
    "Upper and lower case make no difference in the name of a field: `DISALLOW` is `Disallow` to every reader tried. `User-agent`, `User-Agent` and `user-agent` are all usual; other ways are only harder to read. (In paths, case does matter.)\n\nThe file is reported once, at the first such name.",
  sources: [rfc9309("2.2")],
  examples: {
    bad: [
      "User-agent: *\nDISALLOW: /cart/\n",
      "USER-AGENT: *\nDisAllow: /cart/\nSiteMap: https://shop.example/sitemap.xml\n",
    ],
    good: [
      "User-Agent: *\nDisallow: /cart/\nCrawl-Delay: 5\n",
      "user-agent: *\ndisallow: /CART/\n",
    ],
  },
  messages: {
    one: "Every crawler reads `{key}` as `{name}`. Write `{name}`, which is easier to read.",
    several: {
      other:
        "Case does not matter in names: every crawler reads `{key}` as `{name}`. The usual case would make {count} lines easier to read.",
    },
  },
  check: (context) => {
    const unusual = context.lines.flatMap((line) => {
      const name = usualName(line);
      return name === null || line.key === null || hasCause(context, line)
        ? []
        : { key: line.key, keyText: line.keyText, name };
    });
    const [first] = unusual;
    if (first === undefined) return [];
    return [
      {
        ...first.key,
        message: unusual.length === 1 ? "one" : "several",
        data: {
          key: first.keyText,
          name: first.name,
          count: unusual.length,
        },
        fixes: [
          {
            title:
              unusual.length === 1
                ? formatMessage(FIX_TITLES.write, { text: first.name })
                : "Write all names in usual case",
            kind: "safe",
            edits: unusual.map(({ key, name }) => ({ ...key, insert: name })),
          },
        ],
      },
    ];
  },
});
