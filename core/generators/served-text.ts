import type { RobotsDocument } from "../syntax/document.ts";
import type { ServedAs } from "./served/served-as.ts";
import { writersOf } from "./writers-of.ts";

/** Whether a file has the block that a system adds, so that it is what the system serves already. */
export const isServedBy = (document: RobotsDocument, { writer, rewrites }: ServedAs): boolean =>
  !rewrites && writersOf(document).some((block) => block.writer.id === writer);

/** What a system serves for a file; the file's own text if that is it already. Total. */
export const servedText = (document: RobotsDocument, as: ServedAs): string =>
  isServedBy(document, as) ? document.source : as.serve(document.source);
