import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import { patternParser, type Reading } from "../match/readings.ts";
import { formatMessage } from "../text/message.ts";
import { describePatternReading, readPattern } from "./describe-pattern.ts";
import { READING_MESSAGES } from "./pattern-messages.ts";

const EMPTY: Readonly<Record<DialectFacts["emptyRule"]["value"], string>> = {
  yields: READING_MESSAGES.emptyYields,
  ignored: READING_MESSAGES.emptyIgnored,
  "allows-all": READING_MESSAGES.emptyAllows,
  "disallow-allows-all": READING_MESSAGES.emptyAllows,
};

const SPECIAL = /[*]|\$$/;

/** Says which special characters of a pattern are ordinary ones in a dialect. */
const withPlainCharacters = (does: string, spelling: string, { facts }: Dialect): string => {
  if (facts.wildcards.value !== "none" || !SPECIAL.test(spelling)) return does;
  const [hasStar, hasDollar] = [spelling.includes("*"), spelling.endsWith("$")];
  return hasStar && hasDollar
    ? formatMessage(READING_MESSAGES.plainCharacters, { does })
    : formatMessage(READING_MESSAGES.plainCharacter, { does, character: hasStar ? "`*`" : "`$`" });
};

/**
 * Describes in plain words what a rule does in one of the ways it can match, as the rest of a
 * sentence: "blocks every URL that begins with `/cart`". The pattern is in the dialect's spelling,
 * and parsed as by the dialect's matcher. Total; code is in backquotes.
 *
 * @param reading a reading, or a candidate of an explanation, of the same dialect.
 */
export const describeReading = (
  reading: Pick<Reading, "rule" | "spelling" | "isEmpty" | "isIndexPage">,
  dialect: Dialect,
): string => {
  const { rule, spelling, isEmpty, isIndexPage } = reading;
  if (isEmpty) return EMPTY[dialect.facts.emptyRule.value];
  const parts = readPattern(spelling, patternParser(dialect));
  const noun = dialect.facts.urlPart.value === "path" ? "path" : "URL";
  const urls = describePatternReading(parts, noun);
  const does = withPlainCharacters(
    formatMessage(READING_MESSAGES[rule.type], { urls }),
    spelling,
    dialect,
  );
  return isIndexPage ? formatMessage(READING_MESSAGES.indexPage, { does }) : does;
};
