import { definePart, type Part } from "../../check.ts";
import { byAgent, type CrawlDelay, crawlDelays } from "../../facts/crawl-delays.ts";
import { fixOf } from "../../fixes/fix.ts";
import { deleteButComment } from "../../fixes/line-edits.ts";

const largest = (delays: readonly CrawlDelay[]): CrawlDelay | undefined =>
  delays.reduce<CrawlDelay | undefined>(
    (most, each) => (most === undefined || each.seconds > most.seconds ? each : most),
    undefined,
  );

export const repeated: Part = definePart({
  aliases: ["crawl-delay-duplicate"],
  severity: "warning",
  quiet: "not-needed",
  messages: {
    differs:
      "Crawlers use different delays here: {first} (line {line}) or {other} (this line), as they read the first, the last or the smallest. Keep one.",
    same: "Line {line} sets the same delay for this group already. Delete this line.",
  },
  check: (context) =>
    byAgent(crawlDelays(context)).flatMap((delays) => {
      const [first, second] = delays;
      if (first === undefined || second === undefined) return [];
      const other = delays.find(({ seconds }) => seconds !== first.seconds);
      const marked = other ?? second;
      const kept = other === undefined ? first : largest(delays);
      // Deleted elsewhere, the line may no longer end a list of names.
      const isInOneGroup = delays.every(({ agent }) => agent === first.agent);
      return {
        ...marked.line.content,
        message: other === undefined ? "same" : "differs",
        severity: other === undefined ? "hint" : "warning",
        data: {
          line: first.line.number,
          first: first.line.valueText,
          other: marked.line.valueText,
        },
        fixes: [
          fixOf(
            other === undefined && isInOneGroup ? "safe" : "suggest",
            other === undefined ? "Keep the first one" : "Keep the longest one",
            delays.filter((each) => each !== kept).map(({ line }) => deleteButComment(line)),
          ),
        ],
      };
    }),
});
