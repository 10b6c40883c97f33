import type { ConsideredGroup, Explanation, GroupStanding } from "../../core/index.ts";
import { code, type Piece, place } from "./pieces.ts";

/** A group on show: which it is, and why it is followed or not. */
export interface GroupRow {
  /** 1-based; no two groups begin on one line. */
  readonly firstLine: number;
  readonly followed: boolean;
  readonly pieces: readonly Piece[];
}

/** The groups of a file as far as they are shown, and the rest in a few words; empty for none. */
export interface GroupRows {
  readonly rows: readonly GroupRow[];
  readonly rest: string;
}

/** Groups named one by one before the rest is only counted. */
const MOST_GROUPS = 4;
/** Groups for others that are still named one by one. */
const MOST_OTHERS = 2;

const WHY_NOT: Readonly<Record<Exclude<GroupStanding, "followed">, string>> = {
  "names-others": "for others",
  "star-replaced": "does not apply: a group names the crawler",
  "star-ignored": "does not apply: the crawler obeys no such group",
  "fallback-unused": "not reached: a name before it has a group",
  "not-first": "not followed: only the first such group counts",
  "shorter-name": "not followed: a longer name fits better",
  "no-rules": "passed over: it has no rules",
};

const whyFollowed = ({ crawler: resolved, selection }: Explanation): string => {
  const merged = selection.groups.length > 1 ? ", read as one with the others" : "";
  if (selection.kind === "global") return `followed: no group names the crawler${merged}`;
  const { identity: crawler, followed } = resolved;
  const who = crawler === null || followed === crawler.token ? "the crawler" : followed;
  return `followed: it names ${who}${merged}`;
};

const rowOf = (considered: ConsideredGroup, explanation: Explanation): GroupRow => {
  const { group, standing, agent } = considered;
  const line = agent?.line ?? group.firstLine;
  const span = agent ?? group.agents[0] ?? { from: 0, to: 0 };
  const { source } = explanation.policy.document;
  const more = new Set(group.agents.map(({ name }) => name)).size - 1;
  const followed = standing === "followed";
  const name = source.slice(span.from, span.to);
  return {
    firstLine: group.firstLine,
    followed,
    pieces: [
      place(`line ${line}`, span),
      " ",
      name === "" ? "without a name" : code(name),
      more > 0 ? ` and ${more} more, ` : ", ",
      followed ? whyFollowed(explanation) : WHY_NOT[standing],
    ],
  };
};

const counted = (count: number, what: string): string =>
  count === 0 ? "" : `${count} more ${count === 1 ? "group" : "groups"}${what}`;

/**
 * The groups of a file for a short list: those followed first, then those that could have been, then
 * those for others, which are soon only counted.
 */
export const groupRows = (explanation: Explanation): GroupRows => {
  const { groups } = explanation;
  const rank = ({ standing }: ConsideredGroup): number => Number(standing !== "followed");
  const near = groups.filter(({ standing }) => standing !== "names-others");
  const sorted = [...near].sort((a, b) => rank(a) - rank(b));
  const others = groups.filter(({ standing }) => standing === "names-others");
  const isShort = others.length <= MOST_OTHERS && near.length + others.length <= MOST_GROUPS;
  const shown = isShort ? [...sorted, ...others] : sorted.slice(0, MOST_GROUPS);
  const rest = [
    counted(near.length - Math.min(near.length, MOST_GROUPS), ""),
    counted(isShort ? 0 : others.length, " for others"),
  ];
  return {
    rows: shown.map((considered) => rowOf(considered, explanation)),
    rest: rest.filter((words) => words !== "").join(", "),
  };
};

/** Why there is no group to list, in a few words. */
export const whyNoGroups = ({ reason, policy }: Explanation): string => {
  if (reason === "not-obeyed") return "none counts: the crawler obeys none";
  if (reason.startsWith("answer-")) return "none counts: the HTTP answer decides";
  return policy.unreadable === null
    ? "the file has none"
    : "none: this reader gives up on the file";
};
