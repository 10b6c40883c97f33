import type { Encoding, RobotsDocument } from "../../../core/index.ts";

/** A file's text in a message: a document would be copied with all that was computed from it. */
export interface FileText {
  readonly source: string;
  readonly encoding: Encoding;
}

/** The text of a document. */
export const textOf = ({ source, encoding }: RobotsDocument): FileText => ({ source, encoding });
