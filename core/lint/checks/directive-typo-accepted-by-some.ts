import { memo } from "../../collections/memo.ts";
import type { FieldKind, RobotsDocument } from "../../syntax/document.ts";
import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import {
  FIELD_NAMES,
  fieldOf,
  listReaders,
  type Misspelling,
  misspellingsIn,
} from "../facts/fields.ts";
import { FIX_TITLES } from "../messages.ts";
import { crawlerCommons, googleLibrary, protego } from "../sources.ts";

/**
 * The misspelling in a line's key with all readers that accept it; null if none does, or it is not
 * misspelt.
 */
const acceptedMisspelling = (line: LineView, document: RobotsDocument): Misspelling | null => {
  if (line.kind !== "directive" || line.spelling === "exact" || line.field === null) return null;
  const known = misspellingsIn(document)(line.keyText);
  if (known?.isOnRecord === true) return known.acceptedBy.length === 0 ? null : known;
  // A name that begins with a misspelling Google knows: no other reader compares prefixes.
  if (line.spelling !== "typo" || line.field === "other") return null;
  return PREFIXED[line.field];
};

const onlyGoogle = (intended: string): Misspelling => ({
  intended,
  acceptedBy: ["google"],
  isOnRecord: false,
});

const PREFIXED: Readonly<Record<Exclude<FieldKind, "other">, Misspelling>> = {
  "user-agent": onlyGoogle(FIELD_NAMES["user-agent"]),
  allow: onlyGoogle(FIELD_NAMES.allow),
  disallow: onlyGoogle(FIELD_NAMES.disallow),
  sitemap: onlyGoogle(FIELD_NAMES.sitemap),
};

/** What a finding says of a misspelling: the same for thousands of lines, so made once. */
const wordsFor = memo(({ intended, acceptedBy }: Misspelling) => ({
  field: fieldOf(intended),
  readers: listReaders(acceptedBy),
  title: formatMessage(FIX_TITLES.write, { text: intended }),
}));

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
  checkLine(line, { dialect, document }) {
    const misspelling = acceptedMisspelling(line, document);
    if (misspelling === null || line.key === null) return null;
    const { from, to } = line.key;
    const { intended, acceptedBy } = misspelling;
    const { field, readers, title } = wordsFor(misspelling);
    const isMinor = acceptedBy.some((reader) => reader === dialect.id) || field === "other";
    return {
      from,
      to,
      message: field === "user-agent" ? "agent" : "other",
      severity: isMinor ? "warning" : "error",
      data: { key: line.keyText, name: intended, readers, count: acceptedBy.length },
      intended: field,
      fixes: [{ title, kind: "repair", edits: [{ from, to, insert: intended }] }],
    };
  },
});
