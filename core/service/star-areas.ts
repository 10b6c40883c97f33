import { compilePolicy } from "../match/compile.ts";
import type { Consultation } from "../match/consult.ts";
import { GLOBAL } from "../policy/agent.ts";
import { type ChangedAreas, changedAreas } from "../proof/areas.ts";
import { isWholesale } from "../response/effect.ts";

/**
 * Where the verdicts of a named crawler differ from those by the rules for `*`, which it does not
 * follow (RFC 9309, section 2.2.1), for all URLs. `before` has the verdicts by the rules for `*`,
 * `after` its own. Null if it follows those rules, never would, or there are none.
 */
export const starAreas = ({ effect, crawler, matcher }: Consultation): ChangedAreas | null => {
  if (isWholesale(effect) || matcher.selection.kind !== "named") return null;
  if (crawler.crawler?.ignoresGlobal === true) return null;
  const star = compilePolicy(matcher.policy, GLOBAL);
  return star.selection.kind === "global" ? changedAreas(star, matcher) : null;
};
