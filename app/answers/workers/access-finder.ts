import { accessOf, consult, dialects, parse, verdictsWithin } from "../../../core/index.ts";
import { starAreas } from "../../../core/service/index.ts";
import type {
  AccessAnswer,
  AccessQuestion,
  CrawlerQuestion,
  ExtentsAnswer,
  ExtentsQuestion,
  Numbered,
} from "./messages.ts";

const consultationOf = ({ source, encoding, dialect, crawler, response }: CrawlerQuestion) =>
  consult(parse(source, encoding), dialects[dialect], crawler, response);

/** Computes what a crawler may fetch. Yields so that it can be interrupted. */
export function* findAccess(
  question: Numbered<AccessQuestion>,
): Generator<unknown, Numbered<AccessAnswer>> {
  const consultation = consultationOf(question);
  const access = accessOf(consultation.matcher);
  return { id: question.id, access, star: starAreas(consultation) };
}

/** Computes the verdicts for all URLs that patterns match. Yields so that it can be interrupted. */
export function* findExtents(
  question: Numbered<ExtentsQuestion>,
): Generator<unknown, Numbered<ExtentsAnswer>> {
  const { matcher } = consultationOf(question);
  const extents = [];
  for (const pattern of question.patterns) {
    extents.push(verdictsWithin(matcher, pattern));
    yield;
  }
  return { id: question.id, extents };
}
