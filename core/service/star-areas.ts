import { runToEnd } from "../collections/run-to-end.ts";
import { compilePolicy } from "../match/compile.ts";
import type { Consultation } from "../match/consult.ts";
import { GLOBAL } from "../policy/agent.ts";
import { type ChangedAreas, changedAreas } from "../proof/areas.ts";
import { isWholesale } from "../response/effect.ts";

/**
 * Where the verdicts of a named crawler differ from those by the rules for `*`, which it does not
 * follow (RFC 9309, section 2.2.1), for all URLs; in steps. `before` has the verdicts by the rules
 * for `*`, `after` its own. Null if it follows those rules, never would, or there are none.
 */
export function* starAreasSteps(consultation: Consultation): Generator<void, ChangedAreas | null> {
  const { effect, crawler, matcher } = consultation;
  if (isWholesale(effect) || matcher.selection.kind !== "named") return null;
  if (crawler.crawler?.ignoresGlobal === true) return null;
  const star = compilePolicy(matcher.policy, GLOBAL);
  if (star.selection.kind !== "global") return null;
  yield;
  return changedAreas(star, matcher);
}

/** `starAreasSteps`, run to the end at once. */
export const starAreas = (consultation: Consultation): ChangedAreas | null =>
  runToEnd(starAreasSteps(consultation));
