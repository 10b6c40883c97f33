import { type Check, defineCheck } from "../check.ts";
import { closes, forbids, hasCause, type MeantRule, meantGroups } from "../facts/meant-groups.ts";
import { deleteLinesFix } from "../fixes/line-fixes.ts";
import { googleLibrary, pythonParser, rfc9309, wgetManual, yandexRobots } from "../sources.ts";

const isEmpty = ({ line }: MeantRule): boolean =>
  line.field === "disallow" && line.valueText === "";

/** Google and most others ignore it: a remark. */
export const emptyDisallowWithOthers: Check = defineCheck({
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
      "User-agent: *\nDisallow: /cart/\nDisallow:\n",
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
      "An empty `Disallow` does nothing beside other rules at Google, while Yandex lets it win over `Disallow: /`. Delete it, or the other rules if everything is to be allowed.",
    idle: "An empty `Disallow` does nothing beside other rules, at Google as elsewhere. Delete it, or the other rules if everything is to be allowed.",
  },
  *check(context) {
    for (const { rules } of meantGroups(context).all) {
      const first = rules.findIndex(isEmpty);
      const empty = rules[first];
      if (empty === undefined || !rules.some(forbids) || hasCause(context, empty.line)) continue;
      const lines = rules.filter(isEmpty).map(({ line }) => line);
      const isAbove = rules.slice(first).some(forbids);
      yield {
        ...empty.line.content,
        message: isAbove ? "above" : rules.some(closes) ? "below" : "idle",
        fixes: [deleteLinesFix(lines, "suggest")],
      };
    }
  },
});
