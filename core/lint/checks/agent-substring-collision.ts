import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { atAgent } from "../facts/agents.ts";
import {
  hasCause,
  type IntendedAgent,
  type IntendedGroup,
  type IntendedGroups,
  intendedGroups,
  introductionOf,
} from "../facts/groups.ts";
import { haveSameRules } from "../facts/rules.ts";
import { atFirst } from "../fixes/findings-in-file.ts";
import { suggest } from "../fixes/fix.ts";
import { insertAbove, lineEndOf } from "../fixes/line-edits.ts";
import { shorten } from "../wording.ts";

/** Shorter names are part of half of all others; `*` is shorter. */
const SHORTEST = 3;
const LONGEST = 60;

/** A group whose crawler some readers confuse with that of an earlier group. */
interface Collision {
  readonly agent: IntendedAgent;
  readonly group: IntendedGroup;
  readonly earlier: IntendedGroup;
  /** The earlier crawler's name, in lower case. */
  readonly name: string;
}

/** The lengths of the names in a file, shortest first. */
const lengthsOf = ({ named }: IntendedGroups): readonly number[] => {
  const lengths = new Set([...named.keys()].map(({ length }) => length));
  return [...lengths]
    .filter((length) => length >= SHORTEST && length <= LONGEST)
    .sort((a, b) => a - b);
};

const collisionsIn = (context: FileContext): readonly Collision[] => {
  const groups = intendedGroups(context);
  const { all, named } = groups;
  const lengths = lengthsOf(groups);
  const orders = new Map(all.map((group, index) => [group, index]));
  return all.flatMap((group, order) => {
    const isAbove = (other: IntendedGroup | undefined): other is IntendedGroup =>
      other !== undefined && (orders.get(other) ?? order) < order;
    return group.agents.flatMap((agent) => {
      if (named.get(agent.name)?.[0] !== group || hasCause(context, agent.line)) return [];
      // The shortest names that this one begins or ends with.
      const name = lengths
        .filter((length) => length < agent.name.length)
        .flatMap((length) => [agent.name.slice(0, length), agent.name.slice(-length)])
        .find((part) => isAbove(named.get(part)?.[0]));
      const earlier = named.get(name ?? "")?.[0];
      if (name === undefined || earlier === undefined) return [];
      return haveSameRules(earlier.rules, group.rules) ? [] : { agent, group, earlier, name };
    });
  });
};

/** The shorter name, as spelt in the earlier group. */
const spellingOf = ({ earlier, name }: Collision): string =>
  earlier.agents.find((agent) => agent.name === name)?.line.valueText ?? name;

/** Moves a group, with the comments above it, above an earlier one. */
const moveFix = (context: FileContext, { group, earlier }: Collision): Fix => {
  const { document } = context;
  const { from } = introductionOf(context, group);
  const text = document.source.slice(from, group.last.to);
  return suggest("Move the group above the other", [
    insertAbove(document, introductionOf(context, earlier), text + lineEndOf(document)),
    { from, to: group.last.next, insert: "" },
  ]);
};

/** Most crawlers compare whole names, and few files are read by those that do not: a hint. */
export const agentSubstringCollision: Check = defineCheck({
  id: "agent-substring-collision",
  category: "groups",
  severity: "hint",
  quiet: "old-readers",
  summary: "Prefer the group with the longer of two like names first",
  explanation:
    "Google and RFC 9309 compare whole names. The standard of 1994, older versions of Python's robotparser and Heritrix only check whether the name in the file is part of the crawler's name, and use the first group where it is. If a group for `Foo` comes first, they use it for `FooBot` too.\n\nPut the longer name first; then every reader finds the right group. The file is reported once.",
  sources: ["standard1994", "heritrix"],
  bad: [
    "User-agent: Foo\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n\nUser-agent: *\nDisallow:\n",
    "User-agent: Foo\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n\nUser-agent: FooNews\nDisallow: /c\n",
  ],
  good: [
    "User-agent: FooBot\nDisallow: /b\n\nUser-agent: Foo\nUser-agent: FooNews\nDisallow: /a\n",
  ],
  messages: {
    one: "Some old crawlers mix up `{name}` and `{part}` and use the first group, `{part}`. Move the `{name}` group above it.",
  },
  check(context) {
    const collisions = collisionsIn(context);
    return atFirst(collisions, atAgent, (first) => ({
      message: "one",
      saysOthers: true,
      data: {
        name: shorten(first.agent.line.valueText),
        part: shorten(spellingOf(first)),
      },
      fixes: [collisions.length === 1 && moveFix(context, first)],
    }));
  },
});
