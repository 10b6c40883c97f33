import { type Check, defineCheck } from "../check.ts";
import { gluedWithin } from "../facts/glued.ts";
import { lineEndOf, splitEdits } from "../fixes/line-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";

export const directiveAfterUserAgent: Check = defineCheck({
  id: "directive-after-user-agent",
  category: "syntax",
  severity: "error",
  summary: "Avoid a rule on the user-agent line",
  explanation:
    "A user-agent line names one crawler and nothing else. Google and crawler-commons read the name up to the first space and lose the rest; other readers take the whole line as the name of a crawler that does not exist. Thousands of files on the web have such lines, most often `* Disallow: /`.",
  sources: [rfc9309("2.2.1"), googleLibrary],
  examples: {
    bad: [
      "User-agent: AhrefsBot Disallow: /\n",
      "User-agent: * Disallow: /cart/\nDisallow: /drafts/\n",
      "User-agent: BingbotAllow: /\n",
    ],
    good: ["User-agent: AhrefsBot\nDisallow: /\n"],
    alsoFinds: ["user-agent-without-rules"],
  },
  messages: {
    rule: "Crawlers miss this rule, because `{name}` is on the user-agent line: Google drops it, others read all of it as a crawler's name and match nobody. Put it on its own line.",
  },
  stage: "shape",
  checkLine(line, { document }) {
    if (line.field !== "user-agent" || line.value === null || line.missingColon) return null;
    if (!line.valueText.includes(":")) return null;
    const glued = gluedWithin(line.valueText, line.value.from);
    const [first] = glued;
    if (first === undefined || first.from === line.value.from) return null;
    return {
      from: first.from,
      to: line.value.to,
      message: "rule",
      data: { name: first.name },
      holdsRule: true,
      fixes: [
        {
          title: FIX_TITLES.splitLine,
          kind: "repair",
          edits: splitEdits(document.source, glued, lineEndOf(document)),
        },
      ],
    };
  },
});
