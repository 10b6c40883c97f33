import { definePart, type Part } from "../../check.ts";
import {
  closes,
  forbids,
  hasCause,
  type IntendedRule,
  intendedGroups,
} from "../../facts/intended-groups.ts";
import { deleteLinesFix } from "../../fixes/line-edits.ts";
import { googleLibrary, pythonParser, rfc9309, wgetManual, yandexRobots } from "../../sources.ts";

const isEmpty = ({ line }: IntendedRule): boolean =>
  line.field === "disallow" && line.valueText === "";

/** Google and most others ignore it: information. */
export const disallow: Part = definePart({
  severity: "info",
  quiet: "old-readers",
  explanation:
    "An empty `Disallow:` blocks nothing. Beside other rules it has no effect for Google and RFC 9309. Other readers take it as permission to crawl everything: Python's old robotparser and Wget from that line on, and Yandex even beside `Disallow: /`.\n\nWrite it alone in a group, or not at all.",
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
      "Wget and some old crawlers may skip the rules below: they read an empty `Disallow` as permission to crawl everything. Delete it.",
    below:
      "For Yandex, this empty `Disallow` opens what `Disallow: /` blocks; for Google it does nothing. Keep only one of them.",
    idle: "An empty `Disallow` has no effect beside other rules. Delete it, or the other rules if you mean to allow everything.",
  },
  check: (context) =>
    intendedGroups(context).all.flatMap(({ rules }) => {
      const first = rules.findIndex(isEmpty);
      const empty = rules[first];
      if (empty === undefined || !rules.some(forbids) || hasCause(context, empty.line)) return [];
      const lines = rules.filter(isEmpty).map(({ line }) => line);
      const isAbove = rules.slice(first).some(forbids);
      return {
        ...empty.line.content,
        message: isAbove ? "above" : rules.some(closes) ? "below" : "idle",
        fixes: [deleteLinesFix(lines, "suggest")],
      };
    }),
});
