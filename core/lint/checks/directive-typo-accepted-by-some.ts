import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import {
  FIELD_NAMES,
  fieldOf,
  listReaders,
  type Misspelling,
  misspellingOf,
} from "../facts/field-names.ts";
import { FIX_MESSAGES } from "../messages.ts";
import { crawlerCommons, googleLibrary, protego } from "../sources.ts";

/**
 * The misspelling in a line's key with all readers that accept it; null if none does, or it is not
 * misspelt.
 */
const acceptedMisspelling = (line: LineView): Misspelling | null => {
  if (line.kind !== "directive" || line.spelling === "exact" || line.field === null) return null;
  const known = misspellingOf(line.keyText);
  if (known?.isOnRecord === true) return known.acceptedBy.length === 0 ? null : known;
  // A name that begins with a misspelling Google knows: no other reader compares prefixes.
  if (line.spelling !== "typo" || line.field === "other") return null;
  return { meant: FIELD_NAMES[line.field], acceptedBy: ["google"], isOnRecord: false };
};

export const directiveTypoAcceptedBySome: Check = defineCheck({
  id: "directive-typo-accepted-by-some",
  category: "directives",
  severity: "warning",
  summary: "Avoid misspelt names that only some crawlers understand",
  explanation:
    "Some parsers accept common misspellings: Google's accepts seven of `User-agent` and `Disallow` and one of `Sitemap`; crawler-commons and Protego have their own lists. All others skip the line. A site that looks right in a Google tool may then be open, or blocked, for everyone else.\n\nNo parser accepts a misspelt `Allow`. It is an error when the chosen reader does not accept the spelling.",
  sources: [googleLibrary, crawlerCommons, protego],
  examples: {
    bad: [
      "User-agent: *\nDisalow: /cart/\n",
      "User-agent: *\nDisallow: /\n\nuseragent: GPTBot\nDisallow: /\n",
      "User-agent: *\nDisllow: /cart/\n",
      "User-agnet: *\nDisallow: /cart/\n",
      "Site-map: https://shop.example/sitemap.xml\nUser-agent: *\nDisallow:\n",
    ],
    good: ["User-agent: *\nDISALLOW: /cart/\n"],
  },
  messages: {
    agent: {
      one: "Only {readers} understands `{key}`. Other crawlers skip the line, so the rules below apply to the group above or to no crawler. Write `{name}`.",
      other:
        "Only {readers} understand `{key}`. Other crawlers skip the line, so the rules below apply to the group above or to no crawler. Write `{name}`.",
    },
    other: {
      one: "Only {readers} understands `{key}`. Other crawlers skip the line. Write `{name}`.",
      other: "Only {readers} understand `{key}`. Other crawlers skip the line. Write `{name}`.",
    },
  },
  stage: "field",
  inFile: true,
  checkLine(line, { dialect }) {
    const misspelling = acceptedMisspelling(line);
    if (misspelling === null || line.key === null) return null;
    const { meant, acceptedBy } = misspelling;
    const field = fieldOf(meant);
    const isMinor = acceptedBy.some((reader) => reader === dialect.id) || field === "other";
    return {
      ...line.key,
      message: field === "user-agent" ? "agent" : "other",
      severity: isMinor ? "warning" : "error",
      data: {
        key: line.keyText,
        name: meant,
        readers: listReaders(acceptedBy),
        count: acceptedBy.length,
      },
      meant: field,
      fixes: [
        {
          title: formatMessage(FIX_MESSAGES.write, { text: meant }),
          kind: "repair",
          edits: [{ ...line.key, insert: meant }],
        },
      ],
    };
  },
});
