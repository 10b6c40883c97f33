import { memo } from "../collections/memo.ts";
import type { RobotsDocument } from "./document.ts";

const UNUSUAL = /[^\t\n\r -~]/;

/**
 * Whether a document consists of printable ASCII, spaces, TABs and line ends alone, as nearly all
 * do. The text is searched once, so that nothing else needs to search it for rarer characters.
 */
export const isPrintableAscii: (document: RobotsDocument) => boolean = memo(
  ({ source }: RobotsDocument) => !UNUSUAL.test(source),
);
