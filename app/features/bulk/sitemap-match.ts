import type { FileReport } from "../../answers/workers/bulk/messages.ts";

/** A sitemap that was read: its name with folders, and the hosts of its pages. */
export type ReadSitemap = Pick<FileReport, "name" | "hosts">;

/** Whether the sitemap at a URL is among those that were read. */
export type SitemapStatus =
  | { readonly kind: "read"; readonly file: ReadSitemap }
  /** A sitemap of that name was read, but it lists pages of other hosts. */
  | { readonly kind: "other-host"; readonly file: ReadSitemap }
  | { readonly kind: "not-read" };

/** Browsers remove `.gz` from the names of files they save. */
const plainName = (segment: string): string => segment.replace(/\.gz$/i, "").toLowerCase();

const segmentsOf = (path: string): readonly string[] =>
  path
    .split("/")
    .filter((segment) => segment !== "")
    .map(plainName);

/** The host and path of an address; without a scheme it is only a path. */
const partsOf = (
  address: string,
): { readonly host: string | null; readonly segments: readonly string[] } => {
  const [bare = ""] = address.trim().split(/[?#]/, 1);
  const found = /^[a-z][a-z\d+.-]*:\/\/([^/]*)(.*)$/i.exec(bare);
  if (found === null) return { host: null, segments: segmentsOf(bare) };
  return { host: (found[1] ?? "").toLowerCase(), segments: segmentsOf(found[2] ?? "") };
};

/** How many segments at the end of two paths are equal. */
const commonEnd = (a: readonly string[], b: readonly string[]): number => {
  let count = 0;
  while (count < a.length && count < b.length && a.at(-1 - count) === b.at(-1 - count)) count++;
  return count;
};

interface Fit {
  readonly file: ReadSitemap;
  readonly isOtherHost: boolean;
  /** Higher is better. */
  readonly weight: number;
}

/** How well a file fits an address; null if the names differ. */
const fitOf = (address: string, file: ReadSitemap): Fit | null => {
  const { host, segments } = partsOf(address);
  const own = segmentsOf(file.name);
  const common = commonEnd(host === null ? segments : [host, ...segments], own);
  if (common === 0) return null;
  const isOtherHost = host !== null && file.hosts.length > 0 && !file.hosts.includes(host);
  // The file's folders tell where it is from, whatever pages it lists.
  const isSaved = host !== null && common > segments.length;
  return {
    file,
    isOtherHost: isOtherHost && !isSaved,
    weight: common * 2 + (isOtherHost ? 0 : 1),
  };
};

/**
 * Finds the sitemap of a given address among those that were read: by folders if they are known,
 * otherwise by file name and the host of its pages.
 */
export const statusOf = (address: string, read: readonly ReadSitemap[]): SitemapStatus => {
  const fits = read.flatMap((file) => fitOf(address, file) ?? []);
  const best = fits.reduce<Fit | null>(
    (most, fit) => (most === null || fit.weight > most.weight ? fit : most),
    null,
  );
  if (best === null) return { kind: "not-read" };
  return { kind: best.isOtherHost ? "other-host" : "read", file: best.file };
};
