import { memo } from "../../collections/memo.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Group } from "../../policy/policy.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { lineAt } from "../../syntax/parse.ts";
import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import { spanOfAgent } from "../facts/agent-runs.ts";
import { namesOfAgents } from "../facts/agents.ts";
import {
  firstLineOf,
  hasCause,
  type IntendedAgent,
  type IntendedGroup,
  intendedGroups,
  introductionOf,
} from "../facts/intended-groups.ts";
import { insertBelow, lineEndOf } from "../fixes/line-edits.ts";
import { FIX_MESSAGES } from "../messages.ts";
import { googleDocs, rfc9309, standard1994 } from "../sources.ts";
import { lineList, shorten } from "../wording.ts";

const isSameGroup = (a: Group, b: Group): boolean =>
  a.ruleLines.length === b.ruleLines.length &&
  a.agents.length === b.agents.length &&
  a.ruleLines.every((line, at) => line === b.ruleLines[at]) &&
  a.agents.every(
    ({ line, name }, at) => line === b.agents[at]?.line && name === b.agents[at]?.name,
  );

/** The first lines of the groups that Google and the standard read in exactly the same way. */
const readAlike = memo(({ google, rfc9309: standard }: FileContext): ReadonlySet<number> => {
  const strict = new Map(standard.groups.map((group) => [group.firstLine, group]));
  const alike = google.groups.filter((group) => {
    const other = strict.get(group.firstLine);
    return other !== undefined && isSameGroup(group, other);
  });
  return new Set(alike.map(({ firstLine }) => firstLine));
});

const namesOf = ({ agents }: IntendedGroup): string =>
  [...new Set(agents.map(({ name }) => name))].sort().join("\n");

/**
 * What is moved of the lines from one number to another: all of most, only the comment of a
 * user-agent line, nothing of a blank one. Consecutive lines are one text if they end like the
 * file's first, as they would when they are joined again.
 */
const movedTexts = (document: RobotsDocument, first: number, last: number): readonly string[] => {
  const { source } = document;
  const end = lineEndOf(document);
  const texts: string[] = [];
  let [from, to] = [0, 0];
  const add = (nextFrom: number, nextTo: number): void => {
    if (from < to) texts.push(source.slice(from, to));
    [from, to] = [nextFrom, nextTo];
  };
  for (let number = first; number <= last; number++) {
    const { from: start, to: stop, field, kind, comment } = lineAt(document, number);
    if (field === "user-agent") add(comment?.from ?? stop, stop);
    else if (kind === "blank") add(stop, stop);
    else if (from < to && to + end.length === start && source.startsWith(end, to)) to = stop;
    else add(start, stop);
  }
  add(0, 0);
  return texts;
};

/** A group with a crawler that an earlier group names. */
interface Repeat {
  readonly agent: IntendedAgent;
  readonly group: IntendedGroup;
  /** The first group that names the crawler. */
  readonly into: IntendedGroup;
}

const repeatsIn = (context: FileContext): readonly Repeat[] => {
  const { all, named } = intendedGroups(context);
  return all.flatMap((group) => {
    const agent = group.agents.find(({ name }) => (named.get(name)?.[0] ?? group) !== group);
    const into = agent === undefined ? undefined : named.get(agent.name)?.[0];
    if (agent === undefined || into === undefined || hasCause(context, agent.line)) return [];
    return [{ agent, group, into }];
  });
};

/** Moves the rules and comments of groups to the end of the first ones with the same agents. */
const mergeFix = (context: FileContext, repeats: readonly Repeat[]): readonly Fix[] => {
  const { document } = context;
  const alike = readAlike(context);
  const moved = new Map<IntendedGroup, string[]>();
  const cuts: Edit[] = [];
  for (const { group, into } of repeats) {
    if (namesOf(into) !== namesOf(group)) continue;
    if (!alike.has(firstLineOf(into)) || !alike.has(firstLineOf(group))) continue;
    const first = introductionOf(context, group);
    const texts = moved.get(into) ?? [];
    for (const text of movedTexts(document, first.number, group.last.number)) texts.push(text);
    moved.set(into, texts);
    cuts.push({ from: first.from, to: group.last.next, insert: "" });
  }
  const [into] = moved.keys();
  if (into === undefined) return [];
  const inserts = [...moved].flatMap(([{ last }, texts]) =>
    texts.length === 0 ? [] : [insertBelow(document, last, texts)],
  );
  const merged = { count: cuts.length, total: repeats.length };
  const many = merged.count === merged.total ? FIX_MESSAGES.mergeGroups : FIX_MESSAGES.mergeSome;
  return [
    {
      title:
        repeats.length === 1
          ? formatMessage(FIX_MESSAGES.mergeInto, { line: String(firstLineOf(into)) })
          : formatMessage(many, merged),
      kind: "safe",
      edits: [...inserts, ...cuts],
    },
  ];
};

/**
 * Found in one file of ten, and most readers merge the groups: a hint. Two groups for `*` often
 * have two authors, and readers that use only the first lose rules for every crawler: information.
 */
export const duplicateGroup: Check = defineCheck({
  id: "duplicate-group",
  category: "groups",
  severity: "hint",
  summary: "Suggest one group for each crawler",
  explanation:
    "Google and RFC 9309 read all groups that name a crawler as one: their rules are added up, wherever they stand. Readers that follow the 1994 standard, Python's old robotparser among them, take only the first such group; Yandex and Baidu ask for a single one.\n\nServices that put their own `User-agent: *` in front of a file often cause this. A crawler with a single group reads it the same everywhere. The file is reported once for `*`, and once for all other names.",
  sources: [rfc9309("2.2.1"), googleDocs, standard1994],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart\n\nUser-agent: bingbot\nDisallow: /search\n\nUser-agent: *\nDisallow: /login\n",
      "User-agent: *\nDisallow: /cart\n\nUser-agent: *\nDisallow: /search\n\nUser-agent: *\nDisallow: /login\n",
      "User-agent: GPTBot\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /blog/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart\nDisallow: /login\n\nUser-agent: bingbot\nDisallow: /search\n",
    ],
  },
  messages: {
    one: "Some old crawlers ignore this group, because `{name}` has one on line {line} already. Google and most others add the two together. Keep its rules in one group.",
    star: "Some old crawlers ignore {count} more groups for `*` below the first ({lines}). Google and most others add them together. Keep its rules in one group.",
    several:
      "Some old crawlers ignore {count} groups ({lines}), because their crawlers have a group further up: {names}. Google and most others add them together.",
  },
  *check(context) {
    const repeats = repeatsIn(context);
    const isStar = ({ agent }: Repeat): boolean => agent.name === GLOBAL;
    const others = repeats.filter((repeat) => !isStar(repeat));
    for (const alike of [repeats.filter(isStar), others]) {
      const [first] = alike;
      if (first === undefined) continue;
      const { agent, into } = first;
      yield {
        ...spanOfAgent(agent),
        message: alike.length === 1 ? "one" : isStar(first) ? "star" : "several",
        severity: isStar(first) ? "info" : "hint",
        data: {
          name: shorten(agent.line.valueText),
          line: firstLineOf(into),
          count: alike.length,
          lines: lineList(alike.map(({ agent: { line } }) => line.number)),
          names: namesOfAgents([
            ...new Map(alike.map((each) => [each.agent.name, each.agent])).values(),
          ]),
        },
        fixes: mergeFix(context, alike),
      };
    }
  },
});
