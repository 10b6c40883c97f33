import { groupBy } from "../../collections/group-by.ts";
import { isHarmlessPath } from "../../generators/writers-of.ts";
import { matches, parsePattern } from "../../match/pattern.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Rule } from "../../policy/policy.ts";
import type { Span } from "../../text/span.ts";
import { webAddress } from "../../text/web-address.ts";
import { type Check, defineCheck, disallow, type Finding } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { nameList } from "../facts/agents.ts";
import { isWholeSite } from "../facts/groups.ts";
import {
  enginesOf,
  SEARCH_CRAWLERS,
  type SearchReader,
  searchReaders,
} from "../facts/search-crawlers.ts";
import { atFirst, atValue } from "../fixes/findings-in-file.ts";
import { suggest } from "../fixes/fix.ts";
import { insertAbove, lineEndOf } from "../fixes/line-edits.ts";
import { deleteRulesFix } from "../fixes/rule-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { lineList, shorten } from "../wording.ts";

/** A pattern for all style sheets or scripts, or those of a folder, but not for a single file. */
const BY_ENDING = /(?<=^|\/)\*(?:\.min)?\.(css|m?js)[*$?]*$/i;

/** A pattern for those of the whole site, or of all its folders. */
const EVERYWHERE = /^(?:\/?\*)+\/?\*?(?:\.min)?\.(?:css|m?js)[*$?]*$/i;

/** A pattern intended for style sheets or scripts. */
const FOR_RESOURCES = /\.(?:css|m?js)[*$?]*$/i;

/** A folder that contains little except rendering resources, on the systems that use its name. */
const BY_FOLDER =
  /\/(?:wp-includes|wp-content(?:\/(?:themes|plugins))?|_next(?:\/static)?|_nuxt|assets|static|css|styles|stylesheets?|js|javascripts?|skin|media\/(?:css|js|system)|bitrix(?:\/(?:js|templates|css))?|local\/templates|_astro|etc\.clientlibs|packs|typo3conf\/ext|typo3temp|catalog\/view|sites\/all\/(?:themes|modules)|core\/(?:assets|themes))\/?\**$/i;

/** Folders whose style sheets and scripts no public page loads. */
const OF_ADMINISTRATION = /^\/(?:wp-admin|administrator|admin)\//i;

/**
 * What pages of a system load, and the rules that give the system away: together, its folders mean little else. From the
 * files that each system ships or its manual shows.
 */
const SYSTEMS: readonly { readonly shows: readonly string[]; readonly loads: readonly string[] }[] =
  [
    {
      // Drupal 7: https://git.drupalcode.org/project/drupal/-/blob/7.x/robots.txt
      shows: ["/misc/", "/modules/", "/themes/"],
      loads: ["/misc/drupal.js", "/modules/system/system.base.css", "/themes/x/style.css"],
    },
    {
      // Joomla: https://github.com/joomla/joomla-cms/blob/5.4-dev/robots.txt.dist; before 3.3 it closed these folders.
      shows: ["/administrator/"],
      loads: [
        "/templates/x/css/template.css",
        "/media/system/js/core.js",
        "/media/jui/js/jquery.min.js",
        "/modules/mod_x/x.css",
      ],
    },
    {
      // WordPress adds the version to each style sheet: https://developer.wordpress.org/reference/functions/wp_enqueue_style/
      shows: ["/wp-admin/"],
      loads: [
        "/wp-content/themes/x/style.css?ver=6.9",
        "/wp-content/plugins/x/x.min.js?ver=6.9",
        "/wp-includes/js/jquery/jquery.min.js?ver=3.7.1",
      ],
    },
    {
      // TYPO3: https://docs.typo3.org/m/typo3/reference-coreapi/main/en-us/ExtensionArchitecture/
      shows: ["/typo3/"],
      loads: ["/typo3temp/assets/css/x.css", "/typo3conf/ext/x/Resources/Public/Css/x.css"],
    },
    {
      // Magento 2: https://developer.adobe.com/commerce/frontend-core/guide/
      shows: ["/catalogsearch/"],
      loads: ["/static/version1/frontend/x/y/en_US/css/styles-m.css", "/media/css/x.css"],
    },
  ];

/** What pages of 1C-Bitrix load; the rest of its folder is for its administrators. */
const BITRIX = ["/bitrix/js/main/core/core.js", "/bitrix/templates/x/template_styles.css"];

/** Part of every such pattern, and of few others. */
const HINTS =
  /css|js|assets|static|_n[eu]xt|_astro|clientlibs|packs|local|wp-|style|javascript|skin|media|bitrix|typo3|catalog|themes|modules|misc/i;

/**
 * Example URLs of style sheets and scripts that a pattern is for; empty if it is for something
 * else.
 */
const resourcesOf = (pattern: string): readonly string[] => {
  // A rule with a space in its path matches nothing, and has its own finding.
  if (!HINTS.test(pattern) || /\s/.test(pattern)) return [];
  const path = pattern.replace(/^(?!\/)/, "/");
  const ending = BY_ENDING.exec(path);
  if (ending !== null) {
    const query = path.includes("?", ending.index) ? "?" : "";
    return [`${path.slice(0, ending.index).replaceAll("*", "x")}x.min.${ending[1]}${query}`];
  }
  // What is below a file is not a folder of scripts.
  if (OF_ADMINISTRATION.test(path) || !BY_FOLDER.test(path) || /\.\w+\/\w+\/?\**$/.test(path))
    return [];
  if (/^\/bitrix\/?\**$/i.test(path)) return BITRIX;
  const folder = path.replace(/\/?\**$/, "/").replaceAll("*", "x");
  return [`${folder}x.css`, `${folder}x.js`, `${folder}css/x.css`, `${folder}js/x.js`];
};

/** The lines of the rules that block style sheets or scripts for a crawler. */
const blockingLines = (
  context: FileContext,
  { rules, decide }: SearchReader,
): readonly number[] => {
  // A file that allows such resources considers them; another check reports that a rule outweighs
  // the `Allow`.
  const allowed = rules
    .filter(({ type, text }) => type === "allow" && FOR_RESOURCES.test(text))
    .map(({ text }) => parsePattern(text));
  const isClosed = (address: string): boolean =>
    !decide(address).allowed && !allowed.some((pattern) => matches(pattern, address));
  const candidates = rules.filter(
    ({ type, text }) =>
      type === "disallow" &&
      text !== "" &&
      !isWholeSite(text) &&
      !isHarmlessPath(context.document, text),
  );
  const closed = new Map(candidates.map((rule) => [rule, resourcesOf(rule.text).filter(isClosed)]));
  const texts = rules.map(({ text }) => text);
  const ofSystems = SYSTEMS.filter(({ shows }) =>
    shows.every((folder) => texts.some((text) => text === folder || text === `${folder}*`)),
  ).flatMap(({ loads }) => loads.filter(isClosed));
  for (const address of ofSystems) {
    const { rule } = decide(address);
    const candidate = candidates.find(({ line }) => line === rule?.line);
    if (candidate !== undefined) closed.set(candidate, [...(closed.get(candidate) ?? []), address]);
  }
  const addresses = [...new Set([...closed.values()].flat())];
  if (addresses.length === 0) return [];
  // Shorter rules, such as `/wp-`, would still block them.
  const isBlocking = (rule: Rule): boolean => {
    if (closed.get(rule)?.length !== 0) return true;
    const pattern = parsePattern(rule.text);
    return addresses.some((address) => matches(pattern, address));
  };
  return candidates.filter(isBlocking).map(({ line }) => line);
};

/** A path that a crawler may not fetch, and the line of the rule that decides. */
interface BlockedNeed {
  readonly path: string;
  readonly line: number;
}

/** What pages load that a crawler may not fetch. A page that is itself blocked is not rendered. */
const blockedNeeds = ({ pages }: FileContext, { decide }: SearchReader): readonly BlockedNeed[] =>
  pages
    .filter(({ url }) => decide(url).allowed)
    .flatMap(({ needs }) => needs)
    .flatMap((address) => {
      const { allowed, rule } = decide(address);
      if (allowed || rule === null || isWholeSite(rule.text)) return [];
      return { path: webAddress(address)?.path ?? address, line: rule.line };
    });

/** The most characters of the paths that a message names. */
const ROOM = 90;
const LONGEST = 60;

/** More would be a rule for a folder. */
const MOST_OPENED = 10;

/**
 * Opens files one by one, above the rules that block them; no fix for many of them, or if a path
 * would mean something else in a rule, or would be shorter than the rule.
 */
const openFix = ({ document, lines }: FileContext, needs: readonly BlockedNeed[]): Fix | null => {
  const isSafe = needs.every(
    ({ path, line }) =>
      !/[*$#\s]/.test(path) && path.length >= (lines[line - 1]?.valueText.length ?? 0),
  );
  if (needs.length > MOST_OPENED || !isSafe) return null;
  const edits = Array.from(
    groupBy(needs, ({ line }) => line),
    ([number, same]) => {
      const allows = same.map(({ path }) => `Allow: ${path}`).join(lineEndOf(document));
      return insertAbove(document, lines[number - 1] as LineView, allows);
    },
  );
  return suggest(FIX_TITLES.allowFiles, edits, { count: needs.length });
};

/** What is said of some lines. */
type Told = Omit<Finding<"one" | "several" | "loadedOne" | "loadedSeveral">, keyof Span>;

/** The one finding on the lines of rules that block something for crawlers; none without lines. */
const findingOf = (
  context: FileContext,
  blocking: ReadonlyMap<SearchReader, readonly number[]>,
  told: (lines: readonly LineView[]) => Told,
) => {
  const numbers = new Set([...blocking.values()].flat());
  const lines = context.lines.filter(({ number }) => numbers.has(number));
  const byName = new Map(Array.from(blocking, ([{ name }, own]) => [name, own]));
  // Those without rules of their own follow the ones for every crawler.
  const engines = SEARCH_CRAWLERS.filter(
    (token) => (byName.get(token) ?? byName.get(GLOBAL) ?? []).length > 0,
  );
  // Other programs hardly render pages.
  if (engines.length === 0) return [];
  return atFirst(lines, atValue, (first) => {
    const { data, fixes = [], ...rest } = told(lines);
    return {
      ...rest,
      data: {
        path: shorten(first.valueText),
        lines: lineList([...numbers]),
        count: lines.length,
        engines: enginesOf(engines),
        ...data,
      },
      fixes: [...fixes, deleteRulesFix(context, lines)],
    };
  });
};

// 6 to 8 % of real files have such rules, many from the time when search engines did not render
// pages, and the file does not show whether pages need what is in a folder: a hint. Rules for all
// style sheets or all scripts are unambiguous: a warning.
export const blocksRenderingResources: Check = defineCheck({
  id: "blocks-rendering-resources",
  category: "policy",
  severity: "hint",
  summary: "Avoid rules that keep search engines from style sheets and scripts",
  explanation:
    "Google and Bing render pages as a browser does. If their crawlers may not crawl style sheets and scripts, a page looks broken to them, or even empty. Rules for `/wp-includes/`, `/_next/` or `/*.js$` are often left over from times when that did not matter.\n\nOnly well-known file endings and folder names are checked, and an `Allow` that opens them again counts. The file is reported once. If it is known what a page loads, from its HTML or an HTTP archive, those files are checked as well, and named.",
  sources: ["googleRendering", "googleDocs"],
  bad: [
    ...disallow("/*.js$", "/*/*.js"),
    "User-agent: *\nDisallow: /misc/\nDisallow: /modules/\nDisallow: /themes/\n",
    "User-agent: *\nDisallow: /wp-includes/\nDisallow: /cart/\nDisallow: /shop/assets/*\n",
    "User-agent: *\nDisallow: /bitrix/\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /build/\n",
    "User-agent: *\nDisallow: /build/\nDisallow: /api/\n",
  ],
  loads: [[], [], [], [], [], ["/build/app.js"], ["/build/app.css", "/api/menu"]],
  good: [
    "User-agent: *\nDisallow: /*.js$\nAllow: /*.js\n",
    "User-agent: *\nDisallow: /wp-includes/\nAllow: /wp-includes/*.css\nAllow: /wp-includes/*.js\n",
    "User-agent: *\nDisallow: /bitrix/\nAllow: /bitrix/js/\nAllow: /bitrix/templates/\n",
    "User-agent: *\nDisallow: /cdn/wpm/*.js\nDisallow: /modules/\nDisallow: /assets/old-widget.js\nDisallow: /assets/browser-*.js\n",
    "# Squarespace Robots Txt\nUser-agent: *\nDisallow: /static/\n",
    "User-agent: AhrefsBot\nDisallow: /static/\n\nUser-agent: *\nDisallow: /statics.html\n",
  ],
  messages: {
    one: "Pages may look broken to {engines}: `Disallow: {path}` blocks style sheets or scripts. Delete the rule, or allow those files.",
    loadedOne:
      "Pages may look broken to {engines}: `Disallow: {path}` blocks {names}, which they load. Delete the rule.",
    loadedSeveral: {
      other:
        "Pages may look broken to {engines}: {count} rules block {names}, which they load. Delete those rules.",
    },
    several:
      "Pages may look broken to {engines}: {lines} block style sheets or scripts. Delete those rules.",
  },
  check: (context) => {
    const readers = searchReaders(context);
    const byReader = new Map(readers.map((reader) => [reader, blockedNeeds(context, reader)]));
    const each = groupBy([...byReader.values()].flat(), ({ path, line }) => `${line} ${path}`);
    const needs = Array.from(each.values(), ([need]) => need).sort((a, b) => a.line - b.line);
    const known = new Set(needs.map(({ line }) => line));
    const paths = [...new Set(needs.map(({ path }) => path))];
    const loaded = new Map(
      Array.from(byReader, ([reader, own]) => [reader, own.map(({ line }) => line)]),
    );
    const likely = new Map(
      readers.map((reader) => {
        const own = blockingLines(context, reader).filter((line) => !known.has(line));
        return [reader, own];
      }),
    );
    return [
      ...findingOf(context, loaded, (lines) => ({
        message: lines.length === 1 ? "loadedOne" : "loadedSeveral",
        severity: "warning",
        data: { names: nameList(paths, ROOM, LONGEST) },
        fixes: [openFix(context, needs)],
      })),
      ...findingOf(context, likely, (lines) => ({
        message: lines.length === 1 ? "one" : "several",
        severity: lines.some(({ valueText }) => EVERYWHERE.test(valueText)) ? "warning" : "hint",
      })),
    ];
  },
});
