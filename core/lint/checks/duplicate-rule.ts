import type { Policy } from "../../policy/policy.ts";
import { tableOf } from "../../syntax/document.ts";
import { FLAGS, STRIDE, TOO_LONG } from "../../syntax/table.ts";
import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { FirstRules } from "../facts/first-rules.ts";
import { unusualLines } from "../facts/unusual-lines.ts";
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
const lostAgents = ({ lines, intended }: FileContext): Int32Array => {
  const counts = new Int32Array(lines.length + 2);
  let last = 0;
  let count = 0;
  for (const { number, field } of unusualLines(lines)) {
    if (field === "user-agent" || intended[number - 1] !== "user-agent") continue;
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

/** Finds the rules that repeat one of their group. */
class RepeatReader {
  readonly repeats: Repeat[] = [];
  private readonly lines: readonly LineView[];
  private readonly table: Int32Array;
  private readonly lost: Int32Array;
  private readonly strictGroup: Int32Array;
  private readonly rules: FirstRules;
  /** The part of the group in which rules are compared; 0 before its first. */
  private part = 0;

  constructor(context: FileContext) {
    const { document } = context;
    this.lines = context.lines;
    this.table = tableOf(document);
    this.lost = lostAgents(context);
    this.strictGroup = groupOfLine(context.rfc9309, document.lineCount);
    this.rules = new FirstRules(document);
  }

  /** Reads rules of a group by their line numbers, from one index up to another, in file order. */
  read(ruleLines: readonly number[], from: number, to: number): void {
    if (from === 0) this.part = 0;
    for (let at = from; at < to; at++) this.add(ruleLines[at] as number);
  }

  private add(number: number): void {
    const standardGroup = this.strictGroup[number] as number;
    const isCut = ((this.table[(number - 1) * STRIDE + FLAGS] as number) & TOO_LONG) !== 0;
    // Deleting is safe only if both readers read both lines completely, in the same group.
    if (standardGroup === 0 || isCut) return;
    // Rules below a misread user-agent line are no duplicates once it is corrected.
    const here = standardGroup * this.lines.length + (this.lost[number] as number);
    if (here !== this.part) this.rules.clear();
    this.part = here;
    const first = this.rules.firstLike(number);
    if (first === number) return;
    const [line, other] = [this.lines[number - 1], this.lines[first - 1]];
    this.repeats.push({ line: line as LineView, first: other as LineView });
  }
}

/** Rules read in one step. */
const PORTION = 1024;

/** The rules that repeat one of their group, in file order. */
function* repeatsIn(context: FileContext): Generator<null, readonly Repeat[]> {
  const reader = new RepeatReader(context);
  yield null;
  let count = 0;
  for (const { ruleLines } of context.google.groups) {
    for (let from = 0; from < ruleLines.length; from += PORTION) {
      const to = Math.min(from + PORTION, ruleLines.length);
      reader.read(ruleLines, from, to);
      count += to - from;
      if (count < PORTION) continue;
      count = 0;
      yield null;
    }
  }
  return reader.repeats;
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
