import { type Check, defineCheck, type Finding } from "../check.ts";
import { fieldOf, misspellingsIn } from "../facts/lines.ts";
import { type SkippedAgent, skippedAgent, wordsAbout } from "../facts/skipped-line.ts";
import { repair, writing } from "../fixes/fix.ts";
import { SKIPPED_AGENT } from "../messages.ts";

export const directiveTypo: Check = defineCheck({
  id: "directive-typo",
  category: "directives",
  severity: "error",
  summary: "Avoid misspelt names",
  explanation:
    "Crawlers skip a line whose name they do not know, even if only one letter is wrong, so the rule does not count. If it is a user-agent line, the rules below it join the group above and apply to the wrong crawlers.\n\nFor a misspelt field that matters little, such as `Crawl-delay`, it is a warning.",
  sources: ["rfc9309#2.2", "googleLibrary"],
  bad: [
    "User-agent: *\nDisalllow: /cart/\n",
    "User_agent: *\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/\n\nUser_agent: GPTBot\nDisallow: /\n",
    "User-agent: *\nDisallow: /cart/\n\nUser_agent: GPTBot\nDisallow: /api/\n",
    "User-agent: *\nDisallow: /\nAlow: /cart/\n",
    "User-agent: *\nDisallow: /cart/\nCrawl-dealy: 10\n",
  ],
  good: ["User-agent: *\nDisallow: /cart/\nHost: shop.example\nClean-param: sid /\n"],
  alsoFinds: ["blocks-everything"],
  messages: {
    ...SKIPPED_AGENT,
    other: "Crawlers skip this line: `{key}` is not a directive. Did you mean `{name}`?",
  },
  stage: "field",
  inFile: true,
  checkLine(line, context): Finding<SkippedAgent["kind"] | "other"> | null {
    if (line.field !== "other" || line.missingColon || line.key === null) return null;
    const intended = misspellingsIn(context.document)(line.keyText)?.intended;
    if (intended === undefined) return null;
    const field = fieldOf(intended);
    const edit = { ...line.key, insert: intended };
    const skipped = field === "user-agent" ? skippedAgent(context, line) : null;
    return {
      ...line.key,
      message: skipped?.kind ?? "other",
      // A sitemap or a delay blocks no URL.
      severity: field === "other" || field === "sitemap" ? "warning" : "error",
      data: { ...wordsAbout(skipped), key: line.keyText, name: intended },
      intended: field,
      fixes: [repair(writing(intended), edit)],
    };
  },
});
