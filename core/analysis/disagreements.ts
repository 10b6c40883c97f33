import { runToEnd } from "../collections/run-to-end.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { type Consultation, consult } from "../match/consult.ts";
import { rulesOf } from "../match/ruleset.ts";
import { beginningOf, bytesOfDocument, cutOffset } from "../response/cut.ts";
import { effectOf } from "../response/effect.ts";
import { PLAIN_RESPONSE } from "../response/plain-response.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { type Case, casesOf, type Reader } from "./cases.ts";
import { causeOf, HybridReaders } from "./causes.ts";
import type { Disagreements } from "./disagreement.ts";
import { DisagreementList } from "./disagreement-list.ts";
import { type Excerpt, excerptsOf } from "./excerpt.ts";
import { agreeOn, nearest, partiesOf } from "./parties.ts";
import { compareAllUrls } from "./reader-areas.ts";
import { witnessesOf } from "./witnesses.ts";

/** Which readers to compare, on which file, for which crawler. */
export interface DisagreementQuestion {
  readonly document: RobotsDocument;
  /** The readers to compare. Fewer than two never disagree. */
  readonly dialects: readonly Dialect[];
  /** A product token or whatever else names the crawler; any string. */
  readonly crawler: string;
  /** URLs under test, as they are handed to a matcher. */
  readonly urls: readonly string[];
  /** The HTTP response for the file; null, or left out, where it is unknown. */
  readonly response?: HttpResponse | null;
  /** How a path made from the file's rules is written when it is a URL under test; as it is when not given. */
  readonly spell?: (url: string) => string;
}

/** How many URLs are made from the file's rules at most. */
const MOST_WITNESSES = 4_000;

/** How many cases are looked into for their cause at most. */
const MOST_CASES = 150;

/** Up to this many rules a reader follows, causes are sought in the whole document. */
const FEW_RULES = 400;

/** What a reader decides for the crawler in question. */
type Consult = (dialect: Dialect) => Consultation;

/** Where the cause of a case is sought: in the whole document, or in a short one in which all readers say the same. */
type SubjectOf = (one: Case) => Consult;

const subjectsOf = (
  { crawler, response = null }: DisagreementQuestion,
  document: RobotsDocument,
  inWhole: Consult,
  readers: readonly Reader[],
): SubjectOf => {
  const policies = readers.map(({ consultation }) => consultation.matcher.policy);
  const excerpt = excerptsOf(document, policies);
  const bytes = bytesOfDocument(document);
  const sent = response?.bodyBytes ?? bytes;
  /** As large a file as the whole. */
  const answer = { ...(response ?? PLAIN_RESPONSE), bodyBytes: Math.max(bytes, sent) };
  const consultIn =
    ({ document: short, placeOf }: Excerpt): Consult =>
    (dialect) => {
      const limit = effectOf(dialect, answer, bytes).bytes;
      const cutAt = limit === null ? null : cutOffset(document, limit, sent);
      const read = cutAt === null ? short : beginningOf(short, placeOf(cutAt));
      return consult(read, dialect, crawler, answer);
    };
  return ({ url, answers }) => {
    const lines = new Set(answers.flatMap(({ rule }) => rule?.line ?? []));
    const inExcerpt = consultIn(excerpt([...lines]));
    const isTrue = readers.every(
      ({ dialect }, index) =>
        inExcerpt(dialect).matcher.decide(url).allowed === answers[index]?.allowed,
    );
    return isTrue ? inExcerpt : inWhole;
  };
};

/**
 * Finds where readers differ: on the URLs under test, and on URLs generated from the file's rules.
 * Each disagreement is given with its cause: the one switch that makes the difference, found by
 * turning it. The verdicts are `consult`'s. Total, and bounded on any file.
 *
 * Yields after each small portion of work, so that the caller can do other work in between, or
 * stop. What is compiled on the way hangs on the document, and goes with it.
 */
export function* disagreementSteps(question: DisagreementQuestion): Generator<void, Disagreements> {
  const { document, crawler, dialects, response = null, spell = (url) => url } = question;
  const inWhole: Consult = (dialect) => consult(document, dialect, crawler, response);
  const readers: Reader[] = [];
  for (const dialect of new Set(dialects)) {
    readers.push({ dialect, consultation: inWhole(dialect) });
    yield;
  }
  const rules = readers.flatMap(({ consultation: { matcher } }) =>
    rulesOf(matcher.policy, matcher.selection),
  );
  rules.sort((a, b) => a.line - b.line);
  yield;
  const paths = rules.map(({ text }) => text);
  const witnesses = witnessesOf(paths, document.encoding, MOST_WITNESSES);
  yield;
  const tested = new Set(question.urls);
  const proof = yield* compareAllUrls(readers);
  const areas = new Map(Array.from(proof.areas, ([url, pattern]) => [spell(url), pattern]));
  const made = [...proof.areas.keys(), ...witnesses.urls];
  const others = new Set(made.map(spell).filter((url) => !tested.has(url)));
  const cases = yield* casesOf(readers, [...tested], [...others], areas);

  const subjectOf: SubjectOf =
    rules.length <= FEW_RULES * readers.length
      ? () => inWhole
      : subjectsOf(question, document, inWhole, readers);
  const hybrids = new HybridReaders();
  const list = new DisagreementList();
  for (const one of cases.slice(0, MOST_CASES)) {
    const subject = subjectOf(one);
    const ask = (dialect: Dialect): boolean => subject(dialect).matcher.decide(one.url).allowed;
    const parties = partiesOf(readers, one);
    for (const dissenter of parties.dissenters) {
      const other = nearest(dissenter, parties.others);
      const topics = yield* causeOf(dissenter.dialect, other.dialect, ask, hybrids);
      const alike = parties.others.filter((reader) => agreeOn(topics, reader, other));
      list.add(topics, { dissenters: [dissenter], others: alike }, one);
    }
    yield;
  }
  return {
    entries: list.close(readers),
    tried: tested.size + others.size,
    comparedInFull: proof.comparedInFull,
    isPartial: witnesses.isPartial || proof.isPartial || cases.length > MOST_CASES,
  };
}

/** `disagreementSteps` run to their end at once. */
export const disagreements = (question: DisagreementQuestion): Disagreements =>
  runToEnd(disagreementSteps(question));
