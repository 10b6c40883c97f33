import {
  type DialectId,
  type DisagreementCase,
  dialects,
  type Explanation,
} from "../../core/index.ts";
import { plainText } from "./pieces.ts";
import { plainWhy, type Why, whyOf } from "./reason.ts";

/** Readers that say the same about a URL for the same reason. */
export interface Party {
  readonly allowed: boolean;
  readonly names: readonly string[];
  readonly why: Why;
}

/**
 * Who says what about a URL: those that agree with the first reader, then the others; within each,
 * who has the same reason stands together.
 *
 * @param explain returns the steps to a reader's verdict; null where that would take too long.
 */
export const partiesOf = (
  { answers }: DisagreementCase,
  explain: ((dialect: DialectId) => Explanation) | null,
): readonly Party[] => {
  const parties = new Map<string, Party>();
  for (const { dialect, allowed, rule } of answers) {
    const why = explain === null ? plainWhy(rule) : whyOf(explain(dialect));
    const key = `${allowed} ${plainText(why.pieces)}`;
    const names = [...(parties.get(key)?.names ?? []), dialects[dialect].name];
    parties.set(key, { allowed, names, why });
  }
  const first = answers[0]?.allowed;
  return [...parties.values()].sort(
    (a, b) => Number(b.allowed === first) - Number(a.allowed === first),
  );
};
