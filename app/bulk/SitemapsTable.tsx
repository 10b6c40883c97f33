import type { RobotsDocument } from "../../core/index.ts";
import { Outside } from "../ui/Outside.tsx";
import type { BulkResult } from "../workers/bulk/messages.ts";
import { MESSAGES } from "./messages.ts";
import { type Column, SimpleTable } from "./SimpleTable.tsx";
import { MOST_ROWS, type ViewProps } from "./view.ts";

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

/** The last part of an address, by which a downloaded file is called; without `.gz`, which browsers take off. */
const fileName = (address: string): string =>
  (address.split(/[?#]/, 1)[0] ?? "").split("/").at(-1)?.replace(/\.gz$/i, "").toLowerCase() ?? "";

/** Compares the sitemaps that the file names, and those that a sitemap lists, with those that were read. */
const sitemapRows = (document: RobotsDocument, result: BulkResult): readonly SitemapRow[] => {
  const read = result.files.filter(({ kind }) => kind?.type === "sitemap");
  const names = new Set(read.map(({ name }) => fileName(name)));
  const status = (address: string): string =>
    names.has(fileName(address)) ? MESSAGES.wasRead : MESSAGES.notRead;
  const inFile = namedInFile(document);
  const listed = result.sitemaps.filter((address) => !inFile.includes(address));
  const known = new Set([...inFile, ...listed].map(fileName));
  return [
    ...inFile.map((name) => ({ name, origin: MESSAGES.namedInFile, status: status(name) })),
    ...listed.map((name) => ({ name, origin: MESSAGES.listedIn, status: status(name) })),
    ...read
      .filter(({ name }) => !known.has(fileName(name)))
      .map(({ name }) => ({ name, origin: "", status: MESSAGES.notNamed })),
  ];
};

/** The file's `Sitemap` lines against the sitemaps that were dropped. */
export const SitemapsTable = ({ result, state }: ViewProps) => {
  const rows = sitemapRows(state.document, result);
  if (rows.length === 0) return <p className="bulk__empty">{MESSAGES.noSitemaps}</p>;
  const columns: readonly Column<SitemapRow>[] = [
    { name: MESSAGES.sitemap, cell: ({ name }) => <Outside text={name} /> },
    { name: MESSAGES.status, cell: ({ status }) => status },
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
