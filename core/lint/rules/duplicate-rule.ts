import { escapePattern } from "../../match/spelling.ts";
import type { Policy } from "../../policy/policy.ts";
import { ruleAt } from "../../policy/read.ts";
import { deleteButComment } from "../line-edits.ts";
import { defineRule, type LineView, type LintContext, type LintRule } from "../rule.ts";
import { googleDocs, rfc9309 } from "../sources.ts";
import { counted, shorten } from "../wording.ts";

/** The group (its first line) that each rule line belongs to. */
const groupOfLine = (policy: Policy): ReadonlyMap<number, number> => {
  const groups = new Map<number, number>();
  for (const { firstLine, ruleLines } of policy.groups) {
    for (const line of ruleLines) groups.set(line, firstLine);
  }
  return groups;
};

/** A rule line, and the line above it that holds the same rule. */
interface Repeat {
  readonly line: LineView;
  readonly first: LineView;
}

/** The repeats of each group that has any. */
const repeatsByGroup = ({
  google,
  rfc9309: standard,
  lines,
  document,
}: LintContext): readonly (readonly [Repeat, ...Repeat[]])[] => {
  const strictGroup = groupOfLine(standard);
  return google.groups.flatMap(({ ruleLines }) => {
    const seen = new Map<string, LineView>();
    const [repeat, ...others] = ruleLines.flatMap((number): readonly Repeat[] => {
      const line = lines[number - 1];
      const group = strictGroup.get(number);
      // Deleting is safe only where both readers see both lines, in the same group, to their end.
      if (line === undefined || group === undefined || line.tooLong) return [];
      const { type, text } = ruleAt(google, number);
      const key = `${group} ${type} ${escapePattern(text, document.encoding)}`;
      const first = seen.get(key);
      if (first !== undefined) return [{ line, first }];
      seen.set(key, line);
      return [];
    });
    return repeat === undefined ? [] : [[repeat, ...others]];
  });
};

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
    for (const [repeated, ...others] of repeatsByGroup(context)) {
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
