import { rulesOf } from "../../match/ruleset.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { LineContext } from "../context.ts";
import { CLOSED_TO } from "../messages.ts";
import { nameList } from "./agents.ts";
import { isWholeSite } from "./intended-groups.ts";
import { blockedBy, blockedFor, consultOwnReader } from "./search-crawlers.ts";

/** The most names of a file that are examined: lists may have thousands. */
const MOST_NAMES = 300;

/** Those to whom a rule closes the whole site. */
export interface ClosedTo {
  /** In words: every crawler, all others, or the names of some. */
  readonly who: string;
  /** Another line that blocks the whole site for the same crawlers; null if there is none. */
  readonly also: number | null;
}

const namesIn = ({ google }: LineContext): readonly string[] => [
  ...new Set(google.groups.flatMap(({ agents }) => agents.map(({ name }) => name))),
];

/** Whether no crawler that the file names may fetch anything. */
const isClosedToAll = (context: LineContext): boolean => {
  const names = namesIn(context);
  return (
    names.length <= MOST_NAMES &&
    names.every((name) => name === "" || blockedFor(context.document, name) === "site")
  );
};

/** In words, those that the file does not name: every crawler, if it admits none by name. */
export const closedToUnnamed = (context: LineContext): string =>
  isClosedToAll(context) ? CLOSED_TO.all : CLOSED_TO.unnamed;

/** The names of a group as first written, by the name in lower case. */
const spellingsAt = (context: LineContext, line: number): ReadonlyMap<string, string> => {
  const spellings = new Map<string, string>();
  for (const { agents, ruleLines } of context.google.groups) {
    if (!ruleLines.includes(line)) continue;
    for (const { name, line: at } of agents) {
      if (!spellings.has(name)) spellings.set(name, context.lines[at - 1]?.valueText ?? name);
    }
  }
  return spellings;
};

/**
 * To whom a rule closes the whole site, by each crawler's own reader; null if it does so to nobody,
 * because no crawler follows it or an `Allow` opens some of the site.
 *
 * @param line the number of a rule that matches the whole site.
 */
export const closedTo = (context: LineContext, line: number): ClosedTo | null => {
  const { document } = context;
  const spellings = spellingsAt(context, line);
  let also: number | null = null;
  const closed = [...spellings.keys()].slice(0, MOST_NAMES).filter((name) => {
    if (name === "") return false;
    const consultation = consultOwnReader(document, name);
    const { policy, selection } = consultation.matcher;
    const rules = rulesOf(policy, selection).filter(
      ({ type, text }) => type === "disallow" && isWholeSite(text),
    );
    also ??= rules.find((rule) => rule.line !== line)?.line ?? null;
    return rules.some((rule) => rule.line === line) && blockedBy(consultation) === "site";
  });
  if (closed.length === 0) return null;
  const who = closed.includes(GLOBAL)
    ? closedToUnnamed(context)
    : nameList(closed.map((name) => spellings.get(name) ?? name));
  return { who, also };
};
