import { memo } from "../../../collections/memo.ts";
import type { FieldKind, RobotsDocument } from "../../../syntax/document.ts";
import { formatMessage } from "../../../text/message.ts";
import { definePart, type Finding, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import {
  FIELD_NAMES,
  fieldOf,
  isWithoutAddress,
  listReaders,
  type Misspelling,
  misspellingsIn,
} from "../../facts/fields.ts";
import { type SkippedAgent, skippedAgent, wordsAbout } from "../../facts/skipped-line.ts";
import { FIX_TITLES, SKIPPED_AGENT } from "../../messages.ts";

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

export const misspelt: Part = definePart({
  severity: "warning",
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
    const { from, to } = line.key;
    const { intended, acceptedBy } = misspelling;
    const { field, readers, title } = wordsFor(misspelling);
    const edit = { from, to, insert: intended };
    const skipped = field === "user-agent" ? skippedAgent(context, line) : null;
    const isMinor =
      acceptedBy.some((reader) => reader === context.dialect.id) ||
      field === "other" ||
      field === "sitemap";
    return {
      from,
      to,
      message: skipped?.kind ?? "other",
      severity: isMinor && skipped?.kind !== "closes" ? "warning" : "error",
      data: {
        key: line.keyText,
        readers,
        count: acceptedBy.length,
        ...wordsAbout(skipped),
        name: intended,
      },
      intended: field,
      fixes: [{ title, kind: "repair", edits: [edit] }],
    };
  },
});
