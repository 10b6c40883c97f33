import { contentUsages } from "../../../vocabulary/preferences.ts";
import { definePart, type Part } from "../../check.ts";
import type { Fix } from "../../diagnostic.ts";
import { type Usage, usagesOf } from "../../facts/content-preferences.ts";
import { intendedGroups } from "../../facts/intended-groups.ts";
import { deleteButComment } from "../../fixes/line-edits.ts";
import { aipref } from "../../sources.ts";

interface Statement {
  readonly usage: Usage;
  readonly value: string;
}

/** Deletes the line that refuses less, if it states nothing else. */
const deleteWeaker = (a: Statement, b: Statement): readonly Fix[] => {
  const weaker = a.value === "y" ? a : b;
  if (weaker.usage.preferences.length > 1) return [];
  return [
    {
      title: "Keep the stricter line",
      kind: "suggest",
      edits: [deleteButComment(weaker.usage.line)],
    },
  ];
};

export const twice: Part = definePart({
  severity: "info",
  explanation:
    "Two `Content-Usage` lines of a group for the same path that answer differently are settled by the IETF draft: the more restrictive one counts. The other does nothing and misleads anyone who reads the file.",
  sources: [aipref],
  examples: {
    bad: [
      "User-agent: *\nDisallow:\nContent-Usage: train-ai=y\nContent-Usage: train-ai=n\n",
      "User-agent: *\nDisallow:\nContent-Usage: /blog/ train-ai=n, search=y\nContent-Usage: /blog/ search=n\n",
    ],
    good: [
      "User-agent: *\nDisallow:\nContent-Usage: train-ai=n\nContent-Usage: /blog/ train-ai=y\nContent-Usage: search=y\n",
    ],
  },
  messages: {
    both: "`{label}=n` counts: this line and line {line} disagree on the same path, and the draft takes the stricter. Keep one.",
  },
  check: (context) =>
    intendedGroups(context).all.flatMap((group) => {
      const earlier = new Map<string, Statement>();
      return usagesOf(context, group).flatMap((usage) => {
        for (const { label, value } of usage.preferences) {
          if (!contentUsages.has(label)) continue;
          const key = `${label} ${usage.path}`;
          const before = earlier.get(key);
          if (before === undefined) earlier.set(key, { usage, value });
          else if (before.value !== value && before.usage !== usage) {
            return {
              ...usage.line.content,
              message: "both",
              data: { line: before.usage.line.number, label },
              fixes: deleteWeaker(before, { usage, value }),
            };
          }
        }
        return [];
      });
    }),
});
