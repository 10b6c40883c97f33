import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { hasCause } from "../facts/groups.ts";
import { runsOf } from "../facts/non-robots-lines.ts";
import { safe } from "../fixes/fix.ts";
import { deleteLine, insertBelow } from "../fixes/line-edits.ts";

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
  check: (context) => {
    const fieldOf = ({ number }: LineView) => context.intended[number - 1] ?? null;
    const used = context.lines.filter((line) => fieldOf(line) !== null);
    const places = new Map(used.map((line, at) => [line, at]));
    return runsOf(used, (line) => fieldOf(line) === "sitemap").flatMap((run) => {
      const at = places.get(run[0]) ?? 0;
      const [above, below] = [used[at - 1], used[at + run.length]];
      if (above === undefined || fieldOf(above) !== "user-agent") return [];
      // Between two user-agent lines it matters more, and another check reports it.
      if (below !== undefined && fieldOf(below) === "user-agent") return [];
      const [first, ...more] = run.filter((line) => !hasCause(context, line));
      // What is below a line that is no crawler yet has its finding there.
      if (first === undefined || hasCause(context, above)) return [];
      return {
        ...first.content,
        message: "inside",
        data: { agent: above.valueText },
        fixes: [below !== undefined && moveFix(context, [first, ...more])],
      };
    });
  },
});
