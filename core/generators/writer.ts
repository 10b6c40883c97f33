import type { RobotsDocument } from "../syntax/document.ts";

/** How far a block reaches, from its first line. */
export type BlockEnd =
  /** To a line with one of these texts; without one it is no block. */
  | { readonly kind: "line"; readonly texts: readonly string[] }
  /** To the last of the comments that follow, with blank lines between them, before another block. */
  | { readonly kind: "comments" }
  /** To the line before the next known block, or to the end of the file. */
  | { readonly kind: "next-block" }
  /** The whole file. */
  | { readonly kind: "file" };

/** Lines that tell who wrote a block. They prove it, but not that nobody has changed it since. */
export interface Marking {
  /**
   * Lines of which any begins the block: whole lines, trimmed, without regard to ASCII case. Where
   * one ends with `…`, the line may go on.
   */
  readonly lines: readonly string[];
  /** Lines that the file must contain besides; the others alone stand in files of others too. */
  readonly also: readonly string[];
  readonly end: BlockEnd;
}

/** The lines of a block, 1-based, the last one included. */
export interface LineRange {
  readonly firstLine: number;
  readonly lastLine: number;
}

/** A file that a system gives every site, known by its rules. */
export interface StockFile {
  /** The number of its lines with a field, without sitemaps and hosts. */
  readonly lines: number;
  /**
   * The CRC-32 of these lines as UTF-8, joined by LF: each the name in lower case, a colon and the
   * value, in which five or more digits in a row, the number of a site, are one `#`.
   */
  readonly checksum: number;
  /** The month in which sites were last seen with it. */
  readonly seen: string;
}

/** A system that writes robots.txt files or parts of them, and how its text is recognised. */
export interface Writer {
  readonly id: string;
  /** As people call it. */
  readonly name: string;
  /**
   * Whether it writes the text anew whenever the file is served or published, so that a change of
   * the text alone does not last.
   */
  readonly isManaged: boolean;
  /** Whether it puts its blocks above whatever the site's own system serves. */
  readonly isAbove: boolean;
  /** Where to change what it writes, after "Change it "; null if that is nowhere. */
  readonly where: string | null;
  /** Any of them tells its block. */
  readonly markings: readonly Marking[];
  /**
   * The block that it probably wrote, told by its form, in a file without any marking; null for none.
   * Left out if it writes a marking.
   */
  readonly shape?: (document: RobotsDocument) => LineRange | null;
  /**
   * Its files that cost their sites nothing: an owner has nothing to mend in them. Each was seen
   * alike on several sites, except Shopify's, which has the number of the shop in it.
   */
  readonly stock: readonly StockFile[];
  /** Paths that it forbids and that hold nothing a page needs to look right. */
  readonly harmless: readonly {
    readonly path: string;
    /** No other system has the path, so that it tells the system by itself. */
    readonly isUnique: boolean;
  }[];
  /** Where this is known from; https. */
  readonly source: string;
  /** The day on which the source, or a file as served, was read: `2026-11-23`. */
  readonly read: string;
}
