import { memo } from "../collections/memo.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { GLOBAL } from "../policy/agent.ts";
import type { Rule } from "../policy/policy.ts";
import { ruleLine } from "../policy/rule-line.ts";
import { verdictsWithin } from "../proof/extent.ts";
import { rulesOfMatcher } from "../proof/rules.ts";
import { testedPattern } from "../proof/tested-pattern.ts";
import { parse } from "../syntax/parse.ts";
import { type Change, newRules } from "./rule-changes.ts";
import { type PolicyWish, patternOf } from "./wish.ts";

/** The rules of a crawler that may decide something within the path of a wish, in file order. */
const rulesNear = memo((wish: PolicyWish) =>
  memo((matcher: Matcher): readonly Rule[] => {
    const { patterns } = testedPattern(patternOf(wish), matcher.policy.dialect);
    const { list } = rulesOfMatcher(matcher);
    const near = patterns.flatMap((each) => list.meeting(each)).map(({ reading }) => reading.rule);
    return [...new Set(near)].sort((a, b) => a.line - b.line);
  }),
);

/**
 * The patterns within the path of a wish that would not get the wished verdict if the rules of a
 * crawler were so changed, as its other rules decide them. Reads only the few rules that matter, so
 * it costs far less than to judge the edited file, which alone is a proof.
 *
 * @param staying rules that the crawler follows as well, whatever is changed.
 */
export const overruledPatterns = (
  change: Change,
  matcher: Matcher,
  wish: PolicyWish,
  staying: readonly Rule[],
): readonly string[] => {
  const { dialect, document } = matcher.policy;
  const path = patternOf(wish);
  const stay = new Set(staying.map(({ line }) => line));
  const near = rulesNear(wish)(matcher);
  const lines = [
    `User-agent: ${GLOBAL}`,
    ...near.filter(({ line }) => stay.has(line)).map(ruleLine),
    ...newRules(near, wish, change, [path]),
  ];
  const few = parse(lines.join("\n"), document.encoding);
  const { regions } = verdictsWithin(compile(few, dialect, GLOBAL), path);
  return regions
    .filter(({ verdict }) => verdict.allowed !== (wish.access === "allow"))
    .map(({ pattern }) => pattern);
};
