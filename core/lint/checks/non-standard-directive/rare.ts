import { findDirective } from "../../../vocabulary/directives.ts";
import { definePart, type Part } from "../../check.ts";
import { isInGroupOf } from "../../facts/agents.ts";
import { isLlmsName } from "../../facts/ai-crawlers.ts";
import { linesOfFields } from "../../facts/fields.ts";
import { deleteLinesFix } from "../../fixes/line-edits.ts";

/** The messages about the few such fields that are read at all. */
const READ: ReadonlyMap<string, "requestRate" | "visitTime"> = new Map([
  ["request-rate", "requestRate"],
  ["visit-time", "visitTime"],
]);

const isNonStandard = (name: string): boolean =>
  READ.has(name) ||
  (findDirective(name)?.status === "non-standard" && !isLlmsName(name) && name !== "ai");

export const rare: Part = definePart({
  severity: "info",
  messages: {
    requestRate:
      "Google, Bing and Yandex skip this line: only Seznam and the parsers of Scrapy and Python read `{key}`. Delete it, unless you mean those.",
    visitTime:
      "Google, Bing and Yandex skip this line: only Scrapy's parser reads `{key}`. Delete it, unless you mean that.",
    nobody:
      "This line has no effect: no crawler is known to read `{key}`. Delete it, or turn it into a comment.",
  },
  check: (context) =>
    [...linesOfFields(context, isNonStandard)].flatMap(([name, all]) => {
      // Seznam documents it, so in its own group it is right.
      const lines = all.filter(
        (line) => name !== "request-rate" || !isInGroupOf(context, line, "Seznam.cz"),
      );
      const [first] = lines;
      if (first === undefined) return [];
      const { key, keyText, content } = first;
      const message = READ.get(name) ?? "nobody";
      return {
        ...(key ?? content),
        message,
        quiet: message === "nobody" ? "not-needed" : "old-readers",
        data: { key: keyText },
        fixes: [deleteLinesFix(lines, "suggest")],
      };
    }),
});
