import { groupBy } from "../../../collections/group-by.ts";
import { contentUsages } from "../../../vocabulary/preferences.ts";
import { definePart, type Finding, type Part } from "../../check.ts";
import type { FileContext } from "../../context.ts";
import type { Fix } from "../../diagnostic.ts";
import { type Signal, statedSignals, usagesOf } from "../../facts/content-preferences.ts";
import { type IntendedGroup, intendedGroups } from "../../facts/groups.ts";
import { suggest } from "../../fixes/fix.ts";
import { deleteButComment } from "../../fixes/line-edits.ts";

const ALLOWS: ReadonlySet<string> = new Set(["y", "yes"]);

/** Deletes the line that refuses less, if it states nothing else. */
const deleteWeaker = (a: Signal, b: Signal): readonly Fix[] => {
  const weaker = [a, b].find(({ value }) => ALLOWS.has(value));
  if (a.line === b.line || weaker === undefined || weaker.line.valueText.includes(",")) return [];
  return [suggest("Keep the stricter line", deleteButComment(weaker.line))];
};

/** Signals of the groups of one crawler that say two things of one use. No document says which of them counts. */
const conflictingSignals = (
  context: FileContext,
  groups: readonly IntendedGroup[],
): readonly Finding<"signals">[] => {
  const earlier = new Map<string, Signal>();
  for (const [label, signal] of groups.flatMap((group) => statedSignals(context, group))) {
    const before = earlier.get(label) ?? signal;
    earlier.set(label, before);
    if (before.value === signal.value) continue;
    return [
      {
        ...signal.line.content,
        message: "signals",
        severity: "warning",
        data: { label, first: before.value, second: signal.value, line: before.line.number },
        fixes: deleteWeaker(before, signal),
      },
    ];
  }
  return [];
};

/** The like of `Content-Usage`, for which the draft says it: the last value in a list, the stricter of two lines. */
const conflictingUsages = (
  context: FileContext,
  groups: readonly IntendedGroup[],
): readonly Finding<"both" | "last">[] => {
  const earlier = new Map<string, Signal>();
  const usages = groups.flatMap((group) => usagesOf(context, group));
  return usages.flatMap(({ line, path, preferences }): readonly Finding<"both" | "last">[] => {
    const known = preferences.filter(({ label }) => contentUsages.has(label));
    const counting = new Map(known.map(({ label, value }) => [label, value]));
    const lost = known.find(({ label, value }) => counting.get(label) !== value);
    if (lost !== undefined) {
      const { label } = lost;
      return [
        { ...line.content, message: "last", data: { label, value: counting.get(label) ?? "" } },
      ];
    }
    for (const [label, value] of counting) {
      const key = `${label} ${path}`;
      const before = earlier.get(key) ?? { line, value };
      earlier.set(key, before);
      if (before.value === value) continue;
      const fixes = deleteWeaker(before, { line, value });
      const data = { line: before.line.number, label };
      return [{ ...line.content, message: "both", data, fixes }];
    }
    return [];
  });
};

export const twice: Part = definePart({
  aliases: ["content-usage-conflict"],
  severity: "info",
  explanation:
    "Two `Content-Usage` lines of a group for the same path that answer differently are settled by the IETF draft: the more restrictive one counts. Within a list, the last value of a name counts. What does not count misleads anyone who reads the file. Of `Content-Signal` nobody has settled it.",
  sources: ["aipref", "contentSignals"],
  bad: [
    "User-agent: *\nDisallow:\nContent-Usage: train-ai=y\nContent-Usage: train-ai=n\n",
    "User-agent: *\nDisallow:\nContent-Usage: /blog/ train-ai=n, search=y\nContent-Usage: /blog/ search=n\n",
    "User-agent: *\nDisallow:\nContent-Usage: train-ai=n, train-ai=y\n",
    "User-agent: *\nDisallow:\nContent-Signal: search=yes, ai-train=no\nContent-Signal: ai-train=yes\n",
    "User-agent: *\nDisallow:\nContent-Signal: ai-train=no, ai-train=yes\n",
  ],
  good: [
    "User-agent: *\nDisallow:\nContent-Usage: train-ai=n\nContent-Usage: /blog/ train-ai=y\nContent-Usage: search=y\n",
  ],
  messages: {
    signals:
      "Nobody knows which counts: this group says `{label}={first}` (line {line}) and `{label}={second}`. Keep one.",
    last: "`{label}={value}` counts: this line answers twice, and the draft takes the last answer. Keep the one that you mean.",
    both: "`{label}=n` counts: this line and line {line} disagree on the same path, and the draft takes the stricter. Keep one.",
  },
  check: (context) => {
    // Groups of the same crawlers count as one.
    const byCrawler = groupBy(intendedGroups(context).all, ({ agents }) => agents[0]?.name);
    return [...byCrawler.values()].flatMap((groups) => [
      ...conflictingSignals(context, groups),
      ...conflictingUsages(context, groups),
    ]);
  },
});
