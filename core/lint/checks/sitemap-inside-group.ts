import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { hasCause } from "../facts/groups.ts";
import { safe } from "../fixes/fix.ts";
import { deleteLine, insertBelow } from "../fixes/line-edits.ts";

interface Interruption {
  readonly lines: readonly [LineView, ...LineView[]];
  /** The user-agent line above. */
  readonly agent: LineView;
  /** Whether a line of the same group follows. */
  readonly goesOn: boolean;
}

/** Sitemap lines between a group's user-agent lines and its rules or other fields. */
const interruptions = (context: FileContext): readonly Interruption[] => {
  const found: Interruption[] = [];
  let agent: LineView | null = null;
  let run: [LineView, ...LineView[]] | null = null;
  for (let at = 0; at < context.intended.length; at++) {
    const field = context.intended[at] ?? null;
    if (field === null) continue;
    const line = context.lines[at] as LineView;
    if (field === "sitemap") {
      if (agent === null || hasCause(context, line)) continue;
      if (run === null) run = [line];
      else run.push(line);
      continue;
    }
    // Between two user-agent lines it matters more, and another check reports it.
    if (run !== null && agent !== null && field !== "user-agent") {
      found.push({ lines: run, agent, goesOn: true });
    }
    run = null;
    // What is below a line that is no crawler yet has its finding there.
    agent = field === "user-agent" && !hasCause(context, line) ? line : null;
  }
  if (run !== null && agent !== null) found.push({ lines: run, agent, goesOn: false });
  return found;
};

const moveFix = (
  { document, lines, intended }: FileContext,
  moved: readonly LineView[],
): Fix | null => {
  const last = lines.findLast(({ kind }) => kind !== "blank");
  // A file may also end in the middle of a group.
  const isOpen =
    intended.findLast((field) => field !== null && field !== "sitemap") === "user-agent";
  if (last === undefined || isOpen) return null;
  const texts = moved.map(({ from, to }) => document.source.slice(from, to));
  return safe("Move it to the end of the file", [
    ...moved.map(deleteLine),
    insertBelow(document, last, ["", ...texts]),
  ]);
};

export const sitemapInsideGroup: Check = defineCheck({
  id: "sitemap-inside-group",
  category: "sitemaps",
  severity: "hint",
  quiet: "not-needed",
  summary: "Prefer Sitemap lines above or below all groups",
  explanation:
    "A Sitemap line counts for the whole file and belongs to no group. Between a `User-agent` line and its rules it looks as if it were for that crawler only. No reader tried applies it to that crawler alone, and the rules below still count.\n\nPut it at the top or the bottom of the file.",
  sources: ["googleDocs", "rfc9309#2.2.4"],
  bad: [
    "User-agent: *\nSitemap: https://shop.example/map.xml\nDisallow: /cart/\n",
    "User-agent: Googlebot\nSitemap: https://shop.example/map.xml\n",
  ],
  good: [
    "Sitemap: https://shop.example/map.xml\n\nUser-agent: *\nDisallow: /cart/\n\nSitemap: https://shop.example/b.xml\n",
  ],
  messages: {
    inside:
      "This Sitemap line counts for the whole file, not for `{agent}` alone. Put it above or below all groups.",
  },
  check: (context) =>
    interruptions(context).map(({ lines, agent, goesOn }) => {
      const fix = goesOn ? moveFix(context, lines) : null;
      return {
        ...lines[0].content,
        message: "inside",
        data: { agent: agent.valueText },
        fixes: fix === null ? [] : [fix],
      };
    }),
});
