import { type Check, defineCheck } from "../check.ts";
import { byValue, crawlDelays, linesInBrackets } from "../facts/crawl-delays.ts";
import { writeDelay } from "../fixes/value-edits.ts";
import { protego, pythonParser } from "../sources.ts";

export const crawlDelayFractional: Check = defineCheck({
  id: "crawl-delay-fractional",
  category: "sitemaps",
  severity: "info",
  summary: "Suggest whole seconds in Crawl-delay",
  explanation:
    "Scrapy's parser and Ahrefs take a fraction of a second. Python's parser wants digits alone and skips any other line, so `0.5`, and `10.0` as well, is no delay at all to the many scripts that use it.\n\nThe same value in several groups is reported once.",
  sources: [pythonParser, protego],
  examples: {
    bad: [
      "User-agent: *\nDisallow:\nCrawl-delay: 0.5\n",
      "User-agent: *\nDisallow:\nCrawl-delay: 2.0\n",
    ],
    good: ["User-agent: *\nDisallow:\nCrawl-delay: 1\n"],
  },
  messages: {
    fraction:
      "Python's parser ignores `{value}`{where}: it accepts whole seconds only. Scrapy and Ahrefs accept it. Write whole seconds.",
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
          where: linesInBrackets(delays),
        },
        fixes: [writeDelay(delays, Math.ceil(first.seconds))],
      };
    });
  },
});
