import { GLOBAL } from "../../../policy/agent.ts";
import { definePart, type Part } from "../../check.ts";
import { linesOutsideGroups } from "../../facts/intended-groups.ts";
import { siteBlockFor } from "../../facts/site-blocks.ts";
import { moveIntoStarGroup } from "../../fixes/line-edits.ts";

export const outside: Part = definePart({
  aliases: ["crawl-delay-outside-group"],
  severity: "warning",
  messages: {
    outside:
      "This `Crawl-delay` slows down no crawler: it is above the first `User-agent` line. Move it into a group.",
  },
  check: (context) => {
    const lines = linesOutsideGroups(context, "crawl-delay");
    const [first] = lines;
    if (first === undefined) return [];
    // Where `*` may crawl nothing, a delay for it slows down nobody either.
    const isClosed = siteBlockFor(context.document, GLOBAL) !== null;
    const fix = isClosed ? null : moveIntoStarGroup(context, lines);
    return { ...first.content, message: "outside", fixes: fix === null ? [] : [fix] };
  },
});
