import type { DialectId } from "../dialects/dialect.ts";
import { identify } from "./product-token.ts";
import { STANDARD_READER } from "./readers.ts";

/**
 * The dialect in which a crawler itself reads robots.txt, as selected by "Automatic".
 *
 * @param crawler a product token in any case, a whole User-Agent header, or anything else.
 *   Unknown names, an empty text and `*` are read by the standard.
 * @returns the id of the reader that its operator documents or its software uses, `rfc9309` if no
 *   source says; `findCrawler(token).reader` cites the source.
 */
export const readerOf = (crawler: string): DialectId =>
  (identify(crawler).crawler?.reader ?? STANDARD_READER).dialect;
