import { findCrawler } from "../../../vocabulary/find-crawler.ts";
import { definePart, type Part } from "../../check.ts";
import { agentValue, weightOfName } from "../../facts/agents.ts";
import { repair, writing } from "../../fixes/fix.ts";

/** A name, a slash, and a version, a star or nothing. */
const VERSIONED = /^(?!mozilla\b)([^/*]*[^/*\s])(\s*\/(?:v?[\d][\w.+-]*|[xX]|\*)?)$/i;

/**
 * Found in one file of fourteen. Google and others that follow RFC 9309 drop the version, and most
 * such names are on old lists of crawlers that no longer exist: quiet. Information for an active
 * crawler whose own reader does not find it.
 */
export const version: Part = definePart({
  aliases: ["user-agent-version"],
  severity: "hint",
  messages: {
    own: "{token} may not find its name: it may read `{version}` as part of it; Google and most others ignore it. Write `{name}`.",
    version:
      "Scrapy and others find no crawler of this name: they read `{version}` as part of it; Google ignores it. Write `{name}`.",
  },
  checkLine(line, context) {
    const value = agentValue(line);
    if (value === null || line.value === null) return null;
    const [, name, tail] = VERSIONED.exec(value) ?? [];
    if (name === undefined || tail === undefined || findCrawler(value) !== null) return null;
    const crawler = findCrawler(name);
    const span = { from: line.value.from + name.length, to: line.value.to };
    const weight = weightOfName(context, line, crawler);
    return {
      ...span,
      message: weight.severity === "info" ? "own" : "version",
      ...weight,
      data: { version: tail.trim(), name, token: crawler?.token ?? name },
      fixes: [repair(writing(name), { ...span, insert: "" })],
    };
  },
});
