import { formatMessage } from "../../text/message.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { runOnOf } from "../facts/agent-runs.ts";
import { type IntendedGroup, intendedGroups } from "../facts/intended-groups.ts";
import { sharedBlocks } from "../facts/site-blocks.ts";
import { deleteLine, insertAbove, insertBelow } from "../fixes/line-edits.ts";
import { allowFix } from "../fixes/rule-edits.ts";
import { googleDocs, protego, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

const FIX_TITLE = {
  one: "Move the line out of the list",
  other: "Move them out of the list",
} as const;

/**
 * Moves fields out of a list of user-agent lines: below its rules, or above it if they do not
 * belong to a group.
 */
const moveFix = (
  { document }: FileContext,
  group: IntendedGroup,
  fields: readonly LineView[],
): Fix | null => {
  const first = group.agents[0]?.line;
  if (first === undefined || fields.some(({ keyText }) => keyText === "")) return null;
  const textOf = ({ from, to }: LineView): string => document.source.slice(from, to);
  const isOfGroup = ({ keyText }: LineView): boolean => findDirective(keyText)?.scope === "group";
  const below = fields.filter(isOfGroup).map(textOf);
  const above = fields.filter((line) => !isOfGroup(line)).map(textOf);
  return {
    title: formatMessage(FIX_TITLE, { count: fields.length }),
    kind: "suggest",
    edits: [
      ...above.map((text) => insertAbove(document, first, text)),
      ...fields.map(deleteLine),
      ...(below.length === 0 ? [] : [insertBelow(document, group.last, below)]),
    ],
  };
};

export const userAgentListInterrupted: Check = defineCheck({
  id: "user-agent-list-interrupted",
  category: "groups",
  severity: "warning",
  summary: "Avoid other fields among the user-agent lines of a group",
  explanation:
    "For Google and RFC 9309, only `Allow` and `Disallow` end a list of `User-agent` lines. A `Sitemap`, a `Crawl-delay` or any other field does not, so all names above and below it share the rules that follow. A crawler with nothing but a `Crawl-delay` therefore gets the rules meant for the next crawler.\n\nProtego and robots-parser end the list at such a line. For them the first crawler has a group without rules and may fetch everything.\n\nKeep the user-agent lines of one group together, and give each group a rule: an empty `Disallow:` allows everything.\n\nIt is a warning where `*`, a search engine or an AI crawler gets rules meant for others, and information for the rest.",
  sources: [rfc9309("2.2.4"), googleDocs, protego],
  examples: {
    bad: [
      "User-agent: GPTBot\nSitemap: https://shop.example/sitemap.xml\nUser-agent: CCBot\nDisallow: /\n",
      "User-agent: *\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /private/\n",
      "User-agent: FooBot\nCrawl-delay: 10\n\nUser-agent: *\nDisallow: /private/\n",
    ],
    good: [
      "Sitemap: https://shop.example/sitemap.xml\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n",
      "User-agent: *\nDisallow:\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /\n",
    ],
  },
  messages: {
    sharesStar:
      "`*` has no rules of its own, so the rules for {next} (line {line}) apply to every crawler: `{field}` does not end a list of crawlers. Add `Disallow:` below if they should not.",
    shares:
      "{name} has no rules of its own, because `{field}` does not end a list of crawlers. Google applies the rules for {next} (line {line}) to it; some others apply none. Move the line, or give {name} a rule.",
    joinsStar:
      "{name} has no rules of its own, because `{field}` does not end a list of crawlers. Google applies the rules for `*` (line {line}) to it; some others apply none. Move the line, or give {name} a rule.",
  },
  check: (context) =>
    intendedGroups(context).all.flatMap((group) => {
      // A group that blocks the site has its own finding.
      if (sharedBlocks(context).has(group)) return [];
      const found = runOnOf(context, group);
      const fields = found?.runs.flatMap(({ fieldsAbove }) => fieldsAbove) ?? [];
      const [field] = fields;
      if (found === null || field === undefined) return [];
      const move = moveFix(context, group, fields);
      const allow = allowFix(context, found.runs.slice(0, -1));
      return {
        ...field.content,
        message: found.kind,
        severity: found.severity,
        data: { ...found.data, field: shorten(field.keyText || field.text) },
        fixes: found.kind === "sharesStar" || move === null ? [allow] : [move, allow],
      };
    }),
});
