/**
 * A half-open range of UTF-16 offsets into a document's source: `from` inclusive, `to` exclusive.
 */
export interface Span {
  readonly from: number;
  readonly to: number;
}
