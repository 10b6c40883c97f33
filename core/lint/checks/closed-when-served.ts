import { type ServedAs, servedAs } from "../../generators/served/served-as.ts";
import { writersOf } from "../../generators/writers-of.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { parse } from "../../syntax/parse.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import { blockedFor, enginesOf, SEARCH_CRAWLERS } from "../facts/search-crawlers.ts";
import { suggest } from "../fixes/fix.ts";
import { CLOSED_TO } from "../messages.ts";

/** The system that wrote a file and will print it again; null if none is known. */
const printerOf = ({ document }: FileContext): ServedAs | null => {
  const [block] = writersOf(document);
  if (block?.isWholeFile !== true) return null;
  return servedAs.find(({ writer, rewrites }) => rewrites && writer === block.writer.id) ?? null;
};

/** A rule without a value, which allows everything; a comment may follow. */
const isEmptyRule = ({ field, spelling, valueText, missingColon }: LineView): boolean =>
  field === "disallow" && spelling === "exact" && !missingColon && valueText === "";

export const closedWhenServed: Check = defineCheck({
  id: "closed-when-served",
  category: "groups",
  severity: "error",
  summary: "Avoid text that the system which serves it turns into a closed site",
  explanation:
    "Some systems do not serve a text as it is, but read it and print it again. All in One SEO for WordPress is one; a file with its feed `sitemap.rss` in the last line comes from it.\n\nIt skips rules without a value. So `Disallow:`, which allows everything, disappears, and its group takes the rules of the next one. A `Disallow: /` there then closes the site to crawlers that were to be let in. `Allow: /` says the same as an empty `Disallow`, and is kept.",
  sources: ["allInOneSeo"],
  bad: [
    "User-agent: *\nDisallow:\n\nUser-agent: BadBot\nDisallow: /\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nSitemap: https://blog.example/sitemap.xml\nSitemap: https://blog.example/sitemap.rss\n", // The last group of a name takes the place of those before.
    "User-agent: *\nAllow: /\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nUser-agent: *\nDisallow: /\n\nSitemap: https://blog.example/sitemap.rss\n",
  ],
  good: [
    "User-agent: *\nAllow: /\n\nUser-agent: BadBot\nDisallow: /\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nSitemap: https://blog.example/sitemap.xml\nSitemap: https://blog.example/sitemap.rss\n",
    "User-agent: *\nDisallow:\n\nUser-agent: BadBot\nDisallow: /\n",
  ],
  messages: {
    empty:
      "This closes your whole site to {who}: {system} drops this rule when it prints the file. Write `Allow: /` instead.",
    other:
      "{system} closes your whole site to {who} when it prints this file. See how under Served as.",
  },
  check: (context) => {
    const { document, lines } = context;
    const printer = printerOf(context);
    const first = lines.find(({ kind }) => kind === "directive");
    if (printer === null || first === undefined) return [];
    const closedBy = (source: string) => {
      const served = parse(printer.serve(source));
      return [GLOBAL, ...SEARCH_CRAWLERS].filter(
        (name) => blockedFor(document, name) !== "site" && blockedFor(served, name) === "site",
      );
    };
    const closed = closedBy(document.source);
    if (closed.length === 0) return [];
    const engines = closed.filter((name) => name !== GLOBAL);
    const who = engines.length === 0 ? CLOSED_TO.unnamed : enginesOf(engines);
    const data = { system: printer.name, who };
    const empty = lines.filter(isEmptyRule);
    if (empty[0] === undefined) return { ...first.content, message: "other", data };
    const edits = empty.map(({ content: { from, to } }) => ({ from, to, insert: "Allow: /" }));
    const fixes = [suggest("Write Allow: /", edits)];
    return { ...empty[0].content, message: "empty", data, fixes };
  },
});
