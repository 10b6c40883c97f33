import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { type IntendedGroup, intendedGroups, introductionOf } from "../facts/intended-groups.ts";
import { insertAbove } from "../fixes/line-edits.ts";
import { FIX_MESSAGES } from "../messages.ts";
import { standard1994, yandexRobots } from "../sources.ts";

/**
 * Where a blank line is missing above a group: the group's first line with the comments above it.
 */
const crowdedTop = (
  context: FileContext,
  group: IntendedGroup,
  above: IntendedGroup | undefined,
): LineView | null => {
  const top = introductionOf(context, group);
  return above !== undefined && top.number === above.last.number + 1 ? top : null;
};

export const missingBlankLineBetweenGroups: Check = defineCheck({
  id: "missing-blank-line-between-groups",
  category: "groups",
  severity: "hint",
  summary: "Prefer a blank line between groups",
  explanation:
    "A `User-agent` line after a rule starts a new group, with or without a blank line: every reader tried agrees. The standard of 1994 separates groups by blank lines, Yandex asks for them, and people see better where a group starts.\n\nThe file is reported once, at the first such place.",
  sources: [standard1994, yandexRobots],
  examples: {
    bad: [
      "User-agent: GPTBot\nDisallow: /\nUser-agent: *\nDisallow: /private/\n",
      "User-agent: GPTBot\nDisallow: /\n# CCBot as well\nUser-agent: CCBot\nDisallow: /\nUser-agent: *\nDisallow:\n",
    ],
    good: ["User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\n"],
  },
  messages: {
    one: "A new group starts here. A blank line above it makes that easier to see; the 1994 standard and Yandex ask for one.",
    several: {
      one: "A new group starts here. A blank line above it, and above another group below, makes that easier to see; the 1994 standard and Yandex ask for one.",
      other:
        "A new group starts here. A blank line above it, and above {count} groups below, makes that easier to see; the 1994 standard and Yandex ask for one.",
    },
  },
  *check(context) {
    const { all } = intendedGroups(context);
    const tops = all.flatMap((group, index) => {
      const top = crowdedTop(context, group, all[index - 1]);
      return top === null ? [] : [{ top, agent: group.agents[0] }];
    });
    const [first] = tops;
    if (first?.agent === undefined) return;
    const isOne = tops.length === 1;
    yield {
      ...first.agent.line.content,
      message: isOne ? "one" : "several",
      data: { count: tops.length - 1 },
      fixes: [
        {
          title: formatMessage(FIX_MESSAGES.insertBlankLines, { count: tops.length }),
          kind: "safe",
          edits: tops.map(({ top }) => insertAbove(context.document, top, "")),
        },
      ],
    };
  },
});
