import type { Reading } from "../../match/readings.ts";
import type { Ruleset } from "../../match/ruleset.ts";
import type { Claim, Placed } from "./claim.ts";

/** Bytes by which wildcards lengthen such a pattern at most: two stars and a final `$`. */
const MOST_STARS = 3;

/** A pattern for one kind of file: what people write without thinking of how long it is. */
const FILE_TYPE = /^\/?\*\.\w{2,5}\*?\$?$/;

/** The most bytes that such a pattern has. */
const LONGEST_TYPE = 10;

/** Patterns for kinds of files looked at in one rule set; nobody lists more. */
const MOST_TYPES = 64;

/** Bytes of a pattern that Yandex weighs: stars and a final `$` do not count there. */
const plainWeight = (spelling: string): number =>
  spelling.replace(/\$$/, "").replaceAll("*", "").length;

/** Rules looked at in one step. */
const MANY = 2000;

/** A plain path that stands for more than the whole site or one page. */
const isPlainFolder = ({ spelling, rule }: Reading): boolean =>
  rule.type === "allow" && !/[*$]/.test(spelling) && spelling !== "/" && spelling !== "";

/** The pattern for a kind of file that wins over a plain `Allow` by its stars alone, for each in a rule set. */
const outweighedIn = ({ readings }: Ruleset): ReadonlyMap<number, Reading> => {
  const types: Reading[] = [];
  // The lightest stand last.
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
 * The plain `Allow` lines that a pattern for a kind of file outweighs at Google by its stars, while Yandex
 * lets them win, in steps. Only where that is so for every crawler that follows the line.
 */
export function* outweighedAllows(
  placed: Pick<ReadonlyMap<number, Placed>, "get">,
  ofGoogle: readonly Ruleset[],
): Generator<null, readonly Claim[]> {
  const found = [];
  let looked = 0;
  for (const ruleset of ofGoogle) {
    found.push({ ruleset, outweighed: outweighedIn(ruleset) });
    looked += ruleset.readings.length;
    if (looked < MANY) continue;
    looked = 0;
    yield null;
  }
  /** The rule sets that hold a line, looked up for the few lines concerned. */
  const isOf = ({ groups }: Ruleset, line: number): boolean =>
    groups.some(
      ({ firstLine, lastLine, ruleLines }) =>
        firstLine <= line && line <= lastLine && ruleLines.includes(line),
    );
  const claims = new Map<number, Claim>();
  for (const { outweighed } of found) {
    for (const [line, { rule }] of outweighed) {
      const own = placed.get(line);
      const other = placed.get(rule.line);
      if (own === undefined || other === undefined || claims.has(line)) continue;
      if (found.every((each) => !isOf(each.ruleset, line) || each.outweighed.has(line)))
        claims.set(line, { ...own, kind: "outweighed", other: other.rule });
    }
  }
  return [...claims.values()];
}
