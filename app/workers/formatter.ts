import { formatSteps, parse } from "../../core/index.ts";
import type { FormatAnswer, FormatQuestion } from "./messages.ts";

/** Works out how a text is brought into the usual form. Yields wherever it may be interrupted. */
export function* format({
  id,
  source,
  encoding,
}: FormatQuestion): Generator<unknown, FormatAnswer> {
  return { id, edits: yield* formatSteps(parse(source, encoding)) };
}
