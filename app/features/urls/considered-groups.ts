import {
  type ConsideredGroup,
  type Explanation,
  formatMessage,
  formatUnits,
  type GroupStanding,
  type PluralMessage,
  type Reason,
} from "../../../core/index.ts";
import { lineName } from "../../verdicts/line-name.ts";
import { code, fillPieces, type Piece, place } from "../../verdicts/pieces.ts";
import { verdictMessages as words } from "../../verdicts/verdict-messages.ts";

/** A group as shown: its line, and why it is followed or not. */
export interface GroupRow {
  /** 1-based; no two groups begin on the same line. */
  readonly firstLine: number;
  readonly followed: boolean;
  readonly pieces: readonly Piece[];
}

/** The groups of a file that are shown, and the rest in a few words; empty if there is none. */
export interface GroupRows {
  readonly rows: readonly GroupRow[];
  readonly rest: string;
}

/** The most groups listed before the rest is counted. */
const MOST_GROUPS = 4;
/** The most groups for other crawlers that are listed. */
const MOST_OTHERS = 2;

const WHY_NOT: Readonly<Record<Exclude<GroupStanding, "followed">, string>> = {
  "names-others": words.forOthers,
  "star-replaced": words.starReplaced,
  "star-ignored": words.starIgnored,
  "fallback-unused": words.fallbackUnused,
  "not-first": words.notFirst,
  "shorter-name": words.shorterName,
  "no-rules": words.noRules,
};

const whyFollowed = ({ crawler: resolved, selection }: Explanation): string => {
  const isOne = selection.groups.length <= 1;
  if (selection.kind === "global") return isOne ? words.followedStar : words.followedStarMany;
  const { identity: crawler, followed } = resolved;
  if (crawler === null || followed === null || followed === crawler.token) {
    return isOne ? words.followedNamed : words.followedNamedMany;
  }
  return formatMessage(isOne ? words.followedOther : words.followedOtherMany, { name: followed });
};

const rowOf = (considered: ConsideredGroup, explanation: Explanation): GroupRow => {
  const { group, standing, agent } = considered;
  const line = agent?.line ?? group.firstLine;
  const span = agent ?? group.agents[0] ?? { from: 0, to: 0 };
  const { document } = explanation.policy;
  const more = new Set(group.agents.map(({ name }) => name)).size - 1;
  const followed = standing === "followed";
  const name = document.source.slice(span.from, span.to);
  const parts = {
    place: place(lineName(document, line), span),
    name: name === "" ? words.unnamed : code(name),
    why: followed ? whyFollowed(explanation) : WHY_NOT[standing],
  };
  return {
    firstLine: group.firstLine,
    followed,
    pieces:
      more > 0
        ? fillPieces(words.groupRowMore, {
            ...parts,
            more: formatMessage(words.moreLines, { count: more }),
          })
        : fillPieces(words.groupRow, parts),
  };
};

const counted = (message: PluralMessage, count: number): readonly string[] =>
  count === 0 ? [] : [formatMessage(message, { count })];

/**
 * The groups of a file for a short list: first those followed, then those that could have been,
 * then those for other crawlers, most of which are only counted.
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
    ...counted(words.moreGroups, near.length - Math.min(near.length, MOST_GROUPS)),
    ...counted(words.moreGroupsForOthers, isShort ? 0 : others.length),
  ];
  return {
    rows: shown.map((considered) => rowOf(considered, explanation)),
    rest: formatUnits(rest),
  };
};

const BY_RESPONSE: ReadonlySet<Reason> = new Set<Reason>([
  "response-allows",
  "response-blocks",
  "response-pauses",
]);

/** Why there is no group to list, in a few words. */
export const whyNoGroups = ({ reason, policy }: Explanation): string => {
  if (reason === "not-obeyed") return words.noneObeyed;
  if (BY_RESPONSE.has(reason)) return words.noneByResponse;
  return policy.unreadable === null ? words.noneInFile : words.noneReadable;
};
