import { ruleRowsOf } from "../../match/read-alike.ts";
import type { Reading } from "../../match/readings.ts";
import type { Ruleset } from "../../match/ruleset.ts";
import { STRIDE, VALUE_FROM } from "../../syntax/table.ts";
import { type Claim, claimOn } from "./claim.ts";
import type { Placed } from "./placed-rules.ts";

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

/** Rules examined in one step. */
const MANY = 2000;

/** A plain path that is neither the whole site nor a single page. */
const isPlainFolder = ({ spelling, rule }: Reading): boolean =>
  rule.type === "allow" && !/[*$]/.test(spelling) && spelling !== "/" && spelling !== "";

const NOTHING: ReadonlyMap<number, Reading> = new Map();

const STAR = 0x2a;
const DOT = 0x2e;

/** Whether a rule set may contain such a pattern; looks at its rules in the text. */
const mayHaveTypes = ({ policy, rows }: Ruleset): boolean => {
  const { source } = policy.document;
  const { table } = ruleRowsOf(policy);
  for (const number of rows) {
    const from = table[(number - 1) * STRIDE + VALUE_FROM] as number;
    const star = source.charCodeAt(from) === STAR ? from : from + 1;
    if (source.charCodeAt(star) === STAR && source.charCodeAt(star + 1) === DOT) return true;
  }
  return false;
};

/**
 * For each plain `Allow` in a rule set, the pattern for a file type that wins over it only because
 * of its stars.
 */
const outweighedIn = (ruleset: Ruleset): ReadonlyMap<number, Reading> => {
  if (!mayHaveTypes(ruleset)) return NOTHING;
  const { readings } = ruleset;
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
 * while at Yandex they win, in steps. Only if that holds for every crawler that follows the line.
 */
export function* outweighedAllows(
  placed: { readonly get: (line: number) => Placed | undefined },
  ofGoogle: readonly Ruleset[],
): Generator<null, readonly Claim[]> {
  const found = [];
  let looked = 0;
  for (const ruleset of ofGoogle) {
    found.push({ ruleset, outweighed: outweighedIn(ruleset) });
    looked += ruleset.rows.length;
    if (looked < MANY) continue;
    looked = 0;
    yield null;
  }
  /** The rule sets that contain a line, looked up for the few lines concerned. */
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
        claims.set(line, claimOn(own, "outweighed", other.rule));
    }
  }
  return [...claims.values()];
}
