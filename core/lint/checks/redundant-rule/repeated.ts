import { firstNotBelow } from "../../../collections/search.ts";
import { rulesOf } from "../../../match/ruleset.ts";
import type { Policy } from "../../../policy/policy.ts";
import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import type { FileContext, LineView } from "../../context.ts";
import { EarlierRules } from "../../facts/rule-copies.ts";
import { deleteButComment } from "../../fixes/line-edits.ts";
import { googleDocs, rfc9309 } from "../../sources.ts";
import { shorten } from "../../wording.ts";

const TITLES = {
  first: "Delete the first one",
  second: { one: "Delete the second one", other: "Delete {count} repeated rules" },
} as const;

/** The first line of the group of each rule, by the rule's line number. */
const groupsByLine = ({ groups }: Policy): ReadonlyMap<number, number> => {
  const firstLines = new Map<number, number>();
  for (const { firstLine, ruleLines } of groups) {
    for (const line of ruleLines) firstLines.set(line, firstLine);
  }
  return firstLines;
};

/** A rule line, and the earlier line with the same rule. */
interface Repeat {
  readonly line: LineView;
  readonly first: LineView;
}

/** The rules that repeat one of their group, in file order. */
const repeatsIn = (context: FileContext): readonly Repeat[] => {
  const { document, google, lines, intended, causes } = context;
  const strictGroups = groupsByLine(context.rfc9309);
  const misreadAgents = lines
    .filter(({ number, field }) => intended[number - 1] === "user-agent" && field !== "user-agent")
    .map(({ number }) => number);
  const repeats: Repeat[] = [];
  for (const group of google.groups) {
    let part = "";
    let earlier = new EarlierRules<LineView>(document);
    for (const rule of rulesOf(google, { groups: [group] })) {
      const line = lines[rule.line - 1] as LineView;
      const strictGroup = strictGroups.get(rule.line);
      // Deleting is safe only if both readers read both lines completely, in the same group.
      // One that lost its end is about to be another rule.
      if (
        strictGroup === undefined ||
        line.tooLong ||
        causes[line.number - 1] === "hash-truncates-value"
      )
        continue;
      // Rules below a misread user-agent line are no duplicates once it is corrected.
      const here = `${strictGroup} ${firstNotBelow(misreadAgents, rule.line)}`;
      if (here !== part) earlier = new EarlierRules(document);
      part = here;
      const first = earlier.firstLike(rule, line);
      if (first !== line) repeats.push({ line, first });
    }
  }
  return repeats;
};

/** The line to delete: the later one, unless only that is written as all readers understand it. */
const spareOf = ({ line, first }: Repeat): LineView =>
  line.isAscii && !first.isAscii ? first : line;

export const repeated: Part = definePart({
  severity: "hint",
  quiet: "not-needed",
  explanation:
    "A rule that a group has twice counts once: the order of rules does not matter to Google or to RFC 9309, nor does their number. Two spellings of one path, such as `/caf%c3%a9` and `/café`, are the same rule.\n\nDelete the later line. The file is reported once.",
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
    repeated: "This rule repeats line {line}. You can delete it.",
    respelt: "Line {line} has this rule already, spelt `{other}`. You can delete one of them.",
    several:
      "{count} rules repeat an earlier rule of their group, here that on line {line}. You can delete them.",
  },
  check(context) {
    const repeats = repeatsIn(context);
    const [repeated, ...others] = repeats;
    if (repeated === undefined) return [];
    const { line, first } = repeated;
    const isOne = others.length === 0;
    const isSame = first.valueText === line.valueText;
    return [
      {
        from: line.content.from,
        to: line.content.to,
        message: !isOne ? "several" : isSame ? "repeated" : "respelt",
        data: {
          line: first.number,
          other: shorten(first.valueText),
          count: repeats.length,
        },
        alsoAt: others.map((other) => other.line.content),
        fixes: [
          {
            title:
              isOne && spareOf(repeated) === first
                ? TITLES.first
                : formatMessage(TITLES.second, { count: repeats.length }),
            kind: "safe",
            edits: [...new Set(repeats.map(spareOf))].map(deleteButComment),
          },
        ],
      },
    ];
  },
});
