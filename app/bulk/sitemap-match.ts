import type { FileReport } from "../workers/bulk/messages.ts";

/** What is known of a sitemap that was read: what it is called, with folders, and whose pages it lists. */
export type ReadSitemap = Pick<FileReport, "name" | "hosts">;

/** Whether the sitemap at an address is among those that were read. */
export type SitemapStatus =
  | { readonly kind: "read"; readonly file: ReadSitemap }
  /** One with its name was, but that lists pages of other hosts. */
  | { readonly kind: "other-host"; readonly file: ReadSitemap }
  | { readonly kind: "not-read" };

/** Browsers take `.gz` off what they save. */
const plainName = (segment: string): string => segment.replace(/\.gz$/i, "").toLowerCase();

const segmentsOf = (path: string): readonly string[] =>
  path
    .split("/")
    .filter((segment) => segment !== "")
    .map(plainName);

/** The host and the path of an address; without a scheme it is a path. */
const partsOf = (
  address: string,
): { readonly host: string | null; readonly segments: readonly string[] } => {
  const [bare = ""] = address.trim().split(/[?#]/, 1);
  const found = /^[a-z][a-z\d+.-]*:\/\/([^/]*)(.*)$/i.exec(bare);
  if (found === null) return { host: null, segments: segmentsOf(bare) };
  return { host: (found[1] ?? "").toLowerCase(), segments: segmentsOf(found[2] ?? "") };
};

/** How many segments two paths have in common at their ends. */
const commonEnd = (a: readonly string[], b: readonly string[]): number => {
  let count = 0;
  while (count < a.length && count < b.length && a.at(-1 - count) === b.at(-1 - count)) count++;
  return count;
};

interface Fit {
  readonly file: ReadSitemap;
  readonly isOtherHost: boolean;
  /** The more the better. */
  readonly weight: number;
}

/** How well a file fits an address; null where it has another name. */
const fitOf = (address: string, file: ReadSitemap): Fit | null => {
  const { host, segments } = partsOf(address);
  const own = segmentsOf(file.name);
  const common = commonEnd(host === null ? segments : [host, ...segments], own);
  if (common === 0) return null;
  const isOtherHost = host !== null && file.hosts.length > 0 && !file.hosts.includes(host);
  // The folders it was saved in say where it is from, whatever pages it lists.
  const isSaved = host !== null && common > segments.length;
  return {
    file,
    isOtherHost: isOtherHost && !isSaved,
    weight: common * 2 + (isOtherHost ? 0 : 1),
  };
};

/**
 * Finds among the sitemaps that were read the one at an address: by the address where folders tell
 * it, else by the file's name and the host of its pages.
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
