import { groupBy } from "../../collections/group-by.ts";
import { memo } from "../../collections/memo.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Group } from "../../policy/policy.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { atAgent, namesOfAgents } from "../facts/agents.ts";
import {
  firstLineOf,
  hasCause,
  type IntendedAgent,
  type IntendedGroup,
  intendedGroups,
  introductionOf,
} from "../facts/groups.ts";
import { managedPartAt } from "../facts/site.ts";
import { atFirst } from "../fixes/findings-in-file.ts";
import { fixOf } from "../fixes/fix.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { lineList, shorten } from "../wording.ts";

/** What a group says, to compare how two readers read it. */
const readingOf = ({ firstLine, agents, ruleLines }: Group): string =>
  JSON.stringify([firstLine, agents.map(({ line, name }) => [line, name]), [...ruleLines]]);

/** The first lines of the groups that Google and the standard read in exactly the same way. */
const readAlike = memo(({ google, rfc9309: standard }: FileContext): ReadonlySet<number> => {
  const strict = new Set(standard.groups.map(readingOf));
  const alike = google.groups.filter((group) => strict.has(readingOf(group)));
  return new Set(alike.map(({ firstLine }) => firstLine));
});

const namesOf = ({ agents }: IntendedGroup): string =>
  [...new Set(agents.map(({ name }) => name))].sort().join("\n");

/**
 * What is moved of some lines: all of most, only the comment of a user-agent line, nothing of a
 * blank one.
 */
const movedTexts = ({ source }: RobotsDocument, lines: readonly LineView[]): readonly string[] =>
  lines.flatMap((line) => {
    const { from, to } = line.field === "user-agent" ? (line.comment ?? { from: 0, to: 0 }) : line;
    return line.kind === "blank" || from === to ? [] : [source.slice(from, to)];
  });

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
    // What a platform writes cannot be merged with what the owner writes.
    const [own, first] = [group, into].map((each) => managedPartAt(context, firstLineOf(each)));
    if (own !== first) return [];
    return [{ agent, group, into }];
  });
};

/** Whether groups together have an empty rule beside others, which some readers take for permission. */
const isMixed = ({ group, into }: Repeat): boolean => {
  const paths = [...into.rules, ...group.rules].map(({ path }) => path);
  return paths.includes("") && paths.some((path) => path !== "");
};

/** Moves the rules and comments of groups to the end of the first ones with the same agents. */
const mergeFix = (context: FileContext, repeats: readonly Repeat[]): Fix | null => {
  const { document, lines } = context;
  const alike = readAlike(context);
  const merged = repeats.filter(
    ({ group, into }) =>
      namesOf(into) === namesOf(group) &&
      [into, group].every((each) => alike.has(firstLineOf(each))),
  );
  if (merged.length === 0) return null;
  const cuts = merged.map(({ group, into }) => {
    const { number, from } = introductionOf(context, group);
    const texts = movedTexts(document, lines.slice(number - 1, group.last.number));
    return { into, texts, from, to: group.last.next, insert: "" };
  });
  const inserts = [...groupBy(cuts, ({ into }) => into)].flatMap(([{ last }, parts]) => {
    const texts = parts.flatMap((part) => part.texts);
    return texts.length === 0 ? [] : insertBelow(document, last, texts);
  });
  return fixOf(merged.some(isMixed) ? "suggest" : "safe", "Merge it into the first one", [
    ...inserts,
    ...cuts.map(({ from, to, insert }) => ({ from, to, insert })),
  ]);
};

/**
 * Found in one file of ten, and search engines merge the groups: quiet. Two groups for `*` often
 * have two authors, and readers that use only the first lose rules for every crawler: information.
 */
export const duplicateGroup: Check = defineCheck({
  id: "duplicate-group",
  category: "groups",
  severity: "hint",
  quiet: "old-readers",
  summary: "Suggest one group for each crawler",
  explanation:
    "Google and RFC 9309 read all groups that name a crawler as one: their rules are added up, wherever they stand. Readers that follow the 1994 standard, Python's old robotparser among them, take only the first such group; Yandex and Baidu ask for a single one.\n\nServices that put their own `User-agent: *` in front of a file often cause this. A crawler with a single group reads it the same everywhere. The file is reported once for `*`, and once for all other names.",
  sources: ["rfc9309#2.2.1", "googleDocs", "standard1994"],
  bad: [
    "User-agent: *\nDisallow: /cart\n\nUser-agent: bingbot\nDisallow: /search\n\nUser-agent: *\nDisallow: /login\n",
    "User-agent: *\nDisallow: /cart\n\nUser-agent: *\nDisallow: /search\n\nUser-agent: *\nDisallow: /login\n",
    "User-agent: GPTBot\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /blog/\n",
  ],
  good: [
    "User-agent: *\nDisallow: /cart\nDisallow: /login\n\nUser-agent: bingbot\nDisallow: /search\n",
  ],
  messages: {
    one: "Some old crawlers ignore this group, because `{name}` has one on line {line} already. Keep its rules in one group.",
    star: "Yandex.Webmaster reports an error: {count} more groups for `*` ({lines}), which some old crawlers ignore. Keep its rules in one group.",
    several:
      "Some old crawlers ignore {count} later groups for {names}. Keep the rules of each crawler in one group.",
  },
  check: (context) => {
    const repeats = repeatsIn(context);
    const isStar = ({ agent }: Repeat): boolean => agent.name === GLOBAL;
    const others = repeats.filter((repeat) => !isStar(repeat));
    return [repeats.filter(isStar), others].flatMap((alike) =>
      atFirst(alike, atAgent, (first) => ({
        message: alike.length === 1 ? "one" : isStar(first) ? "star" : "several",
        severity: isStar(first) ? "info" : "hint",
        data: {
          name: shorten(first.agent.line.valueText),
          line: firstLineOf(first.into),
          count: alike.length,
          lines: lineList(alike.map(({ agent: { line } }) => line.number)),
          names: namesOfAgents(alike.map(({ agent }) => agent)),
        },
        fixes: [mergeFix(context, alike)],
      })),
    );
  },
});
