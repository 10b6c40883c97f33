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

/**
 * Which lines a crawler follows, in a few words, and the name on them if it is not its own; empty if it
 * follows none.
 */
export const followedLines = (consultation: Consultation): readonly Piece[] => {
  const { crawler, effect, followed, matcher } = consultation;
  const { kind } = matcher.selection;
  if (crawler.crawler?.obeys === "no" || isWholesale(effect) || kind === "none") return [];
  const groups = placesOf(matcher);
  const name = kind === "global" ? "*" : followed;
  return name === null || (kind === "named" && name === crawler.token)
    ? fillPieces(words.follows, { groups })
    : fillPieces(words.followsOther, { groups, followed: code(name) });
};

/** What else there is to say of a file that a crawler follows, or why it follows none of its rules. */
const followingNotes = (consultation: Consultation): readonly (readonly Piece[])[] => {
  const { crawler, effect, matcher } = consultation;
  const { selection } = matcher;
  if (crawler.crawler?.obeys === "no")
    return [fillPieces(words.disobeys, { crawler: nameOf(crawler) })];
  if (isWholesale(effect)) return [[effect.statement]];
  const notes: (readonly Piece[])[] = [];
  if (selection.kind === "none") notes.push(noGroup(consultation));
  else if (selection.groups.every((group) => group.ruleLines.length === 0))
    notes.push([words.emptyGroup]);
  if (effect.kind === "read-cut" || effect.kind === "last-copy") notes.push([effect.statement]);
  return notes;
};

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

/** What to know about a crawler and the file before trusting a verdict; empty for most. */
export const crawlerNotes = (consultation: Consultation): readonly (readonly Piece[])[] => {
  const { crawler } = consultation;
  const alphabet = alphabetNote(consultation);
  return [
    ...followingNotes(consultation),
    ...(crawler.crawler === null ? [] : notesOn(crawler.crawler)),
    ...(alphabet === null ? [] : [alphabet]),
  ];
};
