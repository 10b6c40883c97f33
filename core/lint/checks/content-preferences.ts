import { groupBy } from "../../collections/group-by.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { contentUsages } from "../../vocabulary/preferences.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { nameList, namesOfAgents } from "../facts/agents.ts";
import {
  readPreferences,
  type Signal,
  signalsOf,
  statedSignals,
  usagesOf,
} from "../facts/content-preferences.ts";
import {
  closes,
  forbids,
  type IntendedGroup,
  type IntendedRule,
  intendedGroups,
  isForAll,
  linesOutsideGroups,
  opens,
  rulesFor,
  shutOut,
  standsApart,
} from "../facts/groups.ts";
import { suggest } from "../fixes/fix.ts";
import { deleteButComment, insertBelow, moveIntoStarGroup } from "../fixes/line-edits.ts";
import { FIX_TITLES } from "../messages.ts";

type Found = Finding<"outside" | "unreached" | "contradicts" | "named" | "twice">;

/** The preferences that refuse training, as their lines write them. */
const REFUSALS: ReadonlySet<string> = new Set(["ai-train=no", "train-ai=n"]);

const refusalOn = (line: LineView): string | undefined =>
  readPreferences(line.valueText)
    .map(({ label, value }) => asciiLower(`${label}=${value}`))
    .find((preference) => REFUSALS.has(preference));

/** The line of the groups for `*` that refuses training for the whole site. */
const refusal = (context: FileContext): LineView | undefined =>
  (intendedGroups(context).named.get(GLOBAL) ?? [])
    .flatMap((group) => [
      ...Array.from(signalsOf(context, group).values(), ({ line }) => line),
      ...usagesOf(context, group).flatMap(({ line, path }) => (path === "" ? [line] : [])),
    ])
    .find((line) => refusalOn(line) !== undefined);

/** The known crawler of a name, if it collects pages for training. */
const trainerOf = (name: string): readonly string[] => {
  const crawler = findCrawler(name);
  return crawler?.category === "ai-training" ? [crawler.token] : [];
};

/** The crawlers of a group that collect pages for training, and may crawl some. */
const trainersIn = (context: FileContext, group: IntendedGroup): readonly string[] => {
  const rules = rulesFor(intendedGroups(context), group.agents[0]?.name ?? "");
  if (shutOut(rules)) return [];
  return group.agents.flatMap(({ name }) => trainerOf(name));
};

/** Training crawlers with a group of their own that does not repeat what the group for `*` refuses. */
const unreached = (context: FileContext): readonly Found[] => {
  const line = refusal(context);
  if (line === undefined) return [];
  const silent = intendedGroups(context).all.filter(
    (group) =>
      !isForAll(group) &&
      signalsOf(context, group).size === 0 &&
      usagesOf(context, group).length === 0 &&
      trainersIn(context, group).length > 0,
  );
  const names = [...new Set(silent.flatMap((group) => trainersIn(context, group)))];
  if (names.length === 0) return [];
  const lasts = silent.flatMap(({ agents }) => agents.at(-1)?.line ?? []);
  const edits = lasts.map((last) => insertBelow(context.document, last, [line.text]));
  return [
    {
      ...line.content,
      message: "unreached",
      severity: "info",
      data: { text: refusalOn(line) ?? "", names: nameList(names) },
      fixes: [suggest(FIX_TITLES.repeatLine, edits)],
    },
  ];
};

/** Whether rules allow or block the whole site; null if they do neither. */
const accessOf = (rules: readonly IntendedRule[]): "open" | "closed" | null => {
  const hasOpening = rules.some(opens);
  if (rules.some(closes)) return hasOpening ? null : "closed";
  if (rules.some(forbids)) return null;
  return rules.length > 0 ? "open" : null;
};

const GRANTS = ["search", "ai-input", "ai-train"];

/** Signals that allow a use where the rules block the site, and that refuse training to a trainer who may crawl all. */
const contradictions = (context: FileContext): readonly Found[] => {
  const groups = intendedGroups(context);
  const star = groups.named.get(GLOBAL) ?? [];
  const isStated = star.some((group) => signalsOf(context, group).size > 0);
  return groups.all.flatMap((group) => {
    // Signals belong to their group: a named crawler gets none from `*`.
    const own = signalsOf(context, group);
    if (own.size === 0) return [];
    const linesOf = (uses: readonly string[], value: string): readonly LineView[] =>
      uses.flatMap((use) => (own.get(use)?.value === value ? (own.get(use)?.line ?? []) : []));
    const access = accessOf(rulesFor(groups, group.agents[0]?.name ?? ""));
    const isTrainer =
      !isForAll(group) && group.agents.some(({ name }) => trainerOf(name).length > 0);
    const refused = access === "open" && isTrainer ? linesOf(["ai-train"], "no") : [];
    const lines = access === "closed" ? linesOf(GRANTS, "yes") : refused;
    return [...new Set(lines)].map((line) => {
      const isSpare = access === "closed" && !isForAll(group) && !isStated;
      const move =
        isSpare && standsApart(context, line) ? moveIntoStarGroup(context, [line]) : null;
      return {
        ...line.content,
        message: move === null ? "contradicts" : "named",
        data: { names: namesOfAgents(group.agents) },
        fixes: [move],
      };
    });
  });
};

const ALLOWS: ReadonlySet<string> = new Set(["y", "yes"]);

/** Deletes the line that refuses less, if it states nothing else. */
const deleteWeaker = (a: Signal, b: Signal): Fix | null => {
  const weaker = [a, b].find(({ value }) => ALLOWS.has(value));
  if (a.line === b.line || weaker === undefined || weaker.line.valueText.includes(",")) return null;
  return suggest("Keep the stricter line", deleteButComment(weaker.line));
};

/** The first use of which the groups of one crawler say two things. */
const contradicted = (context: FileContext, groups: readonly IntendedGroup[]): readonly Found[] => {
  const stated = groups.flatMap((group) => [
    ...statedSignals(context, group).map(([label, signal]) => ({ ...signal, label, of: label })),
    ...usagesOf(context, group).flatMap(({ line, path, preferences }) =>
      preferences
        .filter(({ label }) => contentUsages.has(label))
        .map((each) => ({ ...each, line, of: `usage ${path} ${each.label}` })),
    ),
  ]);
  const earlier = new Map<string, Signal>();
  for (const each of stated) {
    const before = earlier.get(each.of) ?? each;
    earlier.set(each.of, before);
    if (before.value === each.value) continue;
    const data = { label: each.label, first: before.value, second: each.value };
    return [
      {
        ...each.line.content,
        message: "twice",
        // The draft of `Content-Usage` says which counts; nobody has settled it for signals.
        severity: each.of === each.label ? "warning" : "info",
        data: { ...data, line: before.line.number },
        fixes: [deleteWeaker(before, each)],
      },
    ];
  }
  return [];
};

export const contentPreferences: Check = defineCheck({
  id: "content-preferences",
  aliases: {
    "content-signal-outside-group": ["outside", "unreached"],
    "content-signal-contradicts-rules": ["contradicts", "named"],
    "content-usage-conflict": ["twice"],
  },
  gone: ["content-signal-not-enforced", "content-usage-on-blocked-path"],
  category: "sitemaps",
  severity: "warning",
  summary: "Avoid preferences that reach nobody, contradict each other or contradict the rules",
  explanation:
    "`Content-Signal` and `Content-Usage` belong to a group, like a rule: they apply to the crawlers named above them. Above the first user-agent line no crawler is named, so they apply to none. And a crawler with a group of its own follows no other: what the group for `*` refuses must be repeated there.\n\nThe rules say which pages may be crawled; `Content-Signal` says what may be done with them. A group that allows a use but blocks the whole site allows nothing. A group that lets a training crawler in by name while it refuses training contradicts itself.\n\nDecide which of the two you mean: crawlers follow the rules.\n\nTwo `Content-Usage` lines of a group for the same path that answer differently are settled by the IETF draft: the more restrictive one counts. Within a list, the last value of a name counts. What does not count misleads anyone who reads the file. Of `Content-Signal` nobody has settled it.",
  sources: ["contentSignals", "aipref"],
  bad: [
    "Content-Signal: ai-train=no\nUser-agent: *\nDisallow: /cart/\n",
    "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /cart/\n\nUser-agent: GPTBot\nDisallow: /cart/\n",
    "User-agent: *\nContent-Signal: search=yes\nDisallow: /\n",
    "User-agent: *\nDisallow: /cart/\n\nUser-agent: GPTBot\nContent-Signal: search=yes, ai-train=no\nAllow: /\n",
    "User-agent: *\nDisallow: /cart/\n\nUser-agent: FooBot\nDisallow: /\n\nContent-Signal: search=yes\n",
    "User-agent: *\nDisallow:\nContent-Usage: train-ai=y\nContent-Usage: train-ai=n\n",
    "User-agent: *\nDisallow:\nContent-Signal: ai-train=no, ai-train=yes\n",
  ],
  good: [
    "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /cart/\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: bingbot\nDisallow: /cart/\n",
    "User-agent: *\nDisallow:\nContent-Usage: train-ai=n\nContent-Usage: /blog/ train-ai=y\nContent-Usage: search=y\n",
  ],
  messages: {
    outside:
      "This `Content-Signal` applies to no crawler: it is above the first `User-agent` line. Move it into a group, such as the one for `*`.",
    unreached:
      "`{text}` does not reach {names}, whose own group gets nothing from `*`. Repeat the line there if you mean it.",
    contradicts:
      "This line and the rules of its group contradict each other: one allows what the other refuses. Decide which you mean.",
    named:
      "This line counts for {names} alone, whose rules block the whole site. If you mean all crawlers, move it into the group for `*`.",
    twice:
      "This group answers twice: `{label}={first}` (line {line}) and `{label}={second}`. Keep the one that you mean.",
  },
  check: (context) => {
    const lines = linesOutsideGroups(context, "content-signal");
    const [first] = lines;
    const outside: readonly Found[] =
      first === undefined
        ? unreached(context)
        : [{ ...first.content, message: "outside", fixes: [moveIntoStarGroup(context, lines)] }];
    // Groups of the same crawlers count as one.
    const byCrawler = groupBy(intendedGroups(context).all, ({ agents }) => agents[0]?.name);
    const twice = [...byCrawler.values()].flatMap((groups) => contradicted(context, groups));
    return [...outside, ...contradictions(context), ...twice];
  },
});
