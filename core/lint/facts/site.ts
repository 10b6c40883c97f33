// The site that a file belongs to: its address, the platform that wrote the file, and the response that brought it.

import { memo } from "../../collections/memo.ts";
import type { Writer } from "../../generators/writer.ts";
import { writers } from "../../generators/writers.ts";
import { writersOf } from "../../generators/writers-of.ts";
import type { HttpResponse } from "../../response/response.ts";
import { asciiLower } from "../../text/ascii.ts";
import { checksumOf } from "../../text/checksum.ts";
import type { Span } from "../../text/span.ts";
import { encodeUtf8 } from "../../text/utf8.ts";
import { siteOfSitemaps, type WebAddress, webAddress } from "../../text/web-address.ts";
import type { FileContext, LineContext, LineView } from "../context.ts";
import { hasCause } from "./groups.ts";
import { unusualLines } from "./lines.ts";

/** A Sitemap line with a web address. */
export interface SitemapLine {
  readonly line: LineView;
  /** The position of the URL. */
  readonly value: Span;
  readonly address: WebAddress;
}

const read = ({ lines }: LineContext): readonly SitemapLine[] => {
  const found: SitemapLine[] = [];
  for (const line of unusualLines(lines)) {
    const { field, value } = line;
    if (field !== "sitemap" || value === null) continue;
    const address = webAddress(line.valueText);
    if (address !== null) found.push({ line, value, address });
  }
  return found;
};

const readableSitemaps = memo(read);

/** The Sitemap lines of a file without a finding. */
export const sitemapLines: (context: FileContext) => readonly SitemapLine[] = memo((context) =>
  readableSitemaps(context).filter(({ line }) => !hasCause(context, line)),
);

/** The requested URL of the file; null if unknown. */
export const requestedAddress = ({ response }: LineContext): WebAddress | null =>
  webAddress(response?.requestedUrl ?? "");

/**
 * A URL on the site of the file: the requested one, or that of a sitemap if all are on one host,
 * unless that only stores files. Null if neither is known.
 */
export const ownSite = (context: LineContext): WebAddress | null => {
  const requested = requestedAddress(context);
  if (requested !== null) return requested;
  return siteOfSitemaps(readableSitemaps(context).map(({ address }) => address));
};

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

/**
 * The place of a finding about the response, which is not in the text. What lists findings by line
 * takes it for the file's first line.
 */
export const responsePlace = ({ lines }: LineContext): Span & { readonly about: "response" } => ({
  from: 0,
  to: lines[0]?.to ?? 0,
  about: "response",
});

/** The response, if crawlers take the file from it; otherwise null. */
export const successfulResponse = ({ response }: LineContext): HttpResponse | null => {
  const status = response?.status ?? 0;
  return response !== null && status >= 200 && status < 300 ? response : null;
};
