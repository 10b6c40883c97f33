import { memo } from "../../collections/memo.ts";
import type { Writer } from "../../generators/writer.ts";
import { writers } from "../../generators/writers.ts";
import { writersOf } from "../../generators/writers-of.ts";
import { asciiLower } from "../../text/ascii.ts";
import { checksumOf } from "../../text/checksum.ts";
import { encodeUtf8 } from "../../text/utf8.ts";
import type { LineContext, LineView } from "../context.ts";

/** A part of a file that a platform writes, with the numbers of its first and last line. */
export interface ManagedPart extends Pick<Writer, "name"> {
  /** Where it is changed, after "Change it ". */
  readonly where: string;
  readonly first: number;
  readonly last: number;
}

/** The parts of a file that platforms write again and again, beside lines of the owner. */
export const managedParts: (context: LineContext) => readonly ManagedPart[] = memo(
  ({ document }: LineContext) =>
    writersOf(document).flatMap(({ writer, isWholeFile, firstLine, lastLine }) => {
      const { name, where, isManaged } = writer;
      if (isWholeFile || !isManaged || where === null) return [];
      return [{ name, where, first: firstLine, last: lastLine }];
    }),
);

/** The part of a file that a platform writes and a line is in; null for the owner's own lines. */
export const managedPartAt = (context: LineContext, line: number): ManagedPart | null =>
  managedParts(context).find(({ first, last }) => first <= line && line <= last) ?? null;

const LONGEST = Math.max(...writers.flatMap(({ stock }) => stock.map(({ lines }) => lines)));

/** What is different on each site. */
const OF_SITE: ReadonlySet<string> = new Set(["sitemap", "host"]);

const SITE_NUMBER = /\d{5,}/g;

/** A line as it is compared. */
const written = ({ keyText, valueText }: LineView): string =>
  `${asciiLower(keyText)}:${valueText.replace(SITE_NUMBER, "#")}`;

/** The system whose unchanged file a file is, whatever its comments; null if it is none, or changed. */
export const stockFileOf = ({ lines }: LineContext): Writer | null => {
  const own: string[] = [];
  for (const line of lines) {
    if (line.kind === "blank" || line.kind === "comment") continue;
    if (line.kind !== "directive" || line.missingColon || own.length > LONGEST) return null;
    if (!OF_SITE.has(asciiLower(line.keyText))) own.push(written(line));
  }
  const isLong = ({ stock }: Writer) => stock.some((file) => file.lines === own.length);
  if (!writers.some(isLong)) return null;
  const checksum = checksumOf(Uint8Array.from(encodeUtf8(own.join("\n"))));
  const isAlike = ({ stock }: Writer) =>
    stock.some((file) => file.lines === own.length && file.checksum === checksum);
  return writers.find(isAlike) ?? null;
};
