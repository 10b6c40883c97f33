import { GLOBAL } from "../../../policy/agent.ts";
import { findCrawler } from "../../../vocabulary/find-crawler.ts";
import { definePart, type Part } from "../../check.ts";
import { agentValue, isNamed, weightOfName } from "../../facts/agents.ts";
import { writeFix } from "../../fixes/value-edits.ts";

/**
 * Found in one file of twenty, nearly all for Mediapartners-Google, whose own reader drops a star at
 * the end.
 */
export const star: Part = definePart({
  aliases: ["user-agent-wildcard"],
  messages: {
    atEnd:
      "Wget and some others find no crawler of this name: they read the star as part of it; Google ignores it. Write `{name}`.",
    middle:
      "The rules below reach hardly any crawler: in `{value}` the star is no wildcard. Write the names of the crawlers.",
    lost: "The rules below reach hardly any crawler: in `{value}` the star is no wildcard. Write `*` alone for all.",
    start:
      "The rules below reach hardly any crawler: in `{value}` the star is no wildcard. Write names, or `*` alone for all.",
  },
  checkLine(line, context) {
    const value = agentValue(line);
    if (value === null || line.value === null) return null;
    const first = value.indexOf("*");
    if (first < 0 || value === "*") return null;
    const name = value.replace(/\.?\*/g, "").trim();
    const isAtEnd = name !== "" && value.startsWith(name);
    const crawler = findCrawler(name);
    // Without a group for all, it is the one; `*bot` is meant for some.
    const isLost = first === 0 && !/^\*[\w.-]+\*?$/.test(value) && !isNamed(context, GLOBAL);
    const fix = writeFix(isAtEnd ? "repair" : "suggest", line, name);
    return {
      from: line.value.from + first,
      to: line.value.from + value.lastIndexOf("*") + 1,
      ...(isLost ? { severity: "error" } : {}),
      message: isLost ? "lost" : isAtEnd ? "atEnd" : /^\w/.test(value) ? "middle" : "start",
      ...(isAtEnd ? weightOfName(context, line, crawler) : {}),
      data: { name, value },
      fixes: isLost
        ? [writeFix("suggest", line, GLOBAL)]
        : isAtEnd || crawler !== null
          ? [fix]
          : [],
    };
  },
});
