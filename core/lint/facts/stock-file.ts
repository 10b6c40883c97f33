import type { Writer } from "../../generators/writer.ts";
import { writers } from "../../generators/writers.ts";
import { asciiLower } from "../../text/ascii.ts";
import { checksumOf } from "../../text/checksum.ts";
import { encodeUtf8 } from "../../text/utf8.ts";
import type { LineContext, LineView } from "../context.ts";

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
