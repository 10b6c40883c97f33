import { google } from "../../dialects/google.ts";
import { consult } from "../../match/consult.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type CheckOfParts, definePart, type Finding, joinParts, type Part } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { nameList } from "../facts/agents.ts";
import { readPreferences, signalsOf, usagesOf } from "../facts/content-preferences.ts";
import {
  type IntendedGroup,
  intendedGroups,
  isForAll,
  linesOutsideGroups,
  rulesFor,
  shutOut,
} from "../facts/groups.ts";
import { suggest } from "../fixes/fix.ts";
import { insertBelow, moveIntoStarGroup } from "../fixes/line-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { contradiction, twice } from "./content-preferences/conflicts.ts";

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

/** The crawlers of a group that collect pages for training, and may crawl some. */
const trainersIn = (context: FileContext, group: IntendedGroup): readonly string[] => {
  const rules = rulesFor(intendedGroups(context), group.agents[0]?.name ?? "");
  if (shutOut(rules)) return [];
  return group.agents.flatMap(({ name }) => {
    const crawler = findCrawler(name);
    return crawler?.category === "ai-training" ? [crawler.token] : [];
  });
};

/** Training crawlers with a group of their own that does not repeat what the group for `*` refuses. */
const unreached = (context: FileContext): readonly Finding<"unreached">[] => {
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
      data: { text: refusalOn(line) ?? "", names: nameList(names), count: names.length },
      fixes: [suggest(FIX_TITLES.repeatLine, edits)],
    },
  ];
};

const reach: Part = definePart({
  aliases: ["content-signal-outside-group"],
  explanation:
    "`Content-Signal` and `Content-Usage` belong to a group, like a rule: they apply to the crawlers named above them. Above the first user-agent line no crawler is named, so they apply to none. And a crawler with a group of its own follows no other: what the group for `*` refuses must be repeated there.",
  sources: ["contentSignals", "aipref"],
  bad: [
    "Content-Signal: ai-train=no\nUser-agent: *\nDisallow: /cart/\n",
    "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /cart/\n\nUser-agent: GPTBot\nDisallow: /cart/\n",
    "User-agent: *\nContent-Usage: train-ai=n\nDisallow: /cart/\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /cart/\n",
  ],
  good: [
    "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /cart/\n",
    "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /cart/\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: bingbot\nDisallow: /cart/\n",
  ],
  messages: {
    outside:
      "This `Content-Signal` applies to no crawler: it is above the first `User-agent` line. Move it into a group, such as the one for `*`.",
    unreached: {
      one: "`{text}` does not reach {names}: its own group gets nothing from `*`. Repeat the line there if you mean it.",
      other:
        "`{text}` does not reach {names}: their own groups get nothing from `*`. Repeat the line there if you mean it.",
    },
  },
  check: (
    context,
  ): Finding<"outside" | "unreached"> | readonly Finding<"outside" | "unreached">[] => {
    const lines = linesOutsideGroups(context, "content-signal");
    const [first] = lines;
    if (first === undefined) return unreached(context);
    return { ...first.content, message: "outside", fixes: [moveIntoStarGroup(context, lines)] };
  },
});

/** Whether something below a path is allowed again. */
const opensBelow = (context: FileContext, { agents }: IntendedGroup, path: string): boolean =>
  agents.some(({ name }) =>
    rulesFor(intendedGroups(context), name).some(
      (rule) => rule.type === "allow" && rule.path.startsWith(path),
    ),
  );

const closedPath: Part = definePart({
  aliases: ["content-usage-on-blocked-path"],
  severity: "info",
  explanation:
    "`Content-Usage` is about content that a crawler may crawl. For a path that the same group blocks it does nothing, because a crawler that obeys the file never has that content. That is harmless, but maybe the path was meant to be open.",
  sources: ["aipref"],
  bad: ["User-agent: *\nDisallow: /blog\nContent-Usage: /blog train-ai=n\n"],
  good: [
    "User-agent: *\nDisallow: /cart/\nContent-Usage: /blog/ train-ai=n\n",
    "User-agent: *\nDisallow: /blog/\nAllow: /blog/open/\nContent-Usage: /blog/ train-ai=n\n",
  ],
  messages: {
    blocked:
      "This line has no effect: line {line} blocks `{path}` for these crawlers, so they never crawl it. Allow the path or delete this line.",
  },
  check: (context) =>
    intendedGroups(context).all.flatMap((group) => {
      const usages = usagesOf(context, group);
      if (usages.length === 0) return [];
      const { matcher } = consult(context.document, google, group.agents[0]?.name ?? "");
      return usages.flatMap(({ path, pathSpan }) => {
        if (pathSpan === null || /[*$]/.test(path)) return [];
        const { allowed, rule } = matcher.decide(path);
        if (allowed || rule === null || opensBelow(context, group, path)) return [];
        return { ...pathSpan, message: "blocked", data: { path, line: rule.line } };
      });
    }),
});

export const contentPreferences: CheckOfParts = joinParts({
  id: "content-preferences",
  gone: ["content-signal-not-enforced"],
  category: "sitemaps",
  severity: "warning",
  summary: "Avoid preferences that reach nobody, contradict each other or contradict the rules",
  parts: { reach, contradiction, twice, closedPath },
});
