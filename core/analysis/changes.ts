import type { Dialect } from "../dialects/dialect.ts";
import { compilePolicy } from "../match/compile.ts";
import { policyOf } from "../match/consult.ts";
import { rulesAt } from "../policy/rules.ts";
import { changesBetween } from "../proof/changes.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { witnessesOf } from "./witnesses.ts";

/** A crawler and URL for which two versions of a file give different verdicts. */
export interface Difference {
  readonly dialect: Dialect;
  /** A product token; `*` for any crawler that no group names. */
  readonly agent: string;
  readonly url: string;
}

const UNKNOWN = "SomeOtherBot";

/** Crawlers and rules beyond these limits are not examined. */
const MOST_PATHS = 200;

/** The most steps of work to compare two matchers. */
const MOST_STEPS = 1_000_000;

/** The crawlers named in the files, as a dialect reads them, with `*` and one that is not named. */
const agentsOf = (documents: readonly RobotsDocument[], dialect: Dialect): readonly string[] => {
  const names = documents.flatMap((document) =>
    policyOf(document, dialect).groups.flatMap(({ agents }) => agents.map(({ name }) => name)),
  );
  return [...new Set(["*", UNKNOWN, ...names.filter((name) => name !== "")])];
};

const pathsOf = (documents: readonly RobotsDocument[], dialect: Dialect): readonly string[] =>
  documents.flatMap((document) => {
    const policy = policyOf(document, dialect);
    return policy.groups.flatMap(({ ruleRows }) =>
      rulesAt(policy, ruleRows).map(({ text }) => text),
    );
  });

/**
 * The first crawler and URL for which two versions of a file differ; null if there is none. Proved
 * for all URLs; if rules overlap in too many ways, searched with witness URLs made from the rules
 * of both.
 *
 * @param dialects the readers to try, in order; the result is for the first that differs.
 */
export const firstDifference = (
  before: RobotsDocument,
  after: RobotsDocument,
  dialects: readonly Dialect[],
): Difference | null => {
  const documents = [before, after];
  let witnesses: readonly string[] | null = null;
  const tried = (): readonly string[] => {
    const paths = new Set(dialects.flatMap((dialect) => pathsOf(documents, dialect)));
    witnesses ??= witnessesOf([...paths].slice(0, MOST_PATHS), before.encoding).urls;
    return witnesses;
  };
  for (const dialect of dialects) {
    for (const agent of agentsOf(documents, dialect)) {
      const old = compilePolicy(policyOf(before, dialect), agent);
      const now = compilePolicy(policyOf(after, dialect), agent);
      const { proved, regions } = changesBetween(old, now, MOST_STEPS);
      const differs = (each: string): boolean =>
        old.decide(each).allowed !== now.decide(each).allowed;
      const url = regions[0]?.url ?? (proved ? undefined : tried().find(differs));
      if (url !== undefined) return { dialect, agent, url };
    }
  }
  return null;
};

/**
 * The readers, among those given, for which some verdict differs between two versions of a file.
 */
export const affectedReaders = (
  before: RobotsDocument,
  after: RobotsDocument,
  dialects: readonly Dialect[],
): readonly Dialect[] =>
  dialects.filter((dialect) => firstDifference(before, after, [dialect]) !== null);
