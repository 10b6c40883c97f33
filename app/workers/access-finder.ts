import { accessSteps, consult, dialects, extentSteps, parse } from "../../core/index.ts";
import { starAreasSteps } from "../../core/service/index.ts";
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
  const access = yield* accessSteps(consultation.matcher);
  return { id: question.id, access, star: yield* starAreasSteps(consultation) };
}

/** Computes the verdicts for all URLs that patterns match. Yields so that it can be interrupted. */
export function* findExtents(
  question: Numbered<ExtentsQuestion>,
): Generator<unknown, Numbered<ExtentsAnswer>> {
  const { matcher } = consultationOf(question);
  const extents = [];
  for (const pattern of question.patterns) {
    extents.push(yield* extentSteps(matcher, pattern));
    yield;
  }
  return { id: question.id, extents };
}
