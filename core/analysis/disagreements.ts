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

/** The readers to compare, the file and the crawler. */
export interface DisagreementQuestion {
  readonly document: RobotsDocument;
  /** The readers to compare. Fewer than two never disagree. */
  readonly dialects: readonly Dialect[];
  /** A product token, or any other name of the crawler; any string. */
  readonly crawler: string;
  /** The URLs under test, normalised for a matcher. */
  readonly urls: readonly string[];
  /** The HTTP response for the file; null or left out if unknown. */
  readonly response?: HttpResponse | null;
  /**
   * Converts a path made from the file's rules to a URL under test; by default it stays unchanged.
   */
  readonly spell?: (url: string) => string;
}

/** The most URLs made from the file's rules. */
const MOST_WITNESSES = 4_000;

/** The most cases whose cause is determined. */
const MOST_CASES = 150;

/** Up to this many followed rules, causes are searched in the whole document. */
const FEW_RULES = 400;

/** A reader's verdict for the crawler in question. */
type Consult = (dialect: Dialect) => Consultation;

/**
 * The document in which the cause of a case is searched: the whole one, or a short one on which all
 * readers give the same verdicts.
 */
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
  /** With the same file size as the whole. */
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
 * Finds where readers differ on the URLs under test and on URLs generated from the file's rules.
 * Each disagreement has its cause: the switch that makes the difference, found by changing it. The
 * verdicts are those of `consult`. Total, and bounded for any file: the result says if there may be
 * more.
 * Compiled data is cached on the document and freed with it.
 */
export const disagreements = (question: DisagreementQuestion): Disagreements => {
  const { document, crawler, dialects, response = null, spell = (url) => url } = question;
  const inWhole: Consult = (dialect) => consult(document, dialect, crawler, response);
  const readers = [...new Set(dialects)].map(
    (dialect): Reader => ({ dialect, consultation: inWhole(dialect) }),
  );
  const rules = readers.flatMap(({ consultation: { matcher } }) =>
    rulesOf(matcher.policy, matcher.selection),
  );
  rules.sort((a, b) => a.line - b.line);
  const paths = rules.map(({ text }) => text);
  const witnesses = witnessesOf(paths, document.encoding, MOST_WITNESSES);
  const tested = new Set(question.urls);
  const proof = compareAllUrls(readers);
  const areas = new Map(Array.from(proof.areas, ([url, pattern]) => [spell(url), pattern]));
  const made = [...proof.areas.keys(), ...witnesses.urls];
  const others = new Set(made.map(spell).filter((url) => !tested.has(url)));
  const cases = casesOf(readers, [...tested], [...others], areas);

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
      const topics = causeOf(dissenter.dialect, other.dialect, ask, hybrids);
      const alike = parties.others.filter((reader) => agreeOn(topics, reader, other));
      list.add(topics, { dissenters: [dissenter], others: alike }, one);
    }
  }
  return {
    entries: list.close(readers),
    tried: tested.size + others.size,
    comparedInFull: proof.comparedInFull,
    isPartial: witnesses.isPartial || proof.isPartial || cases.length > MOST_CASES,
  };
};
