import { memo } from "../../collections/memo.ts";
import type { FileContext, LineView } from "../context.ts";
import { hasCause, type MeantGroup, meantGroups } from "./meant-groups.ts";
import { pathText } from "./rule-path.ts";

/** A rule with a path, on a line without a finding. */
export interface SoundRule {
  readonly line: LineView;
  readonly type: "allow" | "disallow";
  readonly path: string;
}

const ruleOf = (context: FileContext, line: LineView): SoundRule | null => {
  const { field } = line;
  if (field !== "allow" && field !== "disallow") return null;
  // A line cut at its limit or a NUL is not what it seems.
  if (line.tooLong || line.nul || hasCause(context, line)) return null;
  const path = pathText(line);
  return path === "" ? null : { line, type: field, path };
};

/** The sound rules of a file, in file order. */
export const soundRules: (context: FileContext) => readonly SoundRule[] = memo((context) => {
  const rules: SoundRule[] = [];
  for (const line of context.lines) {
    const rule = ruleOf(context, line);
    if (rule !== null) rules.push(rule);
  }
  return rules;
});

const written = memo(
  (context: FileContext): ReadonlySet<string> =>
    new Set(soundRules(context).map(({ type, path }) => `${type} ${path}`)),
);

/** Whether a file has a sound rule of a type with exactly this path. */
export const hasSoundRule = (
  context: FileContext,
  type: SoundRule["type"],
  path: string,
): boolean => written(context).has(`${type} ${path}`);

/** A group with its sound rules. */
interface SoundGroup {
  readonly group: MeantGroup;
  readonly rules: readonly SoundRule[];
}

/** The sound rules of each group. */
export const soundGroups: (context: FileContext) => readonly SoundGroup[] = memo((context) => {
  const sound = soundRules(context);
  let next = 0;
  return meantGroups(context).all.map((group) => {
    const rules: SoundRule[] = [];
    // Both are in file order.
    for (const { line } of group.rules) {
      while ((sound[next]?.line.number ?? line.number) < line.number) next++;
      const rule = sound[next];
      if (rule?.line === line) rules.push(rule);
    }
    return { group, rules };
  });
});
