import { parse } from "../../../core/index.ts";
import { format as formatFile } from "../../../core/service/index.ts";
import type { FormatAnswer, FormatQuestion, Numbered } from "./messages.ts";

/** Computes the edits that format a text. Yields so that it can be interrupted. */
export function* format({
  id,
  source,
  encoding,
}: Numbered<FormatQuestion>): Generator<unknown, Numbered<FormatAnswer>> {
  return { id, edits: formatFile(parse(source, encoding)) };
}
