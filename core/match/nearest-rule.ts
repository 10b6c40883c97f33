import type { Rule } from "../policy/policy.ts";
import { asciiLower } from "../text/ascii.ts";
import { isExempt } from "./compile.ts";
import type { Explanation } from "./explain.ts";
import { pathTaker } from "./path.ts";
import { matches } from "./pattern.ts";
import { allows, patternParser, type Reading } from "./readings.ts";
import { rulesetOf } from "./ruleset.ts";
import { pathSpeller } from "./spelling.ts";

/** A rule that blocks URLs close to one that no rule matches. */
export interface NearestRule {
  readonly rule: Rule;
  /**
   * It blocks URLs `below` the path, such as the path with a slash at its end; it would match the
   * path if letters were compared without regard to `case`; or it blocks the beginning of the path,
   * but not what is `longer`, because it ends in `$`.
   */
  readonly how: "below" | "case" | "longer";
  /** A URL that it blocks: below, in another case, or shorter. */
  readonly example: string;
}

/** In lower case but for the digits of escapes, which are not letters of the path. */
const foldCase = (path: string): string =>
  asciiLower(path).replace(/%[\da-f]{2}/g, (digits) => digits.toUpperCase());

/** The number of rules looked at closely: those of nearly every real file. */
const MOST_TRIED = 500;

/**
 * The rule that somebody who looks at this verdict may have meant: `/shop` is allowed although
 * `Disallow: /shop/` blocks what is below it. Null if the verdict has another reason than that no
 * rule matches, or no rule that blocks is close. Of several, one that differs in case comes first,
 * then the shortest below.
 */
export const nearestRule = (explanation: Explanation): NearestRule | null => {
  const { reason, policy, selection, comparedPath: path } = explanation;
  if (reason !== "no-match" || path === "/" || path === "") return null;
  const rules = rulesetOf(policy, selection);
  const parse = patternParser(policy.dialect);
  const lower = foldCase(path);

  const pathOf = pathTaker(policy.dialect);
  const spell = pathSpeller(policy.dialect);

  const blocks = (reading: Reading, example: string): boolean => {
    const taken = pathOf(example);
    const verdict = isExempt(taken, policy.dialect) ? null : rules.decide(spell(taken));
    return verdict?.allowed === false && verdict.rule === reading.rule;
  };
  /** A path that the pattern matches: its text, where nothing stands for a star. */
  const wordOf = ({ pattern: { prefix, segments } }: Reading): string =>
    prefix + segments.map(({ text }) => text).join("");
  const found = (
    how: NearestRule["how"],
    readings: readonly Reading[],
    exampleOf: (reading: Reading) => string,
  ): NearestRule | null => {
    for (const reading of readings.slice(0, MOST_TRIED)) {
      const example = exampleOf(reading);
      if (blocks(reading, example)) return { rule: reading.rule, how, example };
    }
    return null;
  };

  const blocking = rules.readings.filter((reading) => !allows(reading));
  const folded = blocking.filter(
    ({ pattern, spelling }) =>
      lower.startsWith(foldCase(pattern.prefix)) && matches(parse(foldCase(spelling)), lower),
  );
  const withSlash = path.endsWith("/") || path.includes("?") ? [] : rules.matching(`${path}/`);
  const below = blocking
    .filter(({ pattern: { prefix } }) => prefix.length > path.length && prefix.startsWith(path))
    .sort((a, b) => a.spelling.length - b.spelling.length);
  const anchored = blocking.filter(
    ({ pattern }) => pattern.anchored && matches({ ...pattern, anchored: false }, path),
  );
  return (
    found("case", folded, wordOf) ??
    found("below", withSlash.slice(0, 1), () => `${path}/`) ??
    found("below", below, wordOf) ??
    found("longer", anchored, wordOf)
  );
};
