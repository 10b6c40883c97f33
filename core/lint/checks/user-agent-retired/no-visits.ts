import { findDirective } from "../../../vocabulary/directives.ts";
import { definePart, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import { isPermission, namesOfAgents } from "../../facts/agents.ts";
import { intendedGroups } from "../../facts/intended-groups.ts";
import { deleteLinesFix } from "../../fixes/line-edits.ts";
import { appleCrawlers, googleCommonCrawlers } from "../../sources.ts";

/** What a field can require that applies only to programs that crawl. */
const PACE: ReadonlySet<string> = new Set(["seconds", "rate", "hours"]);

const isPace = ({ keyText }: LineView): boolean => PACE.has(findDirective(keyText)?.takes ?? "");

export const noVisits: Part = definePart({
  severity: "info",
  explanation:
    "Google-Extended, Applebot-Extended and webzio-extended are not crawlers. They control whether pages that Googlebot, Applebot or Webz.io crawl may be used for AI. No request comes with these names, so there is nothing to slow down. Google-Extended has no effect on Google Search.\n\nOnly `Allow` and `Disallow` mean something in such a group.",
  sources: [googleCommonCrawlers, appleCrawlers],
  examples: {
    bad: [
      "User-agent: Google-Extended\nDisallow: /\nCrawl-delay: 5\n",
      "User-agent: Google-Extended\nUser-agent: Applebot-Extended\nDisallow: /\nCrawl-delay: 5\nRequest-rate: 1/5\n",
    ],
    good: [
      "User-agent: Google-Extended\nDisallow: /\n",
      "User-agent: Yandex\nDisallow: /cart/\nRequest-rate: 1/5\n",
    ],
  },
  messages: {
    pace: "`{field}` does nothing here, because nobody crawls as {names}. Delete it.",
  },
  check: (context) =>
    intendedGroups(context).all.flatMap((group) => {
      const lines = group.others.filter(isPace);
      const [first] = lines;
      if (first === undefined || !group.agents.every(isPermission)) return [];
      return {
        ...first.content,
        message: "pace",
        data: { names: namesOfAgents(group.agents), field: first.keyText },
        fixes: [deleteLinesFix(lines, "suggest")],
      };
    }),
});
