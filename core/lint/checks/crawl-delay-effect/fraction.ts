import { definePart, type Part } from "../../check.ts";
import { byValue, crawlDelays } from "../../facts/crawl-delays.ts";
import { writeDelay } from "../../fixes/value-edits.ts";

export const fraction: Part = definePart({
  aliases: ["crawl-delay-fractional"],
  severity: "info",
  quiet: "old-readers",
  messages: {
    fraction: {
      one: "Python's parser ignores `{value}`: it accepts whole seconds only. Write whole seconds.",
      other:
        "Python's parser ignores `{value}` on {count} lines: it accepts whole seconds only. Write whole seconds.",
    },
  },
  check: (context) => {
    const broken = crawlDelays(context).filter(
      // Zero and long delays have their own checks.
      ({ line, seconds }) => seconds > 0 && seconds <= 10 && line.valueText.includes("."),
    );
    return byValue(broken).flatMap((delays) => {
      const [first] = delays;
      if (first === undefined) return [];
      return {
        from: first.line.value?.from ?? first.line.content.from,
        to: first.line.content.to,
        message: "fraction",
        data: {
          value: first.line.valueText,
          count: delays.length,
        },
        alsoAt: delays.slice(1).map(({ line }) => line.content),
        fixes: [writeDelay(delays, Math.ceil(first.seconds))],
      };
    });
  },
});
