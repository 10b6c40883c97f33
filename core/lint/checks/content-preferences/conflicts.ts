import { groupBy } from "../../../collections/group-by.ts";
import { GLOBAL } from "../../../policy/agent.ts";
import { formatList } from "../../../text/list.ts";
import { findCrawler } from "../../../vocabulary/find-crawler.ts";
import { contentUsages } from "../../../vocabulary/preferences.ts";
import { definePart, type Finding, type Part } from "../../check.ts";
import type { FileContext } from "../../context.ts";
import type { Fix } from "../../diagnostic.ts";
import { namesOfAgents, spanOfAgent } from "../../facts/agents.ts";
import {
  type Signal,
  signalsOf,
  statedSignals,
  usagesOf,
} from "../../facts/content-preferences.ts";
import {
  closes,
  forbids,
  type IntendedAgent,
  type IntendedGroup,
  type IntendedRule,
  intendedGroups,
  isForAll,
  opens,
  rulesFor,
  standsApart,
} from "../../facts/groups.ts";
import { suggest } from "../../fixes/fix.ts";
import { deleteButComment, moveIntoStarGroup } from "../../fixes/line-edits.ts";

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
const granted = (signals: ReadonlyMap<string, Signal>) => {
  const allowed = GRANTS.flatMap((use) => {
    const signal = signals.get(use);
    return signal?.value === "yes" ? [{ use, line: signal.line }] : [];
  });
  return groupBy(allowed, ({ line }) => line);
};

const trains = ({ name }: IntendedAgent): boolean => findCrawler(name)?.category === "ai-training";

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
    const star = groups.named.get(GLOBAL) ?? [];
    const hasSignals = star.some((group) => signalsOf(context, group).size > 0);
    return groups.all.flatMap((group): readonly Finding<Message>[] => {
      const own = signalsOf(context, group);
      // Signals belong to their group: a named crawler gets none from `*`.
      const training = own.get("ai-train");
      const agent = isForAll(group) ? undefined : group.agents.find(trains);
      const uses = granted(own);
      const asked = training !== undefined && agent !== undefined;
      if (uses.size === 0 && !asked) return [];
      const access = accessOf(rulesFor(groups, group.agents[0]?.name ?? ""));
      if (uses.size > 0 && access === "closed") {
        const isSpare = !isForAll(group) && !hasSignals;
        return Array.from(uses, ([line, those]) => {
          const move =
            isSpare && standsApart(context, line) ? moveIntoStarGroup(context, [line]) : null;
          return {
            ...line.content,
            message: move === null ? "closed" : "named",
            data: {
              uses: formatList(those.map(({ use }) => use)),
              names: namesOfAgents(group.agents),
            },
            fixes: [move],
          };
        });
      }
      if (!asked || training.value !== "no" || access !== "open") return [];
      const data = { name: agent.line.valueText, line: training.line.number };
      return [{ ...spanOfAgent(agent), message: "trains", data }];
    });
  },
});

const ALLOWS: ReadonlySet<string> = new Set(["y", "yes"]);

/** Deletes the line that refuses less, if it states nothing else. */
const deleteWeaker = (a: Signal, b: Signal): Fix | null => {
  const weaker = [a, b].find(({ value }) => ALLOWS.has(value));
  if (a.line === b.line || weaker === undefined || weaker.line.valueText.includes(",")) return null;
  return suggest("Keep the stricter line", deleteButComment(weaker.line));
};

/** Signals of the groups of one crawler that say two things of one use. No document says which of them counts. */
const conflictingSignals = (
  context: FileContext,
  groups: readonly IntendedGroup[],
): readonly Finding<"signals">[] => {
  const earlier = new Map<string, Signal>();
  for (const [label, signal] of groups.flatMap((group) => statedSignals(context, group))) {
    const before = earlier.get(label) ?? signal;
    earlier.set(label, before);
    if (before.value === signal.value) continue;
    return [
      {
        ...signal.line.content,
        message: "signals",
        severity: "warning",
        data: { label, first: before.value, second: signal.value, line: before.line.number },
        fixes: [deleteWeaker(before, signal)],
      },
    ];
  }
  return [];
};

/** The like of `Content-Usage`, for which the draft says it: the last value in a list, the stricter of two lines. */
const conflictingUsages = (
  context: FileContext,
  groups: readonly IntendedGroup[],
): readonly Finding<"both" | "last">[] => {
  const earlier = new Map<string, Signal>();
  const usages = groups.flatMap((group) => usagesOf(context, group));
  return usages.flatMap(({ line, path, preferences }): readonly Finding<"both" | "last">[] => {
    const known = preferences.filter(({ label }) => contentUsages.has(label));
    const counting = new Map(known.map(({ label, value }) => [label, value]));
    const lost = known.find(({ label, value }) => counting.get(label) !== value);
    if (lost !== undefined) {
      const data = { label: lost.label, value: counting.get(lost.label) ?? "" };
      return [{ ...line.content, message: "last", data }];
    }
    for (const [label, value] of counting) {
      const key = `${label} ${path}`;
      const before = earlier.get(key) ?? { line, value };
      earlier.set(key, before);
      if (before.value === value) continue;
      const fixes = [deleteWeaker(before, { line, value })];
      const data = { line: before.line.number, label };
      return [{ ...line.content, message: "both", data, fixes }];
    }
    return [];
  });
};

export const twice: Part = definePart({
  aliases: ["content-usage-conflict"],
  severity: "info",
  explanation:
    "Two `Content-Usage` lines of a group for the same path that answer differently are settled by the IETF draft: the more restrictive one counts. Within a list, the last value of a name counts. What does not count misleads anyone who reads the file. Of `Content-Signal` nobody has settled it.",
  sources: ["aipref", "contentSignals"],
  bad: [
    "User-agent: *\nDisallow:\nContent-Usage: train-ai=y\nContent-Usage: train-ai=n\n",
    "User-agent: *\nDisallow:\nContent-Usage: /blog/ train-ai=n, search=y\nContent-Usage: /blog/ search=n\n",
    "User-agent: *\nDisallow:\nContent-Usage: train-ai=n, train-ai=y\n",
    "User-agent: *\nDisallow:\nContent-Signal: search=yes, ai-train=no\nContent-Signal: ai-train=yes\n",
    "User-agent: *\nDisallow:\nContent-Signal: ai-train=no, ai-train=yes\n",
  ],
  good: [
    "User-agent: *\nDisallow:\nContent-Usage: train-ai=n\nContent-Usage: /blog/ train-ai=y\nContent-Usage: search=y\n",
  ],
  messages: {
    signals:
      "Nobody knows which counts: this group says `{label}={first}` (line {line}) and `{label}={second}`. Keep one.",
    last: "`{label}={value}` counts: this line answers twice, and the draft takes the last answer. Keep the one that you mean.",
    both: "`{label}=n` counts: this line and line {line} disagree on the same path, and the draft takes the stricter. Keep one.",
  },
  check: (context) => {
    // Groups of the same crawlers count as one.
    const byCrawler = groupBy(intendedGroups(context).all, ({ agents }) => agents[0]?.name);
    return [...byCrawler.values()].flatMap((groups) => [
      ...conflictingSignals(context, groups),
      ...conflictingUsages(context, groups),
    ]);
  },
});
