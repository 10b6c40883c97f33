import { groupBy } from "../../collections/group-by.ts";
import { pathOf } from "../../match/path.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import { isWholeSite } from "../facts/groups.ts";
import { type SearchReader, searchReaders } from "../facts/search-crawlers.ts";
import { ownSite, type SitemapLine, sitemapLines } from "../facts/site.ts";
import { suggest } from "../fixes/fix.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { deleteRules } from "../fixes/rule-edits.ts";
import { CLOSED_TO } from "../messages.ts";
import { shorten } from "../wording.ts";

const FIX_TITLE = { one: "Allow the sitemap", other: "Allow these sitemaps" } as const;

/** Sitemaps that one rule blocks. */
interface Blocked {
  /** The rule's line number. */
  readonly rule: number;
  readonly path: string;
  /** The blocked crawler. */
  readonly name: string;
  readonly sitemaps: readonly [SitemapLine, ...SitemapLine[]];
}

/**
 * Crawlers of search engines for other markets, which many sites block from some parts on purpose.
 */
const REGIONAL: ReadonlySet<string> = new Set(["YandexBot", "Baiduspider"]);

/** What the rules of a crawler block, each rule for the first crawler that it does so for. */
const blockedBy =
  (sitemaps: readonly SitemapLine[]) =>
  ({ name, decide }: SearchReader): readonly Blocked[] => {
    const found = sitemaps.flatMap((sitemap) => {
      const { allowed, rule } = decide(sitemap.line.valueText);
      // If the whole site is blocked, the sitemap is not what matters.
      return allowed || rule === null || isWholeSite(rule.text) ? [] : { rule, sitemap };
    });
    return Array.from(groupBy(found, ({ rule }) => rule.line).values(), (same) => {
      const [{ rule, sitemap }, ...more] = same;
      const own = [sitemap, ...more.map((each) => each.sitemap)] as const;
      return { rule: rule.line, path: rule.text, name, sitemaps: own };
    });
  };

const MOST_ALLOWS = 5;

/**
 * Deletes a rule for nothing but a sitemap; otherwise writes Allow lines below it for exactly these
 * URLs. Null if the rule would outweigh them, or there are too many.
 */
const allowEdit = (context: FileContext, { rule, path, sitemaps }: Blocked): Edit | null => {
  const line = context.lines[rule - 1];
  const paths = [...new Set(sitemaps.map(({ line: { valueText } }) => pathOf(valueText)))];
  // An Allow of the same path would leave a rule that contradicts it.
  if (line !== undefined && paths.includes(path)) return deleteRules(context, [line])[0] ?? null;
  const wins = paths.every((each) => each.length >= path.length && /^[^*$\s#]+$/.test(each));
  if (line === undefined || !wins || paths.length > MOST_ALLOWS) return null;
  return insertBelow(
    context.document,
    line,
    paths.map((each) => `Allow: ${each}`),
  );
};

const allowFix = (context: FileContext, blocked: readonly Blocked[]): readonly Fix[] => {
  const edits = blocked.flatMap((each) => allowEdit(context, each) ?? []);
  if (edits.length < blocked.length) return [];
  const count = blocked.reduce((sum, { sitemaps }) => sum + sitemaps.length, 0);
  return [suggest(FIX_TITLE, edits, { count })];
};

export const sitemapBlocked: Check = defineCheck({
  id: "sitemap-blocked",
  category: "sitemaps",
  severity: "warning",
  summary: "Avoid rules that block the site's own sitemap",
  explanation:
    "A crawler that obeys the rules does not crawl a URL they block, and a sitemap is a URL like any other. No standard says whether a Sitemap line makes an exception, so do not rely on it: allow the sitemap.\n\nSitemaps on other hosts are not checked, because this file says nothing about those; where all sitemaps are on a host that stores files for others, the site is somewhere else. Nor is a site that is blocked as a whole, or what is blocked for YandexBot and Baiduspider alone, which many sites do on purpose. The file is reported once. It is information where at most a tenth of the sitemaps is blocked.",
  sources: ["rfc9309#2.2.2", "googleDocs"],
  bad: [
    "Sitemap: https://shop.example/a.xml\nUser-agent: bingbot\nDisallow: /a\n",
    "User-agent: *\nDisallow: /*.xml\n\nSitemap: https://shop.example/map.xml\n",
    "User-agent: *\nDisallow: /search\n\nUser-agent: Googlebot\nDisallow: /feeds/\n\nSitemap: https://shop.example/feeds/a.xml\nSitemap: https://shop.example/feeds/b.xml\n",
  ],
  good: [
    "User-agent: *\nDisallow: /*.xml\nAllow: /map.xml\n\nSitemap: https://shop.example/map.xml\n",
  ],
  messages: {
    blocked: "Line {line}, `Disallow: {path}`, keeps {name} from this sitemap. Allow it.",
  },
  check: (context) => {
    const host = ownSite(context)?.host ?? null;
    const sitemaps = sitemapLines(context).filter(({ address }) => address.host === host);
    if (host === null || sitemaps.length === 0) return [];
    const all = searchReaders(context)
      .filter(({ name }) => !REGIONAL.has(name))
      .flatMap(blockedBy(sitemaps));
    const blocked = Array.from(groupBy(all, ({ rule }) => rule).values(), ([each]) => each);
    const [first] = blocked;
    if (first === undefined) return [];
    // Several rules may block the same one, each for a crawler of its own.
    const lines = [
      ...new Set(blocked.flatMap(({ sitemaps: own }) => own.map(({ line }) => line.number))),
    ];
    return {
      ...first.sitemaps[0].value,
      // If only a few of many are blocked, so is usually the part of the site that they list.
      severity: lines.length * 10 <= sitemaps.length ? "info" : "warning",
      message: "blocked",
      data: {
        line: first.rule,
        path: shorten(first.path),
        name: first.name === GLOBAL ? CLOSED_TO.unnamedEngines : first.name,
      },
      fixes: allowFix(context, blocked),
    };
  },
});
