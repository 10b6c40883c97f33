import { formatMessage, type RobotsDocument } from "../../../core/index.ts";
import type { BulkResult } from "../../answers/workers/bulk/messages.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { MESSAGES } from "./messages.ts";
import { type Column, SimpleTable } from "./SimpleTable.tsx";
import { type ReadSitemap, type SitemapStatus, statusOf } from "./sitemap-match.ts";
import { MOST_ROWS, type ViewProps } from "./view.ts";
import { inShortList } from "./words.ts";

interface SitemapRow {
  readonly name: string;
  readonly origin: string;
  readonly status: string;
}

const namedInFile = ({ lines, source }: RobotsDocument): readonly string[] =>
  lines.flatMap(({ field, value }) =>
    field === "sitemap" && value !== null && value.to > value.from
      ? [source.slice(value.from, value.to)]
      : [],
  );

const inWords = (status: SitemapStatus): string => {
  switch (status.kind) {
    case "read":
      return formatMessage(MESSAGES.wasRead, { name: status.file.name });
    case "other-host":
      return formatMessage(MESSAGES.otherHost, {
        name: status.file.name,
        host: inShortList(status.file.hosts),
      });
    case "not-read":
      return MESSAGES.notRead;
  }
};

/** Compares the sitemaps that the file or a sitemap index lists with those that were read. */
const sitemapRows = (document: RobotsDocument, result: BulkResult): readonly SitemapRow[] => {
  const read = result.files.filter(({ kind }) => kind?.type === "sitemap");
  const inFile = namedInFile(document);
  const listed = result.sitemaps.filter((address) => !inFile.includes(address));
  const known = new Set<ReadSitemap>();
  const rowsOf = (addresses: readonly string[], origin: string): readonly SitemapRow[] =>
    addresses.slice(0, MOST_ROWS).map((name) => {
      const status = statusOf(name, read);
      if (status.kind === "read") known.add(status.file);
      return { name, origin, status: inWords(status) };
    });
  const named = [...rowsOf(inFile, MESSAGES.namedInFile), ...rowsOf(listed, MESSAGES.listedIn)];
  const others = read
    .filter((file) => !known.has(file))
    .map(({ name }) => ({
      name,
      origin: "",
      status: name === MESSAGES.pasted ? MESSAGES.addressUnknown : MESSAGES.notNamed,
    }));
  return [...named, ...others];
};

/** Compares the file's `Sitemap` lines with the sitemaps that were dropped. */
export const SitemapsTable = ({ result, state }: ViewProps) => {
  const rows = sitemapRows(state.document, result);
  if (rows.length === 0) return <p className="bulk__empty">{MESSAGES.noSitemaps}</p>;
  const columns: readonly Column<SitemapRow>[] = [
    { name: MESSAGES.sitemap, cell: ({ name }) => <UntrustedText text={name} /> },
    { name: MESSAGES.status, cell: ({ status }) => <UntrustedText text={status} /> },
    { name: MESSAGES.origin, cell: ({ origin }) => origin },
  ];
  return (
    <SimpleTable
      label={MESSAGES.sitemapsTable}
      rows={rows.slice(0, MOST_ROWS)}
      columns={columns}
      keyOf={({ name, origin }) => `${origin} ${name}`}
    />
  );
};
