import { parse } from "../../core/index.ts";
import { formatSteps } from "../../core/service/index.ts";
import type { FormatAnswer, FormatQuestion, Numbered } from "./messages.ts";

/** Works out how a text is brought into the usual form. Yields wherever it may be interrupted. */
export function* format({
  id,
  source,
  encoding,
}: Numbered<FormatQuestion>): Generator<unknown, Numbered<FormatAnswer>> {
  return { id, edits: yield* formatSteps(parse(source, encoding)) };
}
