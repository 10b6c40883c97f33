import { escapePattern } from "../../match/spelling.ts";
import type { Policy } from "../../policy/policy.ts";
import { ruleAt } from "../../policy/read.ts";
import { deleteButComment } from "../line-edits.ts";
import { defineRule, type LineView, type LintRule } from "../rule.ts";
import { googleDocs, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

/** The group (its first line) that each rule line belongs to. */
const groupOfLine = (policy: Policy): ReadonlyMap<number, number> => {
  const groups = new Map<number, number>();
  for (const { firstLine, ruleLines } of policy.groups) {
    for (const line of ruleLines) groups.set(line, firstLine);
  }
  return groups;
};

export const duplicateRule: LintRule = defineRule({
  id: "duplicate-rule",
  category: "interactions",
  severity: "hint",
  summary: "Disallow the same rule twice in a group",
  explanation:
    "A rule that stands twice in a group counts once: the order of rules does not matter to Google or to RFC 9309, nor does their number. Two spellings of one path, such as `/caf%c3%a9` and `/café`, are the same rule.\n\nThe later line can go.",
  sources: [rfc9309("2.2.2"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart\nDisallow: /search\nDisallow: /cart\n",
      "User-agent: *\nDisallow: /café\nDisallow: /caf%c3%a9\n",
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
  },
  *check({ google, rfc9309: standard, lines, document }) {
    const strictGroup = groupOfLine(standard);
    for (const { ruleLines } of google.groups) {
      const seen = new Map<string, LineView>();
      for (const number of ruleLines) {
        const line = lines[number - 1];
        const group = strictGroup.get(number);
        // Deleting is safe only where both readers see both lines, in the same group, to their end.
        if (line === undefined || group === undefined || line.tooLong) continue;
        const { type, text } = ruleAt(google, number);
        const key = `${group} ${type} ${escapePattern(text, document.encoding)}`;
        const first = seen.get(key);
        if (first === undefined) {
          seen.set(key, line);
          continue;
        }
        yield {
          from: line.content.from,
          to: line.content.to,
          message: first.valueText === line.valueText ? "repeated" : "respelt",
          data: { line: first.number, other: shorten(first.valueText) },
          fixes: [
            { title: "Delete the second one", kind: "safe", edits: [deleteButComment(line)] },
          ],
        };
      }
    }
  },
});
