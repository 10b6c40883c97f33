import { changedAreas, consult, dialects, impactOf, parse, readerOf } from "../../../core/index.ts";
import type { ImpactAnswer, ImpactQuestion, Numbered } from "./messages.ts";

/** Computes what a change does, for all URLs. Yields so that it can be interrupted. */
export function* findImpact(
  question: Numbered<ImpactQuestion>,
): Generator<unknown, Numbered<ImpactAnswer>> {
  const { id } = question;
  if ("text" in question) {
    const document = parse(question.text.source, question.text.encoding);
    const [before, after] = question.readers.map(
      ({ crawler, dialect }) => consult(document, dialects[dialect], crawler).matcher,
    );
    if (before === undefined || after === undefined)
      throw new RangeError("Two readers are compared");
    return { id, areas: changedAreas(before, after) };
  }
  const { before, after, dialect } = question;
  const impacts = impactOf(
    parse(before.source, before.encoding),
    parse(after.source, after.encoding),
    (crawler) => dialects[dialect ?? readerOf(crawler)],
  );
  return { id, impacts };
}
