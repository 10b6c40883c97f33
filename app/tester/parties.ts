import {
  type DialectId,
  type DisagreementCase,
  dialects,
  type Explanation,
  type Rule,
} from "../../core/index.ts";
import { code, plainText } from "./pieces.ts";
import { ruleText, type Why, whyOf } from "./reason.ts";

/** Readers that say the same about a URL for the same reason. */
export interface Party {
  readonly allowed: boolean;
  readonly names: readonly string[];
  readonly why: Why;
}

/** What an answer says by itself: the rule, without those that it was weighed against. */
const plainWhy = (rule: Rule | null): Why =>
  rule === null
    ? { lead: "no rule", rest: [] }
    : { lead: `line ${rule.line}`, rest: [" ", code(ruleText(rule))] };

/**
 * Who says what about a URL: those that agree with the first reader, then the others; within each,
 * who has the same reason stands together.
 *
 * @param explain gives the steps to a reader's verdict; null where that would take too long.
 */
export const partiesOf = (
  { answers }: DisagreementCase,
  explain: ((dialect: DialectId) => Explanation) | null,
): readonly Party[] => {
  const parties = new Map<string, Party>();
  for (const { dialect, allowed, rule } of answers) {
    const why = explain === null ? plainWhy(rule) : whyOf(explain(dialect));
    const key = `${allowed} ${why.lead} ${plainText(why.rest)}`;
    const names = [...(parties.get(key)?.names ?? []), dialects[dialect].name];
    parties.set(key, { allowed, names, why });
  }
  const first = answers[0]?.allowed;
  return [...parties.values()].sort(
    (a, b) => Number(b.allowed === first) - Number(a.allowed === first),
  );
};
