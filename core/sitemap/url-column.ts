import { looksLikeAddress } from "./url-list.ts";

/** The column of a table that holds the addresses. */
export interface UrlColumn {
  /** Counted from 0. */
  readonly index: number;
  /** The column's heading; null if the first row already has an address. */
  readonly heading: string | null;
}

/** Headings that crawlers and reports use for the address, the most likely first. */
const HEADINGS: readonly RegExp[] = [
  /^(?:url|address|loc|page|landing page|top pages|uri|link|path)$/i,
  /url|address|page|uri|link/i,
];

const headingRank = (heading: string): number => {
  const rank = HEADINGS.findIndex((pattern) => pattern.test(heading.trim()));
  return rank < 0 ? HEADINGS.length : rank;
};

/** The share of rows that must have an address in a column. */
const SHARE = 0.5;

/** Whether a cell holds an address. Numbers with dots are those of visitors, versions or times. */
const isAddress = (cell: string): boolean => looksLikeAddress(cell) && /[a-z/]/i.test(cell);

/** Whether a heading says by itself that its column holds the addresses. */
export const namesAddresses = (heading: string | null): boolean =>
  heading !== null && headingRank(heading) === 0;

/**
 * Finds the column of addresses from the first rows of a table: the one with the most addresses,
 * then the one with the most likely heading, then the first. A column with one and the same address
 * in all rows is not a list, but the site, unless its heading says otherwise: reports may be sorted
 * by page.
 *
 * @returns null if no column has an address in every other row.
 */
export const urlColumn = (rows: readonly (readonly string[])[]): UrlColumn | null => {
  const [first = []] = rows;
  const startsWithHeadings = rows.length > 1 && !first.some(looksLikeAddress);
  const data = startsWithHeadings ? rows.slice(1) : rows;
  const found = first
    .map((_, index) => {
      const cells = data.map((row) => (row[index] ?? "").trim()).filter(isAddress);
      return {
        index,
        heading: startsWithHeadings ? (first[index] ?? "") : null,
        count: cells.length,
        differs: cells.length === 1 || new Set(cells).size > 1,
      };
    })
    .filter(({ count }) => count >= data.length * SHARE)
    .filter(({ heading, differs }) => differs || namesAddresses(heading))
    .sort(
      (a, b) =>
        b.count - a.count ||
        headingRank(a.heading ?? "") - headingRank(b.heading ?? "") ||
        a.index - b.index,
    )[0];
  return found === undefined ? null : { index: found.index, heading: found.heading };
};

/**
 * Whether rows are those of a table: nearly all have the same number of columns, and more than one.
 */
export const isTable = (rows: readonly (readonly string[])[]): boolean => {
  const width = rows[0]?.length ?? 0;
  const alike = rows.filter((row) => row.length === width).length;
  return width > 1 && alike >= rows.length * 0.9;
};
