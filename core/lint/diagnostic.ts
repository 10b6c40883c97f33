import type { Diagnostic, Finding, LintRule } from "./rule.ts";

/** The longest quotation in a message, in characters. */
const LONGEST_QUOTE = 60;

/** What a message quotes: short, and free of the marks that set code off. */
const quotation = (value: string | number): string => {
  const text = String(value).replaceAll("`", "'");
  if (text.length <= LONGEST_QUOTE) return text;
  // Not within a pair of surrogates.
  return `${text
    .slice(0, LONGEST_QUOTE - 1)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd()}…`;
};

/** Fills a message's placeholders. A placeholder without a value is a programmer's error. */
const fill = (template: string, data: Finding["data"] = {}): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = data[name];
    if (value === undefined) throw new RangeError(`No value for {${name}} in "${template}"`);
    return quotation(value);
  });

/**
 * A check's finding as lint reports it, its message filled in. A placeholder without a value is a
 * programmer's error.
 */
export const diagnosticOf = (rule: LintRule, finding: Finding): Diagnostic => ({
  rule: rule.id,
  severity: finding.severity ?? rule.severity,
  from: finding.from,
  to: finding.to,
  message: fill(rule.messages[finding.message] as string, finding.data),
  fixes: finding.fixes ?? [],
});
