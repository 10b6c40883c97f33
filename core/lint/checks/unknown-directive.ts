import { asciiLower } from "../../text/ascii.ts";
import { type Check, defineCheck } from "../check.ts";
import { nonRobotsRuns } from "../facts/non-robots-lines.ts";
import { commentOutFix } from "../fixes/line-edits.ts";
import { lineList } from "../wording.ts";

/**
 * Names that a search engine's tool for webmasters looks for in a comment of the file, with the
 * engine: `#DaumWebMasterTool:…`, as https://webmaster.daum.net/ gives it and sites have it.
 */
const KEYS: ReadonlyMap<string, string> = new Map([["daumwebmastertool", "Daum"]]);

export const unknownDirective: Check = defineCheck({
  id: "unknown-directive",
  category: "directives",
  severity: "warning",
  summary: "Avoid directives that no crawler knows",
  explanation:
    "RFC 9309 lets crawlers define fields of their own and skip all others. No crawler is known to read this name, and it is not close to a known one. For most readers the line does nothing; in Protego and robots-parser, such a line between two user-agent lines also separates them, so the first is left without rules. Lighthouse reports it as an error.\n\nFields that some crawler or proposal knows, such as `Crawl-delay`, `Host`, `Clean-param` or `Content-Signal`, are not reported here.",
  sources: ["rfc9309#2.2.4", "lighthouse"],
  bad: [
    "User-agent: *\nDisallow: /cart/\nMood: good\n",
    "Owner: me\nTeam: web\n",
    "User-agent: *\nDisallow: /cart/\nDaumWebMasterTool: a1b2c3\n",
  ],
  good: [
    "User-agent: *\nDisallow: /cart/\nCrawl-delay: 5\nContent-Signal: ai-train=no\nHost: shop.example\n",
  ],
  messages: {
    unread:
      "No crawler is known to read names such as `{key}` ({lines}), so this does nothing. Check the spelling, or write a comment.",
    key: "Crawlers skip this line: `{key}` proves to {engine} whose site this is, and belongs in a comment. Write `#` before it.",
  },
  check: (context) =>
    nonRobotsRuns(context, "named").flatMap((run) => {
      const [first] = run;
      if (first.key === null) return [];
      const engine = run.length === 1 ? (KEYS.get(asciiLower(first.keyText)) ?? "") : "";
      // Such as `Others:`.
      const areHeadings = run.every(({ valueText }) => valueText === "");
      return {
        ...first.key,
        message: engine === "" ? "unread" : "key",
        severity: areHeadings || engine !== "" ? "info" : "warning",
        data: { key: first.keyText, lines: lineList(run.map(({ number }) => number)), engine },
        fixes: [commentOutFix(run)],
      };
    }),
});
