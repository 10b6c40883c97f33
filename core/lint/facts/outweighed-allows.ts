import type { Reading } from "../../match/readings.ts";
import type { Ruleset } from "../../match/ruleset.ts";
import type { Claim } from "./claim.ts";
import type { ClaimInput } from "./claim-input.ts";

/** The most bytes that wildcards add to such a pattern: two stars and a final `$`. */
const MOST_STARS = 3;

/** A pattern for a file type: people write these without thinking of their length. */
const FILE_TYPE = /^\/?\*\.\w{2,5}\*?\$?$/;

/** The greatest length of such a pattern, in bytes. */
const LONGEST_TYPE = 10;

/** The most patterns for file types examined in one rule set. */
const MOST_TYPES = 64;

/** The bytes of a pattern that Yandex counts: not stars and a final `$`. */
const plainWeight = (spelling: string): number =>
  spelling.replace(/\$$/, "").replaceAll("*", "").length;

/** A plain path that is neither the whole site nor a single page. */
const isPlainFolder = ({ spelling, rule }: Reading): boolean =>
  rule.type === "allow" && !/[*$]/.test(spelling) && spelling !== "/" && spelling !== "";

/**
 * For each plain `Allow` in a rule set, the pattern for a file type that wins over it only because
 * of its stars.
 */
const outweighedIn = ({ readings }: Ruleset): ReadonlyMap<number, Reading> => {
  const types: Reading[] = [];
  // The shortest are last.
  for (let at = readings.length - 1; at >= 0 && types.length < MOST_TYPES; at--) {
    const reading = readings[at] as Reading;
    if (reading.weight > LONGEST_TYPE) break;
    if (reading.rule.type === "disallow" && FILE_TYPE.test(reading.spelling)) types.push(reading);
  }
  const found = new Map<number, Reading>();
  if (types.length === 0) return found;
  for (const reading of readings) {
    if (!isPlainFolder(reading)) continue;
    const { weight } = reading;
    const type = types.find(
      (each) =>
        each.weight > weight &&
        each.weight <= weight + MOST_STARS &&
        plainWeight(each.spelling) <= weight,
    );
    if (type !== undefined) found.set(reading.rule.line, type);
  }
  return found;
};

/**
 * The plain `Allow` lines that a pattern for a file type outweighs at Google because of its stars,
 * while at Yandex they win. Only if that holds for every crawler that follows the line.
 */
export const outweighedAllows = ({ rules, ofGoogle }: ClaimInput): readonly Claim[] => {
  const found = ofGoogle.map((ruleset) => ({ ruleset, outweighed: outweighedIn(ruleset) }));
  const contains = ({ groups }: Ruleset, line: number): boolean =>
    groups.some(({ ruleLines }) => ruleLines.includes(line));
  const claims = new Map<number, Claim>();
  for (const { outweighed } of found) {
    for (const [line, { rule }] of outweighed) {
      const own = rules.get(line);
      const other = rules.get(rule.line);
      if (own === undefined || other === undefined || claims.has(line)) continue;
      if (found.every((each) => !contains(each.ruleset, line) || each.outweighed.has(line)))
        claims.set(line, { ...own, kind: "outweighed", other: other.rule });
    }
  }
  return [...claims.values()];
};
