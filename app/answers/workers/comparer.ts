import { dialects, disagreements, parse } from "../../../core/index.ts";
import { normaliseTyped } from "../../urls/normalise-typed.ts";
import type { CompareAnswer, CompareQuestion, Numbered } from "./messages.ts";

/** Compares readers on a text. Yields so that it can be interrupted. */
export function* compare({
  id,
  source,
  encoding,
  dialects: ids,
  ...asked
}: Numbered<CompareQuestion>): Generator<unknown, Numbered<CompareAnswer>> {
  const found = disagreements({
    ...asked,
    document: parse(source, encoding),
    dialects: ids.map((dialect) => dialects[dialect]),
    spell: (path) => normaliseTyped(path).url,
  });
  return { id, found };
}
