import { GLOBAL } from "../../policy/agent.ts";
import type { Policy } from "../../policy/policy.ts";
import { firstLineOf, introductionOf } from "../edits/group-edits.ts";
import { insertBelow } from "../edits/line-edits.ts";
import { hasCause, type MeantGroup, meantGroups } from "../groups/meant-groups.ts";
import {
  defineRule,
  type Edit,
  type Fix,
  type LineView,
  type LintContext,
  type LintRule,
} from "../rule.ts";
import { googleDocs, rfc9309, standard1994 } from "../sources.ts";
import { shorten } from "../wording.ts";

/** What a policy makes of the group that begins on a line, as text to compare. */
const readGroups = ({ groups }: Policy): ReadonlyMap<number, string> =>
  new Map(
    groups.map(({ agents, ruleLines, firstLine }) => [
      firstLine,
      `${agents.map(({ line, name }) => `${line} ${name}`).join()}|${ruleLines.join()}`,
    ]),
  );

/** The first lines of the groups that Google and the standard read alike, to the letter. */
const readAlike = ({ google, rfc9309: standard }: LintContext): ReadonlySet<number> => {
  const strict = readGroups(standard);
  return new Set(
    [...readGroups(google)]
      .filter(([line, group]) => strict.get(line) === group)
      .map(([line]) => line),
  );
};

const namesOf = ({ agents }: MeantGroup): string =>
  [...new Set(agents.map(({ name }) => name))].sort().join("\n");

/** What is moved of a line: all of it, the comment of a user-agent line, nothing of a blank one. */
const movedText = (line: LineView, source: string): readonly string[] => {
  if (line.kind === "blank") return [];
  if (line.field !== "user-agent") return [source.slice(line.from, line.to)];
  return line.comment === null ? [] : [source.slice(line.comment.from, line.comment.to)];
};

/** Moves the rules and comments of a group to the end of an earlier one with the same agents. */
const mergeFix = (context: LintContext, into: MeantGroup, group: MeantGroup): Fix => {
  const { document, lines } = context;
  const first = introductionOf(context, group);
  const moved = lines.slice(first.number - 1, group.last.number);
  const cut: Edit = { from: first.from, to: group.last.next, insert: "" };
  const texts = moved.flatMap((line) => movedText(line, document.source));
  return {
    title: `Merge it into the group on line ${firstLineOf(into)}`,
    kind: "safe",
    edits: texts.length === 0 ? [cut] : [insertBelow(document, into.last, texts), cut],
  };
};

/**
 * Found in one file of ten, for most readers add the groups up: a hint. Two groups for `*` are the work
 * of two hands, and readers that take the first alone lose rules for every crawler: a remark.
 */
export const duplicateGroup: LintRule = defineRule({
  id: "duplicate-group",
  category: "groups",
  severity: "hint",
  summary: "Suggest one group for each crawler",
  explanation:
    "Google and RFC 9309 read all groups that name a crawler as one: their rules are added up, wherever they stand. Readers in the manner of 1994, Python's old robotparser among them, take the first such group and skip the rest; Yandex and Baidu ask for a single one.\n\nServices that put their own `User-agent: *` in front of a file often cause this. One group a crawler reads the same everywhere.",
  sources: [rfc9309("2.2.1"), googleDocs, standard1994],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart\n\nUser-agent: bingbot\nDisallow: /search\n\nUser-agent: *\nDisallow: /login\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart\nDisallow: /login\n\nUser-agent: bingbot\nDisallow: /search\n",
    ],
  },
  messages: {
    merged:
      "`{name}` has a group on line {line} already. Google and RFC 9309 add the two together; Python's old robotparser and others take the first alone. Keep its rules in one place.",
  },
  *check(context) {
    const { all, named } = meantGroups(context);
    if ([...named.values()].every(({ length }) => length === 1)) return;
    const alike = readAlike(context);
    for (const group of all) {
      const agent = group.agents.find(({ name }) => (named.get(name)?.[0] ?? group) !== group);
      const into = agent === undefined ? undefined : named.get(agent.name)?.[0];
      if (agent === undefined || into === undefined || hasCause(context, agent.line)) continue;
      const canMerge =
        namesOf(into) === namesOf(group) &&
        alike.has(firstLineOf(into)) &&
        alike.has(firstLineOf(group));
      yield {
        from: agent.line.value?.from ?? agent.line.content.from,
        to: agent.line.value?.to ?? agent.line.content.to,
        message: "merged",
        severity: agent.name === GLOBAL ? "info" : "hint",
        data: { name: shorten(agent.line.valueText), line: firstLineOf(into) },
        fixes: canMerge ? [mergeFix(context, into, group)] : [],
      };
    }
  },
});
