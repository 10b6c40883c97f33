import type { RobotsDocument } from "../syntax/document.ts";
import { lineNumberAt } from "../syntax/parse.ts";
import { formatMessage } from "../text/message.ts";
import type { Span } from "../text/span.ts";
import { type Check, type Finding, fixesOf } from "./check.ts";
import type { LineContext } from "./context.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { RUN_MESSAGES } from "./messages.ts";
import { quietOf } from "./quiet.ts";
import { lineList, shorten } from "./wording.ts";

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

/** More lines than this are only counted, to keep messages short. */
const MOST_ALSO = 2;

/** A message about one place, as one about others, too. */
const alsoOn = (message: string, others: readonly Span[], document: RobotsDocument): string => {
  const count = others.length;
  if (count === 0) return message;
  if (count > MOST_ALSO) return formatMessage(RUN_MESSAGES.alsoOnMany, { message, count });
  const lines = lineList(others.map(({ from }) => lineNumberAt(document, from)));
  return formatMessage(RUN_MESSAGES.alsoOn, { message, lines });
};

/**
 * A check's finding as reported by lint, with its message filled in. Text from the file is
 * shortened to fit in a message.
 *
 * @throws RangeError for a placeholder without a value, which is a programming error.
 */
export const diagnosticOf = (
  check: Check,
  finding: Finding,
  context: Pick<LineContext, "dialect" | "document">,
): Diagnostic => {
  const { from, to, message, alsoAt = [], saysOthers, about } = finding;
  const quiet = quietOf(check, finding, context);
  const said = formatMessage(check.messages[message] ?? "", valuesOf(finding.data));
  return {
    rule: check.id,
    severity: finding.severity ?? check.severity,
    from,
    to,
    message: saysOthers === true ? alsoOn(said, alsoAt, context.document) : said,
    ...(alsoAt.length === 0 ? {} : { alsoAt }),
    fixes: fixesOf(finding),
    ...(about === undefined ? {} : { about }),
    ...(quiet === undefined ? {} : { quiet }),
  };
};
