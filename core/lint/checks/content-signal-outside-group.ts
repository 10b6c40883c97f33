import { type Check, defineCheck } from "../check.ts";
import { linesOutsideGroups } from "../facts/intended-groups.ts";
import { moveIntoStarGroup } from "../fixes/line-edits.ts";
import { contentSignals } from "../sources.ts";

export const contentSignalOutsideGroup: Check = defineCheck({
  id: "content-signal-outside-group",
  category: "sitemaps",
  severity: "warning",
  summary: "Avoid Content-Signal before the first user-agent line",
  explanation:
    "`Content-Signal` belongs to a group, like a rule: it applies to the crawlers named above it. Above the first user-agent line no crawler is named, so it applies to none.",
  sources: [contentSignals],
  examples: {
    bad: ["Content-Signal: ai-train=no\nUser-agent: *\nDisallow: /cart/\n"],
    good: ["User-agent: *\nContent-Signal: ai-train=no\nDisallow: /cart/\n"],
  },
  messages: {
    outside:
      "This `Content-Signal` applies to no crawler: it is above the first `User-agent` line. Move it into a group, such as the one for `*`.",
  },
  check: (context) => {
    const lines = linesOutsideGroups(context, "content-signal");
    const [first] = lines;
    if (first === undefined) return [];
    const fix = moveIntoStarGroup(context, lines);
    return [{ ...first.content, message: "outside", fixes: fix === null ? [] : [fix] }];
  },
});
