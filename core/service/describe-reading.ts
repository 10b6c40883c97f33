import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import { patternParser, type Reading } from "../match/readings.ts";
import { describePatternReading, readPattern } from "./describe-pattern.ts";

const EMPTY: Readonly<Record<DialectFacts["emptyRule"]["value"], string>> = {
  yields: "blocks nothing: it has no path",
  ignored: "does nothing: it has no path",
  "allows-all": "allows every URL: it has no path",
};

const SPECIAL = /[*]|\$$/;

/** Which special characters of a pattern a dialect takes for plain ones; empty for none. */
const plainCharacters = (spelling: string, { facts }: Dialect): string => {
  if (facts.wildcards.value !== "none" || !SPECIAL.test(spelling)) return "";
  const characters = [
    spelling.includes("*") ? "`*`" : "",
    spelling.endsWith("$") ? "`$`" : "",
  ].filter((each) => each !== "");
  return characters.length === 1
    ? `, where ${characters[0]} is an ordinary character`
    : `, where ${characters.join(" and ")} are ordinary characters`;
};

/**
 * Says in plain words what a rule does in one of the ways it can match, as the rest of a sentence:
 * "blocks every URL that begins with `/cart`". The pattern is put in the dialect's spelling, and
 * read by the parser that the dialect's matcher uses. Total; code stands in backquotes.
 *
 * @param reading a reading, or a candidate of an explanation, of the same dialect.
 */
export const describeReading = (
  reading: Pick<Reading, "rule" | "spelling" | "isEmpty" | "isIndexPage">,
  dialect: Dialect,
): string => {
  const { rule, spelling, isEmpty, isIndexPage } = reading;
  if (isEmpty) return EMPTY[dialect.facts.emptyRule.value];
  const verb = rule.type === "allow" ? "allows" : "blocks";
  const parts = readPattern(spelling, patternParser(dialect));
  const noun = dialect.facts.urlPart.value === "path" ? "path" : "URL";
  const index = isIndexPage ? ", because it names the index page there" : "";
  return `${verb} ${describePatternReading(parts, noun)}${plainCharacters(spelling, dialect)}${index}`;
};
