import {
  type Consultation,
  type Crawler,
  type Group,
  isWholesale,
  leadingToken,
  type Selection,
} from "../../core/index.ts";
import { code, type Piece, place } from "./pieces.ts";

/** Lines named before the rest is only counted. */
const MOST_PLACES = 4;

/** The user-agent lines that made the crawler follow its groups: the first of each group. */
const decidingLines = ({ groups, agents }: Selection): readonly Selection["agents"][number][] =>
  groups.flatMap(
    (group: Group) =>
      agents.find((agent) => group.agents.some(({ line }) => line === agent.line)) ?? [],
  );

const placesOf = (selection: Selection): readonly Piece[] => {
  const lines = decidingLines(selection);
  const [only] = lines;
  if (lines.length === 1 && only !== undefined)
    return [place(`the group on line ${only.line}`, only)];
  const pieces: Piece[] = ["the groups on lines "];
  const shown = lines.slice(0, MOST_PLACES);
  const rest = lines.length - shown.length;
  for (const [index, agent] of shown.entries()) {
    const isLast = index === shown.length - 1 && rest === 0;
    if (index > 0) pieces.push(isLast ? " and " : ", ");
    pieces.push(place(String(agent.line), agent));
  }
  if (rest > 0) pieces.push(` and ${rest} more`);
  return pieces;
};

const nobodyFollows = ({ crawler }: Consultation): readonly Piece[] => {
  if (crawler.crawler?.ignoresGlobal === true) {
    return [
      `No group names ${crawler.token}, and it ignores the groups for `,
      code("*"),
      ", so nothing is forbidden to it.",
    ];
  }
  return [
    "No group applies: none names it and none is for ",
    code("*"),
    ", so nothing is forbidden.",
  ];
};

const whyThose = ({ crawler, followed, matcher }: Consultation): readonly Piece[] => {
  const { kind, groups } = matcher.selection;
  const merged = groups.length > 1 ? ", read as one" : "";
  if (kind === "global") {
    const why = crawler.token === "" ? "." : ": no group names it.";
    return [" (", code("User-agent: *"), `)${merged}${why}`];
  }
  if (followed === null || followed === crawler.token) {
    return [groups.length > 1 ? ", which name it and are read as one." : ", which names it."];
  }
  const why = `: no group for ${crawler.token}.`;
  return [" (", code(`User-agent: ${followed}`), `)${merged}${why}`];
};

/** The effects of an answer after which no line of the file counts. */

/** Which groups a crawler follows and why, or that the answer leaves it none, as one sentence or two. */
export const describeFollowing = (consultation: Consultation): readonly Piece[] => {
  const { answer, crawler, matcher } = consultation;
  const { selection } = matcher;
  if (crawler.crawler?.obeys === "no") {
    return [`${crawler.token} does not obey robots.txt: it may crawl anyway.`];
  }
  if (isWholesale(answer)) return [answer.statement];
  if (selection.kind === "none") return nobodyFollows(consultation);
  const pieces: Piece[] = ["Follows ", ...placesOf(selection), ...whyThose(consultation)];
  if (selection.groups.every((group) => group.ruleLines.length === 0)) {
    pieces.push(" It has no rules, so nothing is forbidden.");
  }
  return pieces;
};

const alphabetNote = ({ crawler, matcher }: Consultation): Piece[] | null => {
  const { token } = crawler;
  const read = leadingToken(token);
  const { agentName } = matcher.policy.dialect.facts;
  if (token === "*" || /\s/.test(token) || read === token || agentName.value !== "leading-token")
    return null;
  return [
    code(token),
    " has characters outside a product token's alphabet: of such a user-agent line, Google’s library reads only ",
    code(read),
    ".",
  ];
};

/** What of a crawler's ways with the file has to be told beside a verdict. */
const NOTABLE: ReadonlySet<Crawler["obeys"]> = new Set(["no", "partly", "reportedly-not"]);

/** What else to know about a crawler before trusting a verdict; empty for most. */
export const crawlerNotes = (consultation: Consultation): readonly (readonly Piece[])[] => {
  const { crawler } = consultation;
  const known = crawler.crawler;
  const notes: (readonly Piece[])[] = [];
  if (crawler.how === "from-user-agent") {
    notes.push(["Taken from a User-Agent header; its product token is ", code(crawler.token), "."]);
  }
  if (known !== null) {
    const page: Piece = { kind: "page", text: "Source", url: known.source };
    if (NOTABLE.has(known.obeys)) notes.push([`${known.note} `, page]);
    if (known.controlOnly) {
      notes.push([
        `No crawler sends this name: it steers what ${known.operator} does with pages fetched by others. `,
        page,
      ]);
    }
    if (known.retired) notes.push(["No crawler comes under this name any more. ", page]);
  }
  const alphabet = alphabetNote(consultation);
  if (alphabet !== null) notes.push(alphabet);
  return notes;
};
