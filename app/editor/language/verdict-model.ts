import {
  type Candidate,
  type Consultation,
  consult,
  type Explanation,
  formatMessage,
  type Group,
  lineAt,
  lineNumberAt,
  type Policy,
  type RobotsDocument,
  type Selection,
  type Span,
} from "../../../core/index.ts";
import { lostRules } from "../../../core/service/index.ts";
import { languageMessages as words } from "./messages.ts";
import type { EditorQuery } from "./query.ts";

/** How a line relates to the query. */
export interface LineMark {
  /** It belongs to a group the crawler follows. */
  readonly followed: boolean;
  /** It belongs to a group for other crawlers. */
  readonly dimmed: boolean;
  /** It is the rule that decides the active URL, or one that matches and loses. */
  readonly part: "winner" | "candidate" | null;
  /** The effect of the rule on the line; null if it does not matter. */
  readonly effect: "allowed" | "blocked" | null;
  /**
   * The line's position among user-agent lines that share the same rules; null for a single one.
   */
  readonly stack: "first" | "middle" | "last" | null;
  /** A short note for the end of the line; may be empty. */
  readonly note: string;
}

/** What is marked in a file: lines by their 1-based number. Lines without a mark are left out. */
export interface VerdictModel {
  readonly lines: ReadonlyMap<number, LineMark>;
  /** The deciding rule's line and the part of its pattern that matched; null if none decides. */
  readonly winner: { readonly line: number; readonly matched: readonly Span[] } | null;
  /** The rest of the line in which the reader stops reading; null if it reads to the end. */
  readonly unread: Span | null;
}

const PLAIN: LineMark = {
  followed: false,
  dimmed: false,
  part: null,
  effect: null,
  stack: null,
  note: "",
};

/** Many lines have equal marks; sharing them saves memory in a large file. */
const FOLLOWED: LineMark = { ...PLAIN, followed: true };
const DIMMED: LineMark = { ...PLAIN, dimmed: true };

/** Lines visited between two yields. */
const PORTION = 1000;

function* eachLine(
  { firstLine, lastLine }: Pick<Group, "firstLine" | "lastLine">,
  visit: (line: number) => void,
): Generator<void, void> {
  for (let line = firstLine; line <= lastLine; line++) {
    visit(line);
    if (line % PORTION === 0) yield;
  }
}

const decidesNote = (count: number): string => formatMessage(words.decides, { count });

const effectOf = ({ allows }: Candidate): "allowed" | "blocked" => (allows ? "allowed" : "blocked");

/** Marks by line, built step by step. */
class Marks {
  readonly lines = new Map<number, LineMark>();

  change(line: number, change: Partial<LineMark>): void {
    this.lines.set(line, { ...(this.lines.get(line) ?? PLAIN), ...change });
  }

  addNote(line: number, note: string): void {
    const before = this.lines.get(line)?.note ?? "";
    this.change(line, { note: before === "" ? note : `${before}, ${note}` });
  }
}

function* markGroups(marks: Marks, policy: Policy, selection: Selection): Generator<void, void> {
  const { document, groups, orphanLines } = policy;
  // Rules before any user-agent line apply to no crawler.
  for (const line of orphanLines) marks.lines.set(line, DIMMED);
  const followed = new Set(selection.groups);
  for (const group of groups) {
    if (followed.has(group)) yield* eachLine(group, (line) => marks.lines.set(line, FOLLOWED));
    else {
      yield* eachLine(group, (line) => {
        // Sitemaps and comments apply to everyone, wherever they are.
        const { kind, field } = lineAt(document, line);
        if (kind === "directive" && field !== "sitemap") marks.lines.set(line, DIMMED);
      });
    }
  }
  for (const { line } of selection.agents) marks.change(line, { note: words.followed });
}

/** A crawler that is named no longer obeys the rules for `*`: the most common mistake. */
const markLost = (marks: Marks, consultation: Consultation): void => {
  const [agent] = consultation.matcher.selection.agents;
  const lost = lostRules(consultation);
  if (lost === null || agent === undefined) return;
  const note = formatMessage(words.lostTo, { line: agent.line });
  for (const { line } of lost.rules) marks.change(line, { note });
};

/**
 * Text after the point where the reader stops counts for no crawler. Returns the part of its line
 * that does count.
 */
function* markCut(
  marks: Marks,
  document: RobotsDocument,
  { cutAt, matcher }: Consultation,
): Generator<void, Span | null> {
  if (cutAt === null) return null;
  const { number, from, to } = lineAt(document, lineNumberAt(document, cutAt));
  const unread = cutAt === from ? number : number + 1;
  const lines = { firstLine: unread, lastLine: document.lineCount };
  yield* eachLine(lines, (line) => marks.lines.set(line, DIMMED));
  // Below the line that is cut: users who follow a problem have the cursor in that line, which
  // hides notes.
  marks.addNote(
    Math.min(unread, document.lineCount),
    formatMessage(words.readsNoFurther, { reader: matcher.policy.dialect.name }),
  );
  return { from: cutAt, to };
}

const placeIn = (line: number, first: number, last: number): LineMark["stack"] => {
  if (line === first) return "first";
  return line === last ? "last" : "middle";
};

/**
 * User-agent lines that share one group's rules, whatever separates them: not every reader, and
 * hardly any author, takes lines separated by a blank line or another field for one group.
 */
function* markStack(marks: Marks, { agents, firstLine }: Group): Generator<void, void> {
  if (agents.length < 2) return;
  const lines = [...new Set(agents.map(({ line }) => line))].filter((line) => line >= firstLine);
  const last = lines.at(-1);
  if (last === undefined || lines.length < 2) return;
  yield* eachLine({ firstLine, lastLine: last }, (line) =>
    marks.change(line, { stack: placeIn(line, firstLine, last) }),
  );
  lines.forEach((line, index) => {
    const next = lines[index + 1] ?? line;
    if (next > line + 1) marks.addNote(line, formatMessage(words.sharesRules, { line: next }));
  });
}

/** Without an active URL no rule competes. */
const NOTHING_EXPLAINED: Pick<Explanation, "candidates" | "verdict"> = {
  candidates: [],
  verdict: { allowed: true, rule: null },
};

/** The matched range of the text; the whole pattern if it is spelt differently. */
const matchedIn = ({ rule, spelling, patternSpans }: Candidate): readonly Span[] => {
  const { pattern, text } = rule;
  const isAsWritten = spelling === text && pattern.to - pattern.from === text.length;
  if (!isAsWritten || patternSpans.length === 0) return [pattern];
  return patternSpans.map(({ from, to }) => ({ from: pattern.from + from, to: pattern.from + to }));
};

/**
 * Computes the marks of a file for a query: the groups followed and not, what each rule decides,
 * and the rules that compete for the active URL. Accepts any document and query. Yields now and
 * then.
 */
export function* verdictModelSteps(
  document: RobotsDocument,
  query: EditorQuery,
): Generator<void, VerdictModel> {
  const { crawler, dialect, response, urls, activeUrl } = query;
  const marks = new Marks();
  const consultation = consult(document, dialect, crawler, response);
  const { policy, selection } = consultation.matcher;
  yield;
  yield* markGroups(marks, policy, selection);
  markLost(marks, consultation);
  yield;
  for (const group of policy.groups) yield* markStack(marks, group);

  const counts = new Map<number, number>();
  for (const url of urls) {
    yield;
    const line = consultation.matcher.decide(url).rule?.line;
    if (line !== undefined) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  for (const [line, count] of counts) marks.change(line, { note: decidesNote(count) });
  const { candidates, verdict } =
    activeUrl === null ? NOTHING_EXPLAINED : consultation.explain(activeUrl);
  for (const candidate of candidates) {
    const isWinner = candidate.rule.line === verdict.rule?.line;
    marks.change(candidate.rule.line, {
      part: isWinner ? "winner" : "candidate",
      effect: effectOf(candidate),
      // Of the many rules that decide nothing, only those that match are surprising.
      ...(urls.length === 0 || counts.has(candidate.rule.line) ? {} : { note: words.decidesNone }),
    });
  }
  const [decisive] = candidates;
  const winner =
    verdict.rule === null || decisive === undefined
      ? null
      : { line: verdict.rule.line, matched: matchedIn(decisive) };
  const unread = yield* markCut(marks, document, consultation);
  return { lines: marks.lines, winner, unread };
}
