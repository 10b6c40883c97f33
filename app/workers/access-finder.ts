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

/** Works out what a crawler may fetch. Yields wherever it may be interrupted. */
export function* findAccess(
  question: Numbered<AccessQuestion>,
): Generator<unknown, Numbered<AccessAnswer>> {
  const consultation = consultationOf(question);
  const access = yield* accessSteps(consultation.matcher);
  return { id: question.id, access, star: yield* starAreasSteps(consultation) };
}

/** Works out what holds for all URLs that patterns match. Yields wherever it may be interrupted. */
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
