import {
  type DialectId,
  type DisagreementCase,
  dialects,
  type Explanation,
  type RobotsDocument,
} from "../../../core/index.ts";
import { plainText } from "../../verdicts/pieces.ts";
import { plainWhy, type Why, whyOf } from "../../verdicts/reason.ts";

/** Readers that give the same verdict on a URL for the same reason. */
export interface Party {
  readonly allowed: boolean;
  readonly names: readonly string[];
  readonly why: Why;
}

/**
 * Groups readers by verdict and reason: those that agree with the first reader, then the others.
 *
 * @param explain returns the steps to a reader's verdict; null if that would take too long.
 */
export const partiesOf = (
  { answers }: DisagreementCase,
  explain: ((dialect: DialectId) => Explanation) | null,
  document: RobotsDocument,
): readonly Party[] => {
  const parties = new Map<string, Party>();
  for (const { dialect, allowed, rule } of answers) {
    const why = explain === null ? plainWhy(rule, document) : whyOf(explain(dialect));
    const key = `${allowed} ${plainText(why.pieces)}`;
    const names = [...(parties.get(key)?.names ?? []), dialects[dialect].name];
    parties.set(key, { allowed, names, why });
  }
  const first = answers[0]?.allowed;
  return [...parties.values()].sort(
    (a, b) => Number(b.allowed === first) - Number(a.allowed === first),
  );
};
