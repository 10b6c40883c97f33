import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { spanOfAgent } from "../facts/agents.ts";
import {
  hasCause,
  type IntendedAgent,
  type IntendedGroup,
  type IntendedGroups,
  intendedGroups,
  introductionOf,
} from "../facts/groups.ts";
import { haveSameRules } from "../facts/rules.ts";
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

/** The first earlier group with a name that an agent's name begins or ends with. */
const earlierGroup = (
  { named }: IntendedGroups,
  lengths: readonly number[],
  name: string,
  isAbove: (group: IntendedGroup) => boolean,
): { readonly earlier: IntendedGroup; readonly name: string } | null => {
  for (const length of lengths) {
    if (length >= name.length) break;
    for (const part of [name.slice(0, length), name.slice(-length)]) {
      const earlier = named.get(part)?.[0];
      if (earlier !== undefined && isAbove(earlier)) return { earlier, name: part };
    }
  }
  return null;
};

const collisionsIn = (context: FileContext): readonly Collision[] => {
  const groups = intendedGroups(context);
  const lengths = lengthsOf(groups);
  const orders = new Map(groups.all.map((group, index) => [group, index]));
  const collisions: Collision[] = [];
  for (const [order, group] of groups.all.entries()) {
    const isAbove = (other: IntendedGroup): boolean => (orders.get(other) ?? order) < order;
    for (const agent of group.agents) {
      const { name, line } = agent;
      if (groups.named.get(name)?.[0] !== group || hasCause(context, line)) continue;
      const found = earlierGroup(groups, lengths, name, isAbove);
      if (found === null || haveSameRules(found.earlier.rules, group.rules)) continue;
      collisions.push({ agent, group, ...found });
    }
  }
  return collisions;
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
    "User-agent: FooBot\nDisallow: /b\n\nUser-agent: Foo\nDisallow: /a\n\nUser-agent: *\nDisallow:\n",
    "User-agent: Foo\nUser-agent: FooBot\nDisallow: /a\n\nUser-agent: *\nDisallow:\n",
  ],
  messages: {
    one: "Some old crawlers mix up `{name}` and `{part}` and use the first group, `{part}`. Move the `{name}` group above it.",
    several: {
      one: "Some old crawlers mix up `{name}` and `{part}`, and one more pair: they use the first group. Put longer names first.",
      other:
        "Some old crawlers mix up `{name}` and `{part}`, and {count} more pairs: they use the first group. Put longer names first.",
    },
  },
  check(context) {
    const [first, ...more] = collisionsIn(context);
    if (first === undefined) return [];
    const name = shorten(first.agent.line.valueText);
    return {
      ...spanOfAgent(first.agent),
      message: more.length === 0 ? "one" : "several",
      data: { name, part: shorten(spellingOf(first)), count: more.length },
      fixes: [more.length === 0 && moveFix(context, first)],
    };
  },
});
