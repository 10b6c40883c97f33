import { hasCause, type MeantGroup, meantGroups } from "../groups/meant-groups.ts";
import type { Edit, Finding, FixKind, LineView, LintContext } from "../rule.ts";
import { shorten } from "../wording.ts";
import { pathText } from "./rule-path.ts";

/** A rule with a path, on a line that no line check has found fault with. */
export interface SoundRule {
  readonly line: LineView;
  readonly type: "allow" | "disallow";
  readonly path: string;
}

const ruleOf = (context: LintContext, line: LineView): SoundRule | null => {
  const { field } = line;
  if (field !== "allow" && field !== "disallow") return null;
  // A line cut short at its limit or a NUL is not what it seems.
  if (line.tooLong || line.nul || hasCause(context, line)) return null;
  const path = pathText(line);
  return path === "" ? null : { line, type: field, path };
};

const cache = new WeakMap<LintContext, readonly SoundRule[]>();

/** The sound rules of a file, in its order. Kept for as long as the context lives. */
export const soundRules = (context: LintContext): readonly SoundRule[] => {
  const known = cache.get(context);
  if (known !== undefined) return known;
  const rules: SoundRule[] = [];
  for (const line of context.lines) {
    const rule = ruleOf(context, line);
    if (rule !== null) rules.push(rule);
  }
  cache.set(context, rules);
  return rules;
};

/** The sound rules of each group. */
export const soundGroups = (
  context: LintContext,
): readonly { readonly group: MeantGroup; readonly rules: readonly SoundRule[] }[] =>
  meantGroups(context).all.map((group) => ({
    group,
    rules: group.rules.flatMap(({ line }) => ruleOf(context, line) ?? []),
  }));

/**
 * What a fix is that changes how long paths are and nothing else: their length is their rank, which
 * decides nothing where a file only forbids or only allows.
 */
export const lengthFixKind = ({ lines }: LintContext): FixKind => {
  const has = (field: string): boolean =>
    lines.some((line) => line.field === field && line.valueText !== "");
  return has("allow") && has("disallow") ? "suggest" : "safe";
};

/** A fault in the path of a rule: where in the path, and what mends it. */
export interface PathFault {
  readonly rule: SoundRule;
  readonly from: number;
  readonly to: number;
  /** None where nothing can be offered. */
  readonly edits?: readonly Edit[];
  /** More for the message than `path`, the culprit `text`, and `more`. */
  readonly data?: Readonly<Record<string, string | number>>;
}

/**
 * One finding for all faults of a kind in a file, marked at the first: `several` counts the further
 * ones in words (`more`: `one more path`, `8 more paths`).
 *
 * @param fix its title for so many paths, and its kind; null where nothing is offered.
 */
export const faultsInFile = (
  faults: readonly PathFault[],
  fix: { readonly title: (count: number) => string; readonly kind: FixKind } | null,
): readonly Finding<"one" | "several">[] => {
  const [first] = faults;
  if (first === undefined) return [];
  const { line, path } = first.rule;
  const start = line.value?.from ?? line.content.from;
  const more = faults.length - 1;
  const edits = faults.flatMap((fault) => fault.edits ?? []);
  return [
    {
      from: start + first.from,
      to: start + first.to,
      message: more === 0 ? "one" : "several",
      data: {
        path: shorten(path),
        text: shorten(path.slice(first.from, first.to)),
        more: more === 1 ? "one more path" : `${more} more paths`,
        ...first.data,
      },
      fixes:
        fix === null || edits.length === 0
          ? []
          : [{ title: fix.title(faults.length), kind: fix.kind, edits }],
    },
  ];
};
