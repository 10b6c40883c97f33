import type { Policy } from "../../policy/policy.ts";
import { tableOf } from "../../syntax/document.ts";
import { FLAGS, STRIDE, TOO_LONG } from "../../syntax/table.ts";
import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { FirstRules } from "../facts/first-rules.ts";
import { unplainLines } from "../facts/some-lines.ts";
import { deleteButComment } from "../fixes/line-edits.ts";
import { FIX_MESSAGES } from "../messages.ts";
import { googleDocs, rfc9309 } from "../sources.ts";
import { lineList, shorten } from "../wording.ts";

/** The group of each line's rule, by the group's first line; 0 for lines without one. */
const groupOfLine = ({ groups }: Policy, lineCount: number): Int32Array => {
  const firstLines = new Int32Array(lineCount + 1);
  for (const { firstLine, ruleLines } of groups) {
    for (const line of ruleLines) firstLines[line] = firstLine;
  }
  return firstLines;
};

/**
 * For each line, the number of lines above that were meant to open a group but are no user-agent
 * lines to readers.
 */
const lostAgents = ({ lines, meant }: FileContext): Int32Array => {
  const counts = new Int32Array(lines.length + 2);
  let last = 0;
  let count = 0;
  for (const { number, field } of unplainLines(lines)) {
    if (field === "user-agent" || meant[number - 1] !== "user-agent") continue;
    counts.fill(count, last + 1, number + 1);
    last = number;
    count++;
  }
  return counts.fill(count, last + 1);
};

/** A rule line, and the earlier line with the same rule. */
interface Repeat {
  readonly line: LineView;
  readonly first: LineView;
}

/** Rules between two pauses. */
const PORTION = 512;

/** The rules that repeat one of their group, in file order. */
function* repeatsIn(context: FileContext): Generator<null, readonly Repeat[]> {
  const { google, rfc9309: standard, lines, document } = context;
  const table = tableOf(document);
  const lost = lostAgents(context);
  const strictGroup = groupOfLine(standard, document.lineCount);
  const rules = new FirstRules(document);
  const repeats: Repeat[] = [];
  let count = 0;
  for (const { ruleLines } of google.groups) {
    let part = 0;
    // By index: an iterator in a generator makes an object for each rule.
    for (let at = 0; at < ruleLines.length; at++) {
      count += 1;
      if (count % PORTION === 0) yield null;
      const number = ruleLines[at] as number;
      const standardGroup = strictGroup[number] ?? 0;
      const isCut = ((table[(number - 1) * STRIDE + FLAGS] as number) & TOO_LONG) !== 0;
      // Deleting is safe only if both readers read both lines completely, in the same group.
      if (standardGroup === 0 || isCut) continue;
      // Rules below a misread user-agent line are no duplicates once it is corrected.
      const here = standardGroup * lines.length + (lost[number] ?? 0);
      if (here !== part) rules.clear();
      part = here;
      const first = rules.firstLike(number);
      if (first === number) continue;
      repeats.push({ line: lines[number - 1] as LineView, first: lines[first - 1] as LineView });
    }
  }
  return repeats;
}

export const duplicateRule: Check = defineCheck({
  id: "duplicate-rule",
  category: "interactions",
  severity: "hint",
  summary: "Avoid the same rule twice in a group",
  explanation:
    "A rule that stands twice in a group counts once: the order of rules does not matter to Google or to RFC 9309, nor does their number. Two spellings of one path, such as `/caf%c3%a9` and `/café`, are the same rule.\n\nDelete the later line. The file is reported once.",
  sources: [rfc9309("2.2.2"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart\nDisallow: /search\nDisallow: /cart\n",
      "User-agent: *\nDisallow: /café\nDisallow: /caf%c3%a9\n",
      "User-agent: *\nDisallow: /cart\nDisallow: /search\nDisallow: /cart\nDisallow: /search\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart\n\nUser-agent: bingbot\nDisallow: /cart\n",
      "User-agent: *\nDisallow: /cart\nDisallow: /cart/\n",
    ],
  },
  messages: {
    repeated: "You do not need this line: line {line} has the same rule for this group. Delete it.",
    respelt:
      "You do not need both lines: line {line} has this rule as `{other}`, and Google and most others read them alike. Delete one of them.",
    several:
      "You do not need these lines: line {line} has the same rule for this group, and {others} repeat rules of their groups, too. Delete them.",
  },
  *check(context) {
    const repeats = yield* repeatsIn(context);
    const [repeated, ...others] = repeats;
    if (repeated === undefined) return;
    const { line, first } = repeated;
    const isOne = others.length === 0;
    const isSame = first.valueText === line.valueText;
    yield {
      from: line.content.from,
      to: line.content.to,
      message: !isOne ? "several" : isSame ? "repeated" : "respelt",
      data: {
        line: first.number,
        other: shorten(first.valueText),
        others: lineList(others.map((other) => other.line.number)),
      },
      fixes: [
        {
          title: formatMessage(FIX_MESSAGES.deleteRepeated, { count: repeats.length }),
          kind: "safe",
          edits: repeats.map((each) => deleteButComment(each.line)),
        },
      ],
    };
  },
});
