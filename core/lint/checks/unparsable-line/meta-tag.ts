import { findDirective } from "../../../vocabulary/directives.ts";
import { definePart, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import { isNoindexName } from "../../facts/lines.ts";
import { deleteFix } from "../../fixes/line-edits.ts";

const TAG = /^<meta\s[^>]*name\s*=\s*["']?(?:robots|googlebot|bingbot)\b/i;

const KEY = /^(?:meta[- ]?robots?|robots?[- ](?:meta|tag)|x-robots-tag)$/i;
/** A name that can also be a crawler's. */
const PLAIN_KEY = /^robots?$/i;

/** Values of such a tag that other lines may have too. */
const PLAIN_VALUES = /^(?:all|none)$/i;

/** Values of such a tag: only these, and the first of them is no ordinary word elsewhere. */
const VALUES =
  /^["']?(?:no-?index|no-?follow|index|follow|noarchive|nosnippet|noimageindex|notranslate)(?:[\s,;]+(?:no-?index|no-?follow|index|follow|noarchive|nosnippet|noimageindex|notranslate|none|all))*["']?$/i;

/** Whether the line is such a tag, or only its value. */
const isTag = ({ kind, text, missingColon }: LineView): boolean =>
  (kind === "text" || missingColon) && (TAG.test(text) || VALUES.test(text));

const isMeta = (line: LineView): boolean => {
  if (line.kind !== "directive" || line.missingColon) return false;
  if (line.field === "user-agent" || line.field === "sitemap") return false;
  const value = line.valueText;
  const first = value.charCodeAt(0);
  // A path, as in nearly all lines.
  if (first === 0x2f || first === 0x2a) return false;
  const key = line.keyText;
  if (KEY.test(key)) return true;
  if (PLAIN_KEY.test(key) && PLAIN_VALUES.test(value)) return true;
  // Names that some reader knows have their own checks.
  const isKnown = line.field === "other" && (findDirective(key) !== null || isNoindexName(key));
  return !isKnown && VALUES.test(value);
};

export const metaTag: Part = definePart({
  aliases: ["meta-robots-in-file"],
  explanation:
    '`noindex`, `nofollow` and the like belong to a page: in its HTML as `<meta name="robots" content="noindex">`, or in the header `X-Robots-Tag: noindex` of its HTTP response. No crawler looks for them in robots.txt, so the line does nothing.\n\nDo not block the page: a crawler that is kept out never sees the tag.',
  sources: ["robotsMeta", "googleUnsupported"],
  bad: [
    "User-agent: *\nDisallow: /cart/\nRobots: noindex, nofollow\n",
    "User-agent: *\nDisallow: /cart/\nX-Robots-Tag: noindex\n",
    "User-agent: *\nDisallow: noindex, nofollow\n",
    "User-agent: *\nDisallow: /cart/\nnoindex, nofollow\n",
    'User-agent: *\nDisallow: /cart/\n<meta name="robots" content="noindex">\n',
  ],
  good: ["User-agent: *\nDisallow: /cart/ # its pages say noindex themselves\n"],
  messages: {
    line: "No crawler reads `{text}` in robots.txt. Delete it. To keep pages out of search, send `X-Robots-Tag: noindex` with them and leave them unblocked.",
  },
  stage: "shape",
  checkLine(line) {
    if (!isMeta(line) && !isTag(line)) return null;
    return {
      ...line.content,
      message: "line",
      data: { text: line.text },
      fixes: [deleteFix([line])],
    };
  },
});
