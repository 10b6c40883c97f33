import { findCrawler } from "../../../vocabulary/find-crawler.ts";
import { intendedCrawler } from "../../../vocabulary/intended-crawler.ts";
import { definePart, type Part } from "../../check.ts";
import type { LineContext } from "../../context.ts";
import { agentValue, hasLongList, isNamed } from "../../facts/agents.ts";
import { writeFix } from "../../fixes/value-edits.ts";

/** Whether a name may be right: lists copied from elsewhere have names of many small programs. */
const mayBeRight = (context: LineContext, token: string): boolean =>
  hasLongList(context) && findCrawler(token)?.category !== "search";

export const misspelt: Part = definePart({
  aliases: ["user-agent-typo"],
  messages: {
    near: "No known crawler follows the rules below: none is called `{name}`. Write `{token}` if you mean that one.",
  },
  checkLine(line, context) {
    const value = agentValue(line);
    if (value === null || line.value === null) return null;
    const token = intendedCrawler(value);
    if (token === null || isNamed(context, token) || mayBeRight(context, token)) return null;
    return {
      from: line.value.from,
      to: line.value.to,
      message: "near",
      isAlone: true,
      data: { name: value, token },
      fixes: [writeFix("suggest", line, token)],
    };
  },
});
