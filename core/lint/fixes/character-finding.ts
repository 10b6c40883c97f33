import type { Line } from "../../syntax/document.ts";
import { parseLine } from "../../syntax/parse.ts";
import type { Finding } from "../check.ts";
import type { Edit, Fix, FixKind } from "../diagnostic.ts";
import { isKnown, type UsedPart } from "../facts/characters.ts";
import { SKIPPED_BY } from "../messages.ts";
import { applyEdits } from "./apply.ts";

/** The part of a value that Google reads: of a crawler's name, its leading letters. */
const readByGoogle = ({ field, value }: Line, text: string): string => {
  const given = value === null ? "" : text.slice(value.from, value.to);
  return field === "user-agent" ? (/^[a-z_-]+/i.exec(given)?.[0] ?? given) : given;
};

/**
 * The finding for characters that break a line. Null when the line would mean nothing without them
 * either: then they are not what is wrong with it. A warning where Google reads the line as if they
 * were not there, or never; `{who}` in the message says whom they keep from it.
 *
 * @param edits replacements of the characters, in order, at least one, within the part. The finding
 *   marks the first.
 */
export const characterFinding = <M extends string>(
  part: UsedPart,
  edits: readonly Edit[],
  message: M,
  data: NonNullable<Finding["data"]>,
  title: string,
  kind: FixKind = "repair",
): Finding<M> | null => {
  const [first] = edits;
  if (first === undefined) return null;
  const corrected = applyEdits(
    part.text,
    edits.map(({ from, to, insert }) => ({ from: from - part.from, to: to - part.from, insert })),
  );
  const line = parseLine(corrected);
  if (!isKnown(line, corrected)) return null;
  // A byte order mark belongs only at the start of the file.
  const written = part.from === 0 ? part.text : ` ${part.text}`;
  const asIs = parseLine(written);
  // Fields that Google does not read block no URL.
  const isMinor = line.field === "other";
  const isRead =
    asIs.field === line.field && readByGoogle(asIs, written) === readByGoogle(line, corrected);
  const who = isRead ? SKIPPED_BY.someCrawlers : SKIPPED_BY.mostCrawlers;
  const fix: Fix = { title, kind, edits };
  return {
    from: first.from,
    to: first.to,
    message,
    ...(isRead || isMinor ? { severity: "warning" } : {}),
    data: { ...data, who: isMinor ? SKIPPED_BY.crawlers : who },
    fixes: [fix],
    ...(line.field === null ? {} : { intended: line.field }),
  };
};

/** Replacements of all matches of a global pattern in a part. */
export const replaceAll = (part: UsedPart, pattern: RegExp, insert: string): Edit[] =>
  Array.from(part.text.matchAll(pattern), (match) => ({
    from: part.from + match.index,
    to: part.from + match.index + match[0].length,
    insert,
  }));
