import {
  type Consultation,
  type Crawler,
  formatMessage,
  type Group,
  type Identity,
  isWholesale,
  leadingToken,
  type Matcher,
  memo,
  type Selection,
  shortened,
} from "../../../core/index.ts";
import { lineName, lineNumber } from "../../verdicts/line-name.ts";
import { code, fillPieces, listPieces, type Piece, place } from "../../verdicts/pieces.ts";
import { verdictMessages as words } from "../../verdicts/verdict-messages.ts";

/** The most lines listed before the rest is counted. */
const MOST_PLACES = 4;

/**
 * The user-agent lines because of which the crawler follows its groups: the first of each group. A
 * file may have tens of thousands of groups.
 */
const decidingLines = ({ groups, agents }: Selection): readonly Selection["agents"][number][] => {
  const byLine = new Map(agents.map((agent) => [agent.line, agent]));
  return groups.flatMap((group: Group) => {
    const deciding = group.agents.find(({ line }) => byLine.has(line));
    return (deciding && byLine.get(deciding.line)) ?? [];
  });
};

/** The groups followed, each with a link to its line. */
const placesOf = memo(({ selection, policy }: Matcher): readonly Piece[] => {
  const { document } = policy;
  const lines = decidingLines(selection);
  const [only] = lines;
  if (lines.length === 1 && only !== undefined) {
    return [place(formatMessage(words.group, { line: lineName(document, only.line) }), only)];
  }
  const rest = lines.length - MOST_PLACES;
  const shown = lines
    .slice(0, MOST_PLACES)
    .map((agent): Piece => place(lineNumber(document, agent.line), agent));
  const more = rest > 0 ? [formatMessage(words.moreLines, { count: rest })] : [];
  return fillPieces(words.groups, { lines: listPieces([...shown, ...more]) });
});

/** The most characters shown of a crawler's name. */
const LONGEST_NAME = 60;

/** A crawler's name in a sentence. */
const nameOf = ({ token }: Identity): string => shortened(token, LONGEST_NAME);

/** The names by which a user asks about any other crawler. */
const isAny = ({ token }: Identity): boolean => token === "" || token === "*";

const noGroup = ({ crawler }: Consultation): readonly Piece[] => {
  if (isAny(crawler)) return [words.noGroupForAny];
  const template =
    crawler.crawler?.ignoresGlobal === true ? words.noGroupStarIgnored : words.noGroup;
  return fillPieces(template, { crawler: nameOf(crawler) });
};

/** Which groups are followed, and why. */
const followedGroups = ({ crawler, followed, matcher }: Consultation): readonly Piece[] => {
  const { selection } = matcher;
  const groups = placesOf(matcher);
  const isOne = selection.groups.length === 1;
  if (selection.kind === "global" && isAny(crawler)) {
    return fillPieces(isOne ? words.followsForAny : words.followsForAnyMany, { groups });
  }
  const parts = { groups, crawler: nameOf(crawler) };
  if (selection.kind === "global") {
    return fillPieces(isOne ? words.followsStar : words.followsStarMany, parts);
  }
  if (followed === null || followed === crawler.token) {
    return fillPieces(isOne ? words.followsNamed : words.followsNamedMany, parts);
  }
  return fillPieces(isOne ? words.followsOther : words.followsOtherMany, { ...parts, followed });
};

/**
 * Which groups a crawler follows and why, or that the response leaves it none, in one or two
 * sentences.
 */
export const describeFollowing = (consultation: Consultation): readonly Piece[] => {
  const { effect, crawler, matcher } = consultation;
  const { selection } = matcher;
  if (crawler.crawler?.obeys === "no") {
    return fillPieces(words.disobeys, { crawler: nameOf(crawler) });
  }
  if (isWholesale(effect)) return [effect.statement];
  if (selection.kind === "none") return noGroup(consultation);
  const follows = followedGroups(consultation);
  const hasRules = selection.groups.some((group) => group.ruleLines.length > 0);
  return hasRules ? follows : [...follows, " ", words.emptyGroup];
};

/**
 * What to say about the response beside the group that is followed; null if the file is read
 * normally, or if the response replaces the group in the sentence.
 */
export const responseNote = ({ effect }: Consultation): string | null =>
  effect.kind === "read-cut" || effect.kind === "last-copy" ? effect.statement : null;

const alphabetNote = ({ crawler, matcher }: Consultation): readonly Piece[] | null => {
  const { token } = crawler;
  const read = leadingToken(token);
  const { agentName } = matcher.policy.dialect.facts;
  if (token === "*" || /\s/.test(token) || read === token || agentName.value !== "leading-token")
    return null;
  return fillPieces(words.cutToken, { token: code(token), read: code(read) });
};

/** A fact about how a crawler treats the file, to be shown beside a verdict. */
const NOTABLE: ReadonlySet<Crawler["obeys"]> = new Set(["no", "partly", "reportedly-not"]);

const notesOn = (known: Crawler): readonly (readonly Piece[])[] => {
  const source: Piece = { kind: "page", text: words.source, url: known.source };
  const notes: (readonly Piece[])[] = [];
  if (NOTABLE.has(known.obeys)) {
    notes.push(fillPieces(words.withSource, { note: known.note, source }));
  }
  if (known.controlOnly) {
    notes.push(fillPieces(words.controlOnly, { operator: known.operator, source }));
  }
  if (known.retired) notes.push(fillPieces(words.retired, { source }));
  return notes;
};

/** What else to know about a crawler before trusting a verdict; empty for most. */
export const crawlerNotes = (consultation: Consultation): readonly (readonly Piece[])[] => {
  const { crawler } = consultation;
  const alphabet = alphabetNote(consultation);
  return [
    ...(crawler.crawler === null ? [] : notesOn(crawler.crawler)),
    ...(alphabet === null ? [] : [alphabet]),
  ];
};
