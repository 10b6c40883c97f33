import { formatMessage } from "../text/message.ts";
import { type Check, type Finding, fixesOf } from "./check.ts";
import type { LineContext } from "./context.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { quietOf } from "./quiet.ts";
import { shorten } from "./wording.ts";

/** The longest quotation in a message, in characters. */
const LONGEST_QUOTE = 60;

/** Lists, which are already shortened between two names. */
const LISTS: ReadonlySet<string> = new Set(["names", "who"]);
const LONGEST_LIST = 200;

/** Numbers that are identifiers rather than amounts, which are never written `1,204`. */
const PLAIN_NUMBERS: ReadonlySet<string> = new Set(["line", "status"]);

const valuesOf = (data: Finding["data"] = {}): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (typeof value === "string")
        return [name, shorten(value, LISTS.has(name) ? LONGEST_LIST : LONGEST_QUOTE)];
      return [name, PLAIN_NUMBERS.has(name) ? String(value) : value];
    }),
  );

/**
 * A check's finding as reported by lint, with its message filled in. Text from the file is
 * shortened to fit in a message.
 *
 * @throws RangeError for a placeholder without a value, which is a programming error.
 */
export const diagnosticOf = (
  check: Check,
  finding: Finding,
  context: Pick<LineContext, "dialect">,
): Diagnostic => {
  const { from, to, message, alsoAt = [], about } = finding;
  const quiet = quietOf(check, finding, context);
  return {
    rule: check.id,
    severity: finding.severity ?? check.severity,
    from,
    to,
    message: formatMessage(check.messages[message] ?? "", valuesOf(finding.data)),
    ...(alsoAt.length === 0 ? {} : { alsoAt }),
    fixes: fixesOf(finding),
    ...(about === undefined ? {} : { about }),
    ...(quiet === undefined ? {} : { quiet }),
  };
};
