import { formatMessage } from "../text/message.ts";
import type { Check, Finding } from "./check.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** The longest quotation in a message, in characters. */
const LONGEST_QUOTE = 60;

/** Lists, which are already shortened between two names. */
const LISTS: ReadonlySet<string> = new Set(["names"]);
const LONGEST_LIST = 200;

/** A quotation in a message: short, and without backquotes. */
const quotation = (text: string, longest: number): string => {
  const plain = text.replaceAll("`", "'");
  if (plain.length <= longest) return plain;
  // Do not split a surrogate pair.
  return `${plain
    .slice(0, longest - 1)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd()}…`;
};

/** Numbers that are identifiers rather than amounts, which are never written `1,204`. */
const PLAIN_NUMBERS: ReadonlySet<string> = new Set(["line", "status"]);

const valuesOf = (data: Finding["data"] = {}): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (typeof value === "string")
        return [name, quotation(value, LISTS.has(name) ? LONGEST_LIST : LONGEST_QUOTE)];
      return [name, PLAIN_NUMBERS.has(name) ? String(value) : value];
    }),
  );

/**
 * A check's finding as reported by lint, with its message filled in. Text from the file is
 * shortened to fit in a message.
 *
 * @throws RangeError for a placeholder without a value, which is a programming error.
 */
export const diagnosticOf = (check: Check, finding: Finding): Diagnostic => ({
  rule: check.id,
  severity: finding.severity ?? check.severity,
  from: finding.from,
  to: finding.to,
  message: formatMessage(check.messages[finding.message] ?? "", valuesOf(finding.data)),
  ...(finding.alsoAt === undefined || finding.alsoAt.length === 0
    ? {}
    : { alsoAt: finding.alsoAt }),
  fixes: finding.fixes ?? [],
});
