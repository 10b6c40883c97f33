import { counted } from "../../text/wording.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import { isNoindexName } from "../facts/field-names.ts";
import { hasCause } from "../facts/meant-groups.ts";
import { deleteLinesFix } from "../fixes/line-fixes.ts";
import { googleUnsupported } from "../sources.ts";

const isNoindex = ({ field, keyText }: LineView): boolean =>
  field === "other" && isNoindexName(keyText);

/**
 * A warning: the line is dead, but it takes nothing from the rules around it, and it stands in one
 * file of thirty, where it was left behind in 2019.
 */
export const unsupportedNoindex: Check = defineCheck({
  id: "unsupported-noindex",
  category: "directives",
  severity: "warning",
  summary: "Avoid indexing directives, which robots.txt does not have",
  explanation:
    '`Noindex`, `Nofollow` and `Noarchive` were never documented for robots.txt. Google\'s parser read `Noindex` without saying so until September 2019 and has ignored it since. To keep a page out of the results, let crawlers fetch it and answer with the header `X-Robots-Tag: noindex` or the tag `<meta name="robots" content="noindex">`. A page that is disallowed as well is never fetched, so its tag is never seen.\n\nThe file is reported once.',
  sources: [googleUnsupported],
  examples: {
    bad: [
      "User-agent: *\nDisallow:\nNoindex: /drafts/\n",
      "User-agent: *\nDisallow:\nNoindex: /a\nNofollow: /b\n",
    ],
    good: ["User-agent: *\nDisallow: /drafts/ # noindex is set in the pages\n"],
  },
  messages: {
    one: "These pages can still show up in search results: `{key}` does nothing in robots.txt, and Google has ignored it since 2019. Let the pages be crawled and send `X-Robots-Tag: noindex`.",
    several:
      "These pages can still show up in search results: `{key}` does nothing in robots.txt, here and in {more} below, and Google has ignored it since 2019. Let the pages be crawled and send `X-Robots-Tag: noindex`.",
  },
  *check(context) {
    const dead = context.lines.filter((line) => isNoindex(line) && !hasCause(context, line));
    const [first] = dead;
    if (first === undefined || first.key === null) return;
    const isOne = dead.length === 1;
    yield {
      ...first.key,
      message: isOne ? "one" : "several",
      data: { key: first.keyText, more: counted(dead.length - 1, "line") },
      fixes: [deleteLinesFix(dead, "suggest")],
    };
  },
});
