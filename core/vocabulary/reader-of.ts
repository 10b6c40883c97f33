import type { DialectId } from "../dialects/dialect.ts";
import { identify } from "./product-token.ts";
import { STANDARD_READER } from "./readers.ts";

/**
 * The dialect in which a crawler itself reads robots.txt: the choice that "Automatic" makes.
 *
 * @param crawler a product token in any case, a whole User-Agent header, or anything else. What names
 *   no known crawler (an empty text and `*` among it) is read by the standard.
 * @returns the id of the reader its operator or its software uses, `rfc9309` where no source says;
 *   `findCrawler(token).reader` cites the source.
 */
export const readerOf = (crawler: string): DialectId =>
  (identify(crawler).crawler?.reader ?? STANDARD_READER).dialect;
