import { groupBy } from "../../collections/group-by.ts";
import { asciiLower } from "../../text/ascii.ts";
import { type Check, defineCheck } from "../check.ts";
import { agentRuns, spanOfAgent } from "../facts/agents.ts";
import { hasCause, type IntendedAgent, intendedGroups } from "../facts/groups.ts";
import { isOfGroup } from "../facts/lines.ts";
import { atFirst } from "../fixes/findings-in-file.ts";
import { safe } from "../fixes/fix.ts";
import { deleteButComment } from "../fixes/line-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { lineList, shorten } from "../wording.ts";

const FIX_TITLE = { one: "Delete the first one", other: "Delete {count} lines" } as const;

/** A name as written but for case. */
const spelling = ({ line }: IntendedAgent): string => asciiLower(line.valueText);

export const duplicateUserAgentInGroup: Check = defineCheck({
  id: "duplicate-user-agent-in-group",
  category: "groups",
  severity: "hint",
  quiet: "not-needed",
  summary: "Avoid the same crawler twice in the list of a group",
  explanation:
    "Naming a crawler twice in one list of `User-agent` lines changes nothing for any reader. Upper and lower case are the same.\n\nDelete the later line, or the earlier one where a blank line splits the list. A group is reported once.",
  sources: ["rfc9309#2.2.1"],
  bad: [
    "User-agent: GPTBot\nUser-agent: gptbot\nDisallow: /\n",
    "User-agent: GPTBot\nUser-agent: CCBot\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n",
  ],
  good: ["User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n"],
  messages: {
    one: "`{name}` stands on {lines}, which changes nothing. You can delete one of them.",
  },
  check: (context) =>
    intendedGroups(context).all.flatMap((group) => {
      const { agents } = group;
      if (agents.length < 2) return [];
      const known = agents.filter(({ line, name }) => name !== "" && !hasCause(context, line));
      const bySpelling = groupBy(known, spelling);
      const sameAs = (agent: IntendedAgent) => bySpelling.get(spelling(agent)) ?? [];
      const again = known.filter((agent) => sameAs(agent)[0] !== agent);
      // A reader that ends a group at a blank line uses only the names next to the rules.
      const runs = agentRuns(context, group);
      const surplus =
        runs.length > 1 ? known.filter((agent) => sameAs(agent).at(-1) !== agent) : again;
      // A Crawl-delay or similar field between the names may be meant for those directly above it.
      const hasFields = runs.some(({ fieldsAbove }) => fieldsAbove.some(isOfGroup));
      const title = runs.length > 1 ? FIX_TITLE : FIX_TITLES.deleteSecond;
      const edits = surplus.map(({ line }) => deleteButComment(line));
      return atFirst(again, spanOfAgent, (first) => ({
        message: "one",
        saysOthers: true,
        data: {
          name: shorten(first.line.valueText),
          lines: lineList(sameAs(first).map(({ line }) => line.number)),
        },
        fixes: [!hasFields && safe(title, edits)],
      }));
    }),
});
