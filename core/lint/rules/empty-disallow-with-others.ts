import { deleteButComment } from "../edits/line-edits.ts";
import { forbids, hasCause, meantGroups } from "../groups/meant-groups.ts";
import { defineRule, type LintRule } from "../rule.ts";
import { googleLibrary, pythonParser, rfc9309, wgetManual, yandexRobots } from "../sources.ts";

export const emptyDisallowWithOthers: LintRule = defineRule({
  id: "empty-disallow-with-others",
  category: "interactions",
  severity: "info",
  summary: "Avoid an empty Disallow beside rules that forbid something",
  explanation:
    "An empty `Disallow:` forbids nothing. Beside other rules it has no effect at Google and by RFC 9309. Others take it for leave to fetch everything: Python's old robotparser and Wget do so for all rules below it, and Yandex lets it win over `Disallow: /`.\n\nWrite it alone in a group, or not at all.",
  sources: [rfc9309("2.2.2"), googleLibrary, yandexRobots, pythonParser, wgetManual],
  examples: {
    bad: [
      "User-agent: *\nDisallow:\nDisallow: /cart/\n",
      "User-agent: *\nDisallow: /\nDisallow:\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart/\n",
      "User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /\n",
      "User-agent: *\nDisallow:\nAllow: /\n",
    ],
  },
  messages: {
    above:
      "An empty `Disallow` does nothing beside other rules at Google. Wget and Python's old robotparser take it for leave to fetch everything and skip the rules below. Delete it.",
    below:
      "An empty `Disallow` does nothing beside other rules at Google, while Yandex lets it win over `Disallow: /`. Delete it, or the other rules if all is to be allowed.",
  },
  *check(context) {
    for (const { rules } of meantGroups(context).all) {
      const first = rules.findIndex(
        ({ line }) => line.field === "disallow" && line.valueText === "",
      );
      const empty = rules[first];
      if (empty === undefined || !rules.some(forbids) || hasCause(context, empty.line)) continue;
      yield {
        ...empty.line.content,
        message: rules.slice(first).some(forbids) ? "above" : "below",
        fixes: [
          { title: "Delete the line", kind: "suggest", edits: [deleteButComment(empty.line)] },
        ],
      };
    }
  },
});
