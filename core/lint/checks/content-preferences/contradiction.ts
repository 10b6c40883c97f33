import { groupBy } from "../../../collections/group-by.ts";
import { GLOBAL } from "../../../policy/agent.ts";
import { formatList } from "../../../text/list.ts";
import { findCrawler } from "../../../vocabulary/find-crawler.ts";
import { definePart, type Finding, type Part } from "../../check.ts";
import type { FileContext, LineView } from "../../context.ts";
import { namesOfAgents } from "../../facts/agents.ts";
import { type Signal, signalsOf } from "../../facts/content-preferences.ts";
import {
  closes,
  forbids,
  type IntendedAgent,
  type IntendedRule,
  intendedGroups,
  isForAll,
  opens,
  rulesFor,
  standsApart,
} from "../../facts/groups.ts";
import { moveIntoStarGroup } from "../../fixes/line-edits.ts";

type Message = "closed" | "named" | "trains";

type Access = "open" | "closed" | null;

/** Whether rules allow or block the whole site; null if they do neither. */
const accessOf = (rules: readonly IntendedRule[]): Access => {
  const hasOpening = rules.some(opens);
  if (rules.some(closes)) return hasOpening ? null : "closed";
  if (rules.some(forbids)) return null;
  return rules.length > 0 ? "open" : null;
};

const GRANTS = ["search", "ai-input", "ai-train"];

/** The uses that a group allows, by the line that allows them. */
const granted = (
  signals: ReadonlyMap<string, Signal>,
): ReadonlyMap<LineView, readonly string[]> => {
  const allowed = GRANTS.flatMap((use) => {
    const signal = signals.get(use);
    return signal?.value === "yes" ? [{ use, line: signal.line }] : [];
  });
  const byLine = groupBy(allowed, ({ line }) => line);
  return new Map([...byLine].map(([line, uses]) => [line, uses.map(({ use }) => use)]));
};

const NO_USES: ReadonlyMap<LineView, readonly string[]> = new Map();

const trains = ({ name }: IntendedAgent): boolean => findCrawler(name)?.category === "ai-training";

/** The signals for crawlers without a group of their own. */
const globalSignals = (context: FileContext): ReadonlyMap<string, Signal> => {
  const groups = intendedGroups(context).named.get(GLOBAL) ?? [];
  return new Map(groups.flatMap((group) => [...signalsOf(context, group)]));
};

export const contradiction: Part = definePart({
  aliases: ["content-signal-contradicts-rules"],
  explanation:
    "The rules say which pages may be crawled; `Content-Signal` says what may be done with them. A group that allows a use but blocks the whole site allows nothing. A group that lets a training crawler in by name while it refuses training contradicts itself.\n\nDecide which of the two you mean: crawlers follow the rules.",
  sources: ["contentSignals"],
  bad: [
    "User-agent: *\nContent-Signal: search=yes\nDisallow: /\n",
    "User-agent: *\nDisallow: /cart/\n\nUser-agent: GPTBot\nContent-Signal: search=yes, ai-train=no\nAllow: /\n",
    "User-agent: *\nDisallow: /cart/\n\nUser-agent: FooBot\nDisallow: /\n\nContent-Signal: search=yes\n",
  ],
  good: [
    "User-agent: *\nContent-Signal: search=yes, ai-train=no\nDisallow: /cart/\n\nUser-agent: GPTBot\nDisallow: /\n",
    "User-agent: *\nContent-Signal: search=no, ai-train=no\nDisallow: /\n",
  ],
  messages: {
    closed:
      "This line allows {uses}, but the group's rules block the whole site, so nothing can be used. Decide which you mean.",
    named:
      "This line counts for {names} alone, whose rules block the whole site. If you mean all crawlers, move it into the group for `*`.",
    trains:
      "`{name}` collects pages for AI training and may crawl everything, but `ai-train=no` on line {line} refuses training. Decide which you mean.",
  },
  check: (context) => {
    const groups = intendedGroups(context);
    const everyones = globalSignals(context);
    return groups.all.flatMap((group): readonly Finding<Message>[] => {
      const own = signalsOf(context, group);
      // Signals belong to their group: a named crawler gets none from `*`.
      const training = own.get("ai-train");
      const agent = isForAll(group) ? undefined : group.agents.find(trains);
      const uses = own.size === 0 ? NO_USES : granted(own);
      const asked = training !== undefined && agent !== undefined;
      if (uses.size === 0 && !asked) return [];
      const access = accessOf(rulesFor(groups, group.agents[0]?.name ?? ""));
      if (uses.size > 0 && access === "closed") {
        const isSpare = !isForAll(group) && everyones.size === 0;
        return Array.from(uses, ([line, those]) => {
          const move =
            isSpare && standsApart(context, line) ? moveIntoStarGroup(context, [line]) : null;
          return {
            ...line.content,
            message: move === null ? "closed" : "named",
            data: { uses: formatList(those), names: namesOfAgents(group.agents) },
            fixes: move === null ? [] : [move],
          };
        });
      }
      if (!asked) return [];
      if (training.value !== "no" || access !== "open") return [];
      return [
        {
          from: agent.line.value?.from ?? agent.line.content.from,
          to: agent.line.value?.to ?? agent.line.content.to,
          message: "trains",
          data: { name: agent.line.valueText, line: training.line.number },
        },
      ];
    });
  },
});
