import { findDirective } from "../../vocabulary/directives.ts";
import { type Check, defineCheck } from "../check.ts";
import { isLlmsName } from "../facts/ai-crawlers.ts";
import { linesOfFields } from "../facts/fields.ts";
import { deleteLinesFix } from "../fixes/line-edits.ts";
import { extendedStandard, rfc9309, seznam } from "../sources.ts";

/** The readers of the few such fields that are read at all, with the verb. */
const READERS: ReadonlyMap<string, string> = new Map([
  ["request-rate", "Seznam and the parsers of Scrapy and Python read"],
  ["visit-time", "the parser of Scrapy reads"],
]);

const isNonStandard = (name: string): boolean =>
  READERS.has(name) ||
  (findDirective(name)?.status === "non-standard" && !isLlmsName(name) && name !== "ai");

export const nonStandardDirective: Check = defineCheck({
  id: "non-standard-directive",
  category: "directives",
  severity: "info",
  summary: "Suggest leaving out fields that few or no crawlers read",
  explanation:
    "Proposals and folklore have brought names into the file that hardly anybody reads. `Request-rate` is read by Seznam, and by Scrapy's parser and Python's for those who use them; `Visit-time` by Scrapy's alone. `Robot-version`, `Comment`, `Cache-delay`, `Revisit-after`, `Domain` and the ACAP fields are read by no known crawler. Google, Bing and Yandex ignore them all.\n\nSuch a line is skipped and does no harm, but it does no good either. Each name is reported once.",
  sources: [extendedStandard, seznam, rfc9309("2.2.4")],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/\nVisit-time: 0600-0845\n",
      "User-agent: *\nDisallow: /cart/\nRevisit-after: 7 days\nCache-delay: 5\nCache-delay: 9\n",
    ],
    good: ["User-agent: *\nDisallow: /cart/\nCrawl-delay: 5\n"],
  },
  messages: {
    few: "Google, Bing and Yandex skip this line. Only {readers} `{key}`. Delete it, unless you mean those.",
    nobody:
      "This line has no effect: no crawler is known to read `{key}`. Delete it, or turn it into a comment.",
  },
  check: (context) =>
    Array.from(linesOfFields(context, isNonStandard), ([name, lines]) => {
      const [{ key, keyText, content }] = lines;
      const readers = READERS.get(name);
      return {
        ...(key ?? content),
        message: readers === undefined ? "nobody" : "few",
        data: { key: keyText, readers: readers ?? "" },
        fixes: [deleteLinesFix(lines, "suggest")],
      };
    }),
});
