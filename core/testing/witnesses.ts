import { witnessesOf } from "../analysis/witnesses.ts";
import { google } from "../dialects/google.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { compilePolicy } from "../match/compile.ts";
import { policyOf } from "../match/consult.ts";
import { ruleAt } from "../policy/read.ts";
import type { RobotsDocument } from "../syntax/document.ts";

/** A question two readings of a file answer differently. */
export interface Difference {
  readonly dialect: string;
  readonly agent: string;
  readonly url: string;
}

const UNKNOWN = "SomeOtherBot";

const BOTH = [google, rfc9309];

/** The crawlers a file names, as either dialect reads them, with `*` and one that it does not name. */
const agentsOf = (documents: readonly RobotsDocument[]): readonly string[] => {
  const names = documents.flatMap((document) =>
    BOTH.flatMap((dialect) =>
      policyOf(document, dialect).groups.flatMap(({ agents }) => agents.map(({ name }) => name)),
    ),
  );
  return [...new Set(["*", UNKNOWN, ...names.filter((name) => name !== "")])];
};

/** Rules beyond these are not looked at. */
const MOST_PATHS = 200;

/** URLs on which a change to one of a file's rules would show. */
const urlsFor = (documents: readonly RobotsDocument[]): readonly string[] => {
  const paths = documents.flatMap((document) =>
    BOTH.flatMap((dialect) => {
      const policy = policyOf(document, dialect);
      return policy.groups
        .flatMap(({ ruleLines }) => ruleLines)
        .map((line) => ruleAt(policy, line).text);
    }),
  );
  const distinct = [...new Set(paths)].slice(0, MOST_PATHS);
  return ["/robots.txt", ...witnessesOf(distinct, "utf-8").urls];
};

/** The first question that two documents answer differently under google or rfc9309; null for none. */
export const firstDifference = (
  before: RobotsDocument,
  after: RobotsDocument,
): Difference | null => {
  const urls = urlsFor([before, after]);
  for (const agent of agentsOf([before, after])) {
    for (const dialect of BOTH) {
      const old = compilePolicy(policyOf(before, dialect), agent);
      const now = compilePolicy(policyOf(after, dialect), agent);
      const url = urls.find((each) => old.decide(each).allowed !== now.decide(each).allowed);
      if (url !== undefined) return { dialect: dialect.id, agent, url };
    }
  }
  return null;
};
