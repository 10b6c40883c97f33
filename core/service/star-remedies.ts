import { memo } from "../collections/memo.ts";
import type { Dialect } from "../dialects/dialect.ts";
import type { Edit } from "../lint/diagnostic.ts";
import { applyEdits } from "../lint/fixes/apply.ts";
import { insertAbove } from "../lint/fixes/line-edits.ts";
import { rulesBelow } from "../lint/fixes/rule-edits.ts";
import { lineList, shorten } from "../lint/wording.ts";
import { type Consultation, consult } from "../match/consult.ts";
import type { Reading } from "../match/readings.ts";
import { GLOBAL } from "../policy/agent.ts";
import type { AgentLine, Group } from "../policy/policy.ts";
import type { Line, RobotsDocument } from "../syntax/document.ts";
import { lineAt, parse } from "../syntax/parse.ts";
import { formatMessage } from "../text/message.ts";
import {
  globalRules,
  isIdle,
  type LostRules,
  lostRules,
  ruleKey,
  sharersOf,
} from "./lost-rules.ts";
import { LOST_MESSAGES } from "./messages.ts";

/** A way to make a crawler obey the rules for `*` again. */
export interface StarRemedy {
  /**
   * - `copy`: the lost rules are written at the end of a group it follows
   * - `join`: it is named beside `*`
   */
  readonly id: "copy" | "join";
  /** Imperative: it labels a button. */
  readonly label: string;
  /** The exact change, in one or two sentences. */
  readonly effect: string;
  /** Edits of the given text; they do not overlap. */
  readonly edits: readonly Edit[];
}

const written = ({ source }: RobotsDocument, { from, to }: AgentLine): string =>
  source.slice(from, to);

const copy = (consultation: Consultation, { rules, target: group }: LostRules): StarRemedy => {
  const { document } = consultation.matcher.policy;
  const copies = rules.map(({ type, text }) => ({ type, path: text }));
  const others = [
    ...new Set(sharersOf(group, consultation.matcher).map((agent) => written(document, agent))),
  ];
  const [other] = others;
  const copied = formatMessage(LOST_MESSAGES.copied, {
    count: rules.length,
    line: String(group.lastLine),
  });
  return {
    id: "copy",
    label: LOST_MESSAGES.copy,
    effect:
      other === undefined
        ? copied
        : others.length === 1
          ? formatMessage(LOST_MESSAGES.copiedForOther, { copied, name: shorten(other) })
          : formatMessage(LOST_MESSAGES.copiedForOthers, { copied }),
    edits: [rulesBelow(document, lineAt(document, group.lastLine), copies)],
  };
};

/**
 * Whether a line of a group can be deleted with it: it belongs to the group or is blank, and has no
 * comment.
 */
const isDisposable = ({ kind, field, comment }: Line): boolean =>
  kind === "blank" ||
  (kind === "directive" && comment === null && field !== "sitemap" && field !== "other");

/** Whether a group is for this crawler alone and `*` has all its rules. */
const isSpare = (group: Group, consultation: Consultation, star: ReadonlySet<string>): boolean => {
  const { policy, readings } = consultation.matcher;
  if (sharersOf(group, consultation.matcher).length > 0) return false;
  const lines = new Set(group.ruleLines);
  const adds = (reading: Reading): boolean =>
    lines.has(reading.rule.line) && !isIdle(reading, policy) && !star.has(ruleKey(reading));
  if (readings.some(adds)) return false;
  for (let number = group.firstLine; number <= group.lastLine; number++) {
    if (!isDisposable(lineAt(policy.document, number))) return false;
  }
  return true;
};

/** Deletes a group, and one of the two blank lines around it. */
const removal = (document: RobotsDocument, { firstLine, lastLine }: Group): Edit => {
  const isBlank = (number: number): boolean =>
    number >= 1 && number <= document.lineCount && lineAt(document, number).kind === "blank";
  const { from } = lineAt(document, firstLine);
  const isTight = !(isBlank(firstLine - 1) && isBlank(lastLine + 1));
  const { next } = lineAt(document, isTight ? lastLine : lastLine + 1);
  const hasMark = from === 0 && document.source.startsWith("\ufeff");
  return { from: hasMark ? 1 : from, to: next, insert: "" };
};

const join = (consultation: Consultation, { rules, starGroups }: LostRules): StarRemedy | null => {
  const { policy, selection } = consultation.matcher;
  const { document, dialect } = policy;
  const [agent] = selection.agents;
  const keys = new Set(globalRules(policy).readings.map(ruleKey));
  const spare = selection.groups.filter((group) => isSpare(group, consultation, keys));
  const isFreed = spare.length === selection.groups.length;
  if (agent === undefined || !(isFreed || joinsGroups(dialect))) return null;
  const name = written(document, agent);
  const lines = new Set(rules.map(({ line }) => line));
  const stars = starGroups
    .filter(({ ruleLines }) => ruleLines.some((line) => lines.has(line)))
    .flatMap(({ agents }) => agents.find((each) => each.name === GLOBAL) ?? []);
  return {
    id: "join",
    label: LOST_MESSAGES.join,
    effect: formatMessage(isFreed ? LOST_MESSAGES.joinedInPlace : LOST_MESSAGES.joined, {
      name: shorten(name),
      lines: lineList(stars.map(({ line }) => line)),
    }),
    edits: [
      ...stars.map(({ line }) =>
        insertAbove(document, lineAt(document, line), `User-agent: ${name}`),
      ),
      ...spare.map((group) => removal(document, group)),
    ],
  };
};

/**
 * Whether a reader follows a group that names a crawler beside `*` along with the crawler's own
 * group.
 */
const joinsGroups = ({ facts }: Dialect): boolean =>
  facts.namesWithStar.value !== "ignored" && facts.repeatedGroups.value !== "first";

/** From this length in UTF-16 units, a text is not parsed again to verify a remedy. */
const LONG_TEXT = 100_000;

/** The rules that apply to a crawler, each once. */
const keysOf = ({ matcher }: Consultation): readonly string[] => [
  ...new Set(matcher.readings.filter((reading) => !isIdle(reading, matcher.policy)).map(ruleKey)),
];

/**
 * Whether a remedy has its intended effect: its crawler obeys its own rules and those of `*`.
 * Assumed in a long text.
 */
const bindsByBoth = (consultation: Consultation, { edits }: StarRemedy): boolean => {
  const { policy } = consultation.matcher;
  const { document, dialect } = policy;
  if (document.source.length >= LONG_TEXT) return true;
  const text = applyEdits(document.source, edits);
  const after = consult(parse(text, document.encoding), dialect, consultation.crawler.input);
  const star = globalRules(policy).readings.filter((reading) => !isIdle(reading, policy));
  const wanted = new Set([...keysOf(consultation), ...star.map(ruleKey)]);
  const got = keysOf(after);
  return got.length === wanted.size && got.every((key) => wanted.has(key));
};

/**
 * The ways to make a crawler obey the rules for `*` that it lost:
 *
 * - a copy of them in the last group it follows, preferably one for it alone
 * - its name beside `*`; its own groups stay if they add rules, and are deleted if they are for it
 * alone and add none
 *
 * Either way it then obeys its own rules and those of `*`, and crawlers that share none of its
 * groups are not affected; a remedy without that effect in the dialect is left out. Texts of
 * 100,000 UTF-16 units and more are not parsed again to verify that. Empty if nothing is lost.
 * Cached with the consultation.
 */
export const starRemedies: (consultation: Consultation) => readonly StarRemedy[] = memo(
  (consultation) => {
    const lost = lostRules(consultation);
    if (lost === null) return [];
    return [copy(consultation, lost), join(consultation, lost)].filter(
      (remedy): remedy is StarRemedy => remedy !== null && bindsByBoth(consultation, remedy),
    );
  },
);
