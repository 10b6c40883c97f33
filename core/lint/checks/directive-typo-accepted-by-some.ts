import { memo } from "../../collections/memo.ts";
import { memoByValue } from "../../collections/memo-by-value.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { LineView } from "../context.ts";
import {
  FIELD_NAMES,
  fieldOf,
  isWithoutAddress,
  listReaders,
  type Misspelling,
  misspellingsIn,
  suitsField,
} from "../facts/lines.ts";
import { type SkippedAgent, skippedAgent, wordsAbout } from "../facts/skipped-line.ts";
import { repair, writing } from "../fixes/fix.ts";
import { commentOutFix } from "../fixes/line-edits.ts";
import { SKIPPED_AGENT } from "../messages.ts";

/**
 * The misspelling in a line's key with all readers that accept it; null if none does, or it is not
 * misspelt.
 */
const acceptedMisspelling = (line: LineView, document: RobotsDocument): Misspelling | null => {
  if (line.kind !== "directive" || line.spelling === "exact" || line.field === null) return null;
  const known = misspellingsIn(document)(line.keyText);
  if (known?.isOnRecord === true) return known.acceptedBy.length === 0 ? null : known;
  // A name that only begins like one: no other reader compares prefixes.
  const isOne = line.spelling === "typo" || (line.spelling === "prefix" && !line.missingColon);
  return isOne && line.field !== "other" ? onlyGoogle(FIELD_NAMES[line.field]) : null;
};

const onlyGoogle = memoByValue(
  (intended: string): Misspelling => ({ intended, acceptedBy: ["google"], isOnRecord: false }),
);

/** What a finding says of a misspelling: the same for thousands of lines, so made once. */
const wordsFor = memo(({ intended, acceptedBy }: Misspelling) => ({
  field: fieldOf(intended),
  readers: listReaders(acceptedBy),
  title: writing(intended),
}));

export const directiveTypoAcceptedBySome: Check = defineCheck({
  id: "directive-typo-accepted-by-some",
  aliases: ["directive-prefix-accepted"],
  category: "directives",
  severity: "warning",
  summary: "Avoid misspelt names that only some crawlers understand",
  explanation:
    "Some parsers accept common misspellings: Google's accepts seven of `User-agent` and `Disallow` and one of `Sitemap`; crawler-commons and Protego have their own lists. All others skip the line. A site that looks right in a Google tool may then be open, or blocked, for everyone else.\n\nIt is an error when the chosen reader does not accept the spelling, and where the line is a `User-agent` whose rules block the site for others.\n\nGoogle's parser only checks how a name starts: it reads `Disallowed` and `Disallow-all` as `Disallow`, and `Allow indexing of` as `Allow`. No other reader tried does that; they skip the line. It is an error where one of them is chosen.",
  sources: ["googleLibrary", "crawlerCommons", "protego", "rfc9309#2.2"],
  bad: [
    "User-agent: *\nDisalow: /cart/\n",
    "User-agent: *\nDisallow: /\n\nuseragent: GPTBot\nDisallow: /\n",
    "User-agent: *\nDisallow: /cart/\n\nuseragent: GPTBot\nDisallow: /\n",
    "useragent: GPTBot\nDisallow: /\n",
    "Site-map: https://shop.example/sitemap.xml\nUser-agent: *\nDisallow:\n",
    "User-agent: *\nDisallowed: /cart/\n",
    "User-agent: *\nDisallow:\nAllow for all robots: yes\n",
  ],
  good: ["User-agent: *\nDISALLOW: /cart/\n"],
  stage: "field",
  inFile: true,
  messages: {
    ...SKIPPED_AGENT,
    other: {
      one: "Only {readers} understands `{key}`. All others skip this line. Write `{name}`.",
      other: "Only {readers} understand `{key}`. All others skip this line. Write `{name}`.",
    },
  },
  checkLine(line, context): Finding<SkippedAgent["kind"] | "other"> | null {
    const misspelling = acceptedMisspelling(line, context.document);
    if (misspelling === null || line.key === null || isWithoutAddress(line)) return null;
    const { key, keyText } = line;
    const { intended, acceptedBy } = misspelling;
    const { field, readers, title } = wordsFor(misspelling);
    const skipped = field === "user-agent" ? skippedAgent(context, line) : null;
    // A sentence that begins with a name.
    const isPhrase =
      line.spelling === "prefix" && (/[ \t]/.test(keyText) || !suitsField(field, line.valueText));
    const { id, facts } = context.dialect;
    const isMinor =
      acceptedBy.some((reader) => reader === id) ||
      (line.spelling === "prefix" && facts.fieldNames.value === "prefix") ||
      isPhrase ||
      field === "other" ||
      field === "sitemap";
    const said = { key: keyText, readers, count: acceptedBy.length, name: intended };
    return {
      ...key,
      message: skipped?.kind ?? "other",
      severity: isMinor && skipped?.kind !== "closes" ? "warning" : "error",
      data: { ...said, ...wordsAbout(skipped) },
      intended: field,
      fixes: [isPhrase ? commentOutFix([line]) : repair(title, { ...key, insert: intended })],
    };
  },
});
