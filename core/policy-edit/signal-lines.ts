import { rfc9309 } from "../dialects/rfc9309.ts";
import { isManagedLine } from "../generators/writers-of.ts";
import type { Edit } from "../lint/diagnostic.ts";
import { readPreferences } from "../lint/facts/content-preferences.ts";
import { documentAfter } from "../lint/fixes/apply.ts";
import { insertBelow } from "../lint/fixes/line-edits.ts";
import { policyOf } from "../match/consult.ts";
import { GLOBAL } from "../policy/agent.ts";
import { ruleLine } from "../policy/rule-line.ts";
import { followSameRules } from "../proof/same-rules.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { lineViews } from "../syntax/line-view.ts";
import { lineAt } from "../syntax/parse.ts";
import { asciiLower } from "../text/ascii.ts";
import type { Crawler } from "../vocabulary/crawler.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import { type PurposeId, purposeOf } from "../vocabulary/purposes.ts";
import { appendGroup } from "./append.ts";
import { changesNothing } from "./judge.ts";
import { holdingOf, matcherOf } from "./wish.ts";

/** A field that says how content may be used. */
export type SignalField = "Content-Signal" | "Content-Usage";

/** A line that says of the use of content what the rules say of crawlers. */
export interface SignalLine {
  readonly field: SignalField;
  /** Field and value, as it is written. */
  readonly text: string;
  /**
   * Whether the file has the line; or it can be tried to write it; or it cannot be written without
   * other changes. The last is known once it was tried: a proof costs as much as an edit.
   */
  readonly state: "there" | "absent" | "impossible";
}

/** A use, and the purposes of crawlers that it stands for. */
type Use = readonly [label: string, purposes: readonly PurposeId[]];

interface Vocabulary {
  readonly field: SignalField;
  readonly uses: readonly Use[];
  readonly yes: string;
  readonly no: string;
}

const VOCABULARIES: readonly Vocabulary[] = [
  // contentsignals.org, 2025-09-24
  {
    field: "Content-Signal",
    uses: [
      ["search", ["search"]],
      ["ai-input", ["ai-search"]],
      ["ai-train", ["ai-training"]],
    ],
    yes: "yes",
    no: "no",
  },
  // draft-ietf-aipref-vocab, 2026-08-19
  {
    field: "Content-Usage",
    uses: [
      ["search", ["search"]],
      ["train-ai", ["ai-training"]],
    ],
    yes: "y",
    no: "n",
  },
];

const counts = ({ retired, obeys, ignoresGlobal }: Crawler): boolean =>
  !retired && obeys !== "no" && !ignoresGlobal;

/**
 * Whether the crawlers of purposes are let in (in part, too) or kept out of the whole site; null if
 * they are treated differently.
 */
const letsIn = (
  isClosed: (token: string) => boolean,
  asked: readonly PurposeId[],
): boolean | null => {
  const closed = new Set(
    crawlers
      .filter((crawler) => counts(crawler) && asked.includes(purposeOf(crawler)?.id as PurposeId))
      .map(({ token }) => isClosed(token)),
  );
  return closed.size === 1 ? !closed.has(true) : null;
};

const listOf = ({ uses, yes, no }: Vocabulary, isClosed: (token: string) => boolean): string =>
  uses
    .flatMap(([label, asked]) => {
      const isIn = letsIn(isClosed, asked);
      return isIn === null ? [] : [`${label}=${isIn ? yes : no}`];
    })
    .join(", ");

/** A list of preferences with those of another list whose labels it does not have. */
const withOthers = (list: string, present: string): string => {
  const labels = new Set(readPreferences(list).map(({ label }) => label));
  const others = present
    .split(",")
    .map((each) => each.trim())
    .filter((each) => readPreferences(each).every(({ label }) => !labels.has(asciiLower(label))))
    .filter((each) => each !== "");
  return [list, ...others].join(", ");
};

/** The edits to try, the most usual place first. */
const placesFor = (
  document: RobotsDocument,
  field: SignalField,
  text: string,
): readonly (readonly Edit[])[] => {
  const group = policyOf(document, rfc9309).groups.find(({ agents }) =>
    agents.some(({ name }) => name === GLOBAL),
  );
  if (group === undefined) {
    return [
      [appendGroup(document, ["User-agent: *", text, ruleLine({ type: "allow", text: "/" })])],
    ];
  }
  const { firstLine, lastLine, agents } = group;
  if (isManagedLine(document, firstLine)) return [];
  const present = lineViews(document, firstLine, lastLine).find(
    (line) => line.field === "other" && asciiLower(line.keyText) === asciiLower(field),
  );
  if (present !== undefined) {
    const { from, to } = present.value ?? present.content;
    const insert = withOthers(text.slice(field.length + 2), present.valueText);
    return [document.source.slice(from, to) === insert ? [] : [{ from, to, insert }]];
  }
  const below = (line: number): readonly Edit[] => [
    insertBelow(document, lineAt(document, line), [text]),
  ];
  return [below(agents.at(-1)?.line ?? firstLine), below(lastLine)];
};

const stateOf = (places: readonly (readonly Edit[])[]): SignalLine["state"] => {
  const [first] = places;
  if (first === undefined) return "impossible";
  return first.length === 0 ? "there" : "absent";
};

/**
 * The lines of the two vocabularies that agree with the rules of a file. A use whose crawlers are
 * treated differently is left out; a line without any use is, too.
 *
 * @param before an earlier version: what has not changed since is not read again.
 */
export const signalLines = (
  document: RobotsDocument,
  before: RobotsDocument = document,
): readonly SignalLine[] => {
  const isBlocked = holdingOf({ crawlers: [], access: "block", path: null });
  const isClosed = (token: string): boolean => {
    const [old, now] = [matcherOf(before, token), matcherOf(document, token)];
    return isBlocked(followSameRules(old, now) ? old : now) === "yes";
  };
  return VOCABULARIES.flatMap((vocabulary): readonly SignalLine[] => {
    const value = listOf(vocabulary, isClosed);
    if (value === "") return [];
    const { field } = vocabulary;
    const text = `${field}: ${value}`;
    return [{ field, text, state: stateOf(placesFor(document, field, text)) }];
  });
};

/**
 * Edits that write such a line into the group for `*`, proved to change no verdict; empty if it is
 * there already, or no such edits were found.
 */
export const signalEdits = (
  document: RobotsDocument,
  { field, text }: Pick<SignalLine, "field" | "text">,
): readonly Edit[] =>
  placesFor(document, field, text).find(
    (edits) => edits.length === 0 || changesNothing(document, documentAfter(document, edits)),
  ) ?? [];
