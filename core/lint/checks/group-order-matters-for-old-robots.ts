import { GLOBAL } from "../../policy/agent.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import {
  firstLineOf,
  hasCause,
  type IntendedGroup,
  intendedGroups,
  introductionOf,
} from "../facts/intended-groups.ts";
import { FIX_TITLES } from "../fix-titles.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { rfc9309, standard1994 } from "../sources.ts";
import { shorten } from "../wording.ts";

const BYTE_ORDER_MARK = 0xfeff;

/**
 * Moves a group, with the comments above it and the blank lines below, to the end of the groups.
 */
const moveFix = (context: FileContext, group: IntendedGroup, last: IntendedGroup): Fix => {
  const { document, lines } = context;
  const first = introductionOf(context, group);
  let end = group.last;
  for (
    let next = lines[end.number];
    next !== undefined && next.kind === "blank";
    next = lines[end.number]
  ) {
    end = next;
  }
  const hasMark = first.from === 0 && document.source.charCodeAt(0) === BYTE_ORDER_MARK;
  const from = first.from + Number(hasMark);
  const texts = lines
    .slice(first.number - 1, group.last.number)
    .map((line) => document.source.slice(Math.max(from, line.from), line.to));
  return {
    title: FIX_TITLES.moveTheGroupToTheEnd,
    kind: "suggest",
    edits: [{ from, to: end.next, insert: "" }, insertBelow(document, last.last, ["", ...texts])],
  };
};

export const groupOrderMattersForOldRobots: Check = defineCheck({
  id: "group-order-matters-for-old-robots",
  category: "interactions",
  severity: "hint",
  // No known reader depends on the order of groups, and most files begin with the one for `*`.
  defaultOn: false,
  summary: "Prefer the group for every crawler below those with a name",
  explanation:
    "A crawler follows the group with its name, wherever that is: Google, RFC 9309 and every parser tried agree. Some robots read the 1994 text differently and use the first group that fits: they stop at `User-agent: *` and never reach their own.\n\nWith `User-agent: *` at the end, every reader sees the same.",
  sources: [standard1994, rfc9309("2.2.1")],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /private/\n\nUser-agent: FooBot\nDisallow: /\n",
      "# for all\nUser-agent: *\nDisallow: /tmp/\nUser-agent: FooBot\nDisallow:",
    ],
    good: [
      "User-agent: FooBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\n",
      "User-agent: *\nDisallow: /private/\n",
    ],
  },
  messages: {
    above:
      "Some old crawlers never reach the group for `{name}` (line {line}), because they use the first group that fits, which is `*`. Google is not affected. Put `*` last.",
  },
  *check(context) {
    const { all } = intendedGroups(context);
    const at = all.findIndex(({ agents }) => agents.every(({ name }) => name === GLOBAL));
    const group = all[at];
    const [agent] = group?.agents ?? [];
    const named = all
      .slice(at + 1)
      .find(({ agents }) => agents.every(({ name }) => name !== "" && name !== GLOBAL));
    const last = all.at(-1);
    if (group === undefined || agent === undefined || named === undefined || last === undefined)
      return;
    if (hasCause(context, agent.line)) return;
    const { from, to } = agent.line.value ?? agent.line.content;
    yield {
      from,
      to,
      message: "above",
      data: { name: shorten(named.agents[0]?.line.valueText ?? ""), line: firstLineOf(named) },
      fixes: [moveFix(context, group, last)],
    };
  },
});
