import { escapePattern } from "../../match/spelling.ts";
import type { Policy } from "../../policy/policy.ts";
import { ruleAt } from "../../policy/read.ts";
import { counted } from "../../text/wording.ts";
import { deleteButComment } from "../edits/line-edits.ts";
import { defineRule, type LineView, type LintContext, type LintRule } from "../rule.ts";
import { googleDocs, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

/** The group (its first line) that each line's rule belongs to; 0 for lines without one. */
const groupOfLine = ({ groups }: Policy, lineCount: number): Int32Array => {
  const firstLines = new Int32Array(lineCount + 1);
  for (const { firstLine, ruleLines } of groups) {
    for (const line of ruleLines) firstLines[line] = firstLine;
  }
  return firstLines;
};

/** A rule line, and the line above it that holds the same rule. */
interface Repeat {
  readonly line: LineView;
  readonly first: LineView;
}

/** Rules between two pauses. */
const PORTION = 512;

/** The repeats of each group that has any. */
function* repeatsByGroup({
  google,
  rfc9309: standard,
  lines,
  document,
}: LintContext): Generator<null, readonly (readonly [Repeat, ...Repeat[]])[]> {
  const strictGroup = groupOfLine(standard, document.lineCount);
  const found: (readonly [Repeat, ...Repeat[]])[] = [];
  let count = 0;
  for (const { ruleLines } of google.groups) {
    const seen = new Map<string, LineView>();
    const repeats: Repeat[] = [];
    for (const number of ruleLines) {
      count += 1;
      if (count % PORTION === 0) yield null;
      const line = lines[number - 1];
      const group = strictGroup[number] ?? 0;
      // Deleting is safe only where both readers see both lines, in the same group, to their end.
      if (line === undefined || group === 0 || line.tooLong) continue;
      const { type, text } = ruleAt(google, number);
      const key = `${group} ${type} ${escapePattern(text, document.encoding)}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, line);
      else repeats.push({ line, first });
    }
    const [repeat, ...others] = repeats;
    if (repeat !== undefined) found.push([repeat, ...others]);
  }
  return found;
}

export const duplicateRule: LintRule = defineRule({
  id: "duplicate-rule",
  category: "interactions",
  severity: "hint",
  summary: "Disallow the same rule twice in a group",
  explanation:
    "A rule that stands twice in a group counts once: the order of rules does not matter to Google or to RFC 9309, nor does their number. Two spellings of one path, such as `/caf%c3%a9` and `/café`, are the same rule.\n\nThe later line can go. A group with several such lines is reported once.",
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
    repeated:
      "Line {line} holds the same rule for this group already. Crawlers take it once, so this line changes nothing. Delete it.",
    respelt:
      "Line {line} holds this rule already, as `{other}`: crawlers bring both into one spelling. Delete one of them.",
    several:
      "Line {line} holds the same rule for this group already, and {others} below in the group repeat others. Crawlers take a rule once, so these lines change nothing. Delete them.",
  },
  *check(context) {
    for (const [repeated, ...others] of yield* repeatsByGroup(context)) {
      const { line, first } = repeated;
      const isSame = first.valueText === line.valueText;
      yield {
        from: line.content.from,
        to: line.content.to,
        message: others.length > 0 ? "several" : isSame ? "repeated" : "respelt",
        data: {
          line: first.number,
          other: shorten(first.valueText),
          others: counted(others.length, "line"),
        },
        fixes: [
          {
            title:
              others.length > 0
                ? `Delete ${others.length + 1} repeated rules`
                : "Delete the second one",
            kind: "safe",
            edits: [repeated, ...others].map((each) => deleteButComment(each.line)),
          },
        ],
      };
    }
  },
});
