import { type CheckOfParts, definePart, joinParts, type Part } from "../check.ts";
import {
  closes,
  forbids,
  hasCause,
  type IntendedRule,
  intendedGroups,
  isWholeSite,
} from "../facts/groups.ts";
import { isRule } from "../facts/lines.ts";
import { rulesAround } from "../facts/skipped-line.ts";
import { suggest } from "../fixes/fix.ts";
import { deleteLinesFix } from "../fixes/line-edits.ts";

const allow: Part = definePart({
  explanation:
    "`Disallow:` without a path allows everything, but `Allow:` without a path does not: Google and most others ignore it. Wget and older versions of Python's robotparser take it to allow everything, if it comes above the rules that block something. Write `Allow: /` to allow everything, or delete the line.",
  sources: ["googleDocs", "rfc9309#2.2", "pythonParser"],
  bad: ["User-agent: *\nAllow:\nDisallow: /cart\n", "User-agent: *\nAllow:\n"],
  good: ["User-agent: *\nAllow: /\n", "User-agent: *\nDisallow:\n"],
  messages: {
    alone:
      "This `Allow` has no path, so it allows nothing by itself. Write `Allow: /` to allow everything.",
    empty:
      "This `Allow` has no path, so it has no effect. Delete the line, or write `Allow: /` to allow everything.",
  },
  checkLine(line, { lines }) {
    if (line.field !== "allow" || line.value === null || line.key === null) return null;
    if (line.value.to > line.value.from || line.separator === null || line.missingColon)
      return null;
    const from = line.separator.to;
    const { comment } = line;
    const insert = comment === null ? " /" : " / ";
    const write = suggest("Write Allow: /", { from, to: comment?.from ?? line.to, insert });
    // Without any rule, the group would run on into the next.
    const isAlone = !isRule(lines[line.number - 2]) && !isRule(lines[line.number]);
    // It would contradict a rule that closes the site.
    const isClosed = rulesAround(lines, line).some(
      ({ field, valueText }) => field === "disallow" && isWholeSite(valueText),
    );
    return {
      from: line.key.from,
      to: from,
      // Deleted, it would leave its crawlers to the rules of the next group.
      message: isAlone && !isClosed ? "alone" : "empty",
      fixes: [!isClosed && write, !isAlone && deleteLinesFix([line])],
    };
  },
});

const isEmpty = ({ line }: IntendedRule): boolean =>
  line.field === "disallow" && line.valueText === "";

/** Google and most others ignore it: information. */
const disallow: Part = definePart({
  aliases: ["empty-disallow-with-others"],
  quiet: "old-readers",
  explanation:
    "An empty `Disallow:` blocks nothing. Beside other rules it has no effect for Google and RFC 9309. Other readers take it as permission to crawl everything: Python's old robotparser and Wget from that line on, and Yandex even beside `Disallow: /`.\n\nWrite it alone in a group, or not at all.",
  sources: ["rfc9309#2.2.2", "googleLibrary", "yandexRobots", "pythonParser", "wgetManual"],
  bad: [
    "User-agent: *\nDisallow:\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /\nDisallow:\n",
    "User-agent: *\nDisallow: /cart/\nDisallow:\n",
  ],
  good: ["User-agent: *\nDisallow:\nAllow: /\n"],
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
        fixes: [deleteLinesFix(lines)],
      };
    }),
});

export const emptyAllow: CheckOfParts = joinParts({
  id: "empty-allow",
  category: "paths",
  severity: "info",
  summary: "Avoid empty rules that do not do what they seem to",
  stage: "path",
  inFile: true,
  parts: { allow, disallow },
});
