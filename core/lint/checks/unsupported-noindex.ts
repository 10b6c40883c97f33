import { compilePolicy } from "../../match/compile.ts";
import { verdictsWithin } from "../../proof/extent.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { blockedAnyway } from "../facts/blocked-anyway.ts";
import { hasCause, intendedGroups, rulesFor } from "../facts/groups.ts";
import { isNoindexName, unusualLines } from "../facts/lines.ts";
import { atFirst, atKey } from "../fixes/findings-in-file.ts";
import { deleteLinesFix } from "../fixes/line-edits.ts";

/** The most work for the proof that rules block what a line is about. */
const MOST_STEPS = 20_000;
/** The most lines of which that is proved. */
const MOST_PROVED = 20;

/** Whether each line is in a group that blocks the same pages for crawlers. */
const areBlocked = (context: FileContext, lines: readonly LineView[]): boolean => {
  const groups = intendedGroups(context);
  const names = new Map(
    groups.all.flatMap(({ others, agents }) => others.map((line) => [line, agents[0]?.name])),
  );
  let proofs = 0;
  return lines.every((line) => {
    if (line.valueText === "") return true;
    const name = names.get(line);
    if (name === undefined) return false;
    if (blockedAnyway(rulesFor(groups, name))(line.valueText)) return true;
    if (!/[*$]/.test(line.valueText) || proofs++ >= MOST_PROVED) return false;
    const matcher = compilePolicy(context.google, name);
    const { verdict, proved } = verdictsWithin(matcher, line.valueText, MOST_STEPS);
    return verdict === "blocked" && proved;
  });
};

/**
 * A warning if pages that crawlers may fetch stay in search results. If nothing intended fails, or
 * only a link is followed, it is only information.
 */
export const unsupportedNoindex: Check = defineCheck({
  id: "unsupported-noindex",
  category: "directives",
  severity: "warning",
  summary: "Avoid indexing directives, which robots.txt does not have",
  explanation:
    'A robots.txt file says what crawlers may crawl, not what search engines may show. `Noindex`, `Nofollow` and `Noarchive` were never part of it. Google supported `Noindex` here without documenting it and stopped in September 2019.\n\nTo keep a page out of search results, let it be crawled and send the header `X-Robots-Tag: noindex`, or put `<meta name="robots" content="noindex">` in the page. Do not block the page as well: a crawler that is kept out never sees the tag.\n\nThe file is reported once. It is only information where a `Disallow` blocks the same pages, and where there is no `Noindex` among the lines.',
  sources: ["googleUnsupported"],
  bad: [
    "User-agent: *\nDisallow:\nNoindex: /drafts/\n",
    "User-agent: *\nDisallow:\nNoindex: /a\nNofollow: /b\n",
    "User-agent: *\nDisallow: /drafts/\nNoindex: /drafts/\n",
    "User-agent: *\nDisallow: /a\nNoindex: /a/b\nNoindex: /a/c\n",
    "User-agent: *\nDisallow:\nNofollow: /a\nNoarchive: /b\n",
    "User-agent: *\nDisallow:\nNofollow: /partners/\n",
  ],
  good: ["User-agent: *\nDisallow: /drafts/ # noindex is set in the pages\n"],
  messages: {
    listed:
      "These pages can still show up in search results: Google ignores `{key}`. Send `X-Robots-Tag: noindex` with them, and do not block them.",
    blocked:
      "These blocked pages can still show up in search: Google ignores `{key}`. Allow them, and send `X-Robots-Tag: noindex`.",
    other:
      "`{key}` does nothing in robots.txt: Google ignores it there. Send it with the page, in the header `X-Robots-Tag`.",
  },
  check: (context) => {
    const unread = unusualLines(context.lines).filter(
      (line) => line.field === "other" && isNoindexName(line.keyText) && !hasCause(context, line),
    );
    const noindex = unread.filter(({ keyText }) => /index$/i.test(keyText));
    const message =
      noindex.length === 0 ? "other" : areBlocked(context, noindex) ? "blocked" : "listed";
    const [first] = noindex.length === 0 ? unread : noindex;
    const sorted = unread.toSorted((a, b) => Number(b === first) - Number(a === first));
    return atFirst(sorted, atKey, ({ keyText }) => ({
      message,
      saysOthers: true,
      severity: message === "listed" ? "warning" : "info",
      data: { key: keyText },
      fixes: [deleteLinesFix(unread)],
    }));
  },
});
