import {
  commonEnds,
  formatMessage,
  groupBy,
  lineNumberAt,
  type RobotsDocument,
  sentences,
} from "../../../core/index.ts";
import {
  collectEdits,
  type Diagnostic,
  documentAfter,
  type Edit,
  type Fix,
  isLoud,
} from "../../../core/lint/index.ts";
import { deletedRules } from "./changed-lines.ts";
import { MESSAGES } from "./messages.ts";

/**
 * Applying fixes can allow further ones. If this many rounds are not enough, two fixes contradict
 * each other.
 */
const MOST_ROUNDS = 10;

/** The single edit that turns one text into another, without their common start and end. */
export const editsBetween = (before: string, after: string): readonly Edit[] => {
  if (before === after) return [];
  const { prefix, suffix } = commonEnds(before, after);
  const insert = after.slice(prefix, after.length - suffix);
  return [{ from: prefix, to: before.length - suffix, insert }];
};

const hasSafeFix = ({ fixes }: Diagnostic): boolean => fixes.some(({ kind }) => kind === "safe");

/** How many findings have a safe fix. */
export const countSafe = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(hasSafeFix).length;

/** Problems of one check that are fixed together. */
export interface FixedKind {
  readonly rule: string;
  /** The line of the first; null where earlier fixes have moved it. */
  readonly line: number | null;
  /** What the first fix does; it labels a button. */
  readonly title: string;
  /** How many more fixes of this check there are. */
  readonly more: number;
}

/** What all safe fixes do together. */
export interface AllFixes {
  /** The text they are for. */
  readonly document: RobotsDocument;
  readonly edits: readonly Edit[];
  /** What they fix, by check, in the order of the findings. */
  readonly kinds: readonly FixedKind[];
  /** How many rules they delete. */
  readonly deleted: number;
  /** How many rules safe fixes could delete that are left because deleting was not chosen. */
  readonly deletable: number;
  /** How many findings are left that count. */
  readonly left: number;
}

/** A finding with its safe fix alone. */
interface SafeFinding {
  readonly finding: Diagnostic;
  readonly fix: Fix;
  /** How many rules the fix deletes. */
  readonly deletes: number;
}

const safeOf = (
  { source }: RobotsDocument,
  diagnostics: readonly Diagnostic[],
): readonly SafeFinding[] =>
  diagnostics.flatMap((finding) => {
    const fix = finding.fixes.find(({ kind }) => kind === "safe");
    if (fix === undefined) return [];
    return [{ finding, fix, deletes: deletedRules(source, fix.edits) }];
  });

const rulesDeletedBy = (findings: readonly SafeFinding[]): number =>
  findings.reduce((sum, { deletes }) => sum + deletes, 0);

const kindsOf = (
  findings: readonly SafeFinding[],
  lineOf: (finding: Diagnostic) => number | null,
): readonly FixedKind[] =>
  [...groupBy(findings, ({ finding }) => finding.rule)].map(([rule, all]) => ({
    rule,
    line: all[0] === undefined ? null : lineOf(all[0].finding),
    title: all[0]?.fix.title ?? rule,
    more: all.length - 1,
  }));

/**
 * What applying every safe fix to a document does, as one step. Fixes that touch the same text are
 * applied in turn: the text is checked again after each round. Null if a check had no result.
 *
 * @param check returns the findings in a text; null if it was interrupted.
 * @param withRules whether fixes that delete rules are among them.
 */
export const allFixesOf = async (
  document: RobotsDocument,
  check: (document: RobotsDocument) => Promise<readonly Diagnostic[] | null>,
  withRules: boolean,
): Promise<AllFixes | null> => {
  let fixed = document;
  let first: readonly Edit[] = [];
  let deletable = 0;
  let left = 0;
  const kinds = new Map<string, FixedKind>();
  let round = 0;
  for (; round <= MOST_ROUNDS; round += 1) {
    const diagnostics = await check(fixed);
    if (diagnostics === null) return null;
    left = diagnostics.filter(isLoud).length;
    const safe = safeOf(fixed, diagnostics);
    const chosen = withRules ? safe : safe.filter(({ deletes }) => deletes === 0);
    deletable = rulesDeletedBy(safe) - rulesDeletedBy(chosen);
    const edits = collectEdits(
      chosen.map(({ finding, fix }) => ({ ...finding, fixes: [fix] })),
      "safe",
    );
    if (edits.length === 0 || round === MOST_ROUNDS) break;
    const lineOf = ({ from }: Diagnostic): number | null =>
      round === 0 ? lineNumberAt(document, from) : null;
    for (const kind of kindsOf(chosen, lineOf))
      if (!kinds.has(kind.rule)) kinds.set(kind.rule, kind);
    if (round === 0) first = edits;
    fixed = documentAfter(fixed, edits);
  }
  // Usually there is one round: its own edits keep everything else, including the cursor, in place.
  const edits = round < 2 ? first : editsBetween(document.source, fixed.source);
  const deleted = withRules ? deletedRules(document.source, edits) : 0;
  return { document, edits, kinds: [...kinds.values()], deleted, deletable, left };
};

/** The message about the result. */
export const fixedAllText = ({
  kinds,
  deleted,
  left,
}: Pick<AllFixes, "kinds" | "deleted" | "left">): string => {
  const count = kinds.length;
  const rules = formatMessage(MESSAGES.rulesDeleted, { count: deleted });
  const what = formatMessage(deleted > 0 ? MESSAGES.kindsFixedRules : MESSAGES.kindsFixed, {
    count,
    rules,
  });
  const rest = left === 0 ? MESSAGES.noneLeft : formatMessage(MESSAGES.leftForYou, { count: left });
  return sentences(what, rest);
};
