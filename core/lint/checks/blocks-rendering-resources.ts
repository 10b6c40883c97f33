import { matches, parsePattern } from "../../match/pattern.ts";
import { type Check, defineCheck } from "../check.ts";
import { isWholeSite } from "../facts/intended-groups.ts";
import { type SearchReader, searchReaders } from "../facts/search-crawlers.ts";
import { deleteRulesFix } from "../fixes/rule-edits.ts";
import { googleDocs, googleRendering } from "../sources.ts";
import { lineList, shorten } from "../wording.ts";

/** A pattern for all style sheets or scripts, or those of a folder, but not for a single file. */
const BY_ENDING = /(?<=^|\/)\*\.(css|m?js)[*$?]*$/i;

/** A pattern for those of the whole site. */
const EVERYWHERE = /^\/?\*\.(?:css|m?js)[*$?]*$/i;

/** A pattern intended for style sheets or scripts. */
const FOR_RESOURCES = /\.(?:css|m?js)[*$?]*$/i;

/** A folder that contains little except rendering resources, on the systems that use its name. */
const BY_FOLDER =
  /\/(?:wp-includes|wp-content\/(?:themes|plugins)|_next(?:\/static)?|_nuxt|assets|static|css|stylesheets?|js|javascripts?|skin|media\/(?:css|js|system)|bitrix\/(?:js|templates|css)|typo3conf\/ext|typo3temp|catalog\/view|sites\/all\/(?:themes|modules)|core\/(?:assets|themes))\/?\**$/i;

/** Part of every such pattern, and of few others. */
const HINTS =
  /css|js|assets|static|_n[eu]xt|wp-|stylesheet|javascript|skin|media|bitrix|typo3|catalog|themes|modules/i;

/**
 * Example URLs of style sheets and scripts that a pattern is for; empty if it is for something
 * else.
 */
const resourcesOf = (pattern: string): readonly string[] => {
  if (!HINTS.test(pattern)) return [];
  const path = pattern.replace(/^(?!\/)/, "/");
  const ending = BY_ENDING.exec(path);
  if (ending !== null) {
    const query = path.includes("?", ending.index) ? "?" : "";
    return [`${path.slice(0, ending.index).replaceAll("*", "x")}x.${ending[1]}${query}`];
  }
  // What is below a file is not a folder of scripts.
  if (!BY_FOLDER.test(path) || /\.\w+\/\w+\/?\**$/.test(path)) return [];
  const folder = path.replace(/\/?\**$/, "/").replaceAll("*", "x");
  return [`${folder}x.css`, `${folder}x.js`, `${folder}css/x.css`, `${folder}js/x.js`];
};

/** The lines of the rules that block style sheets or scripts for a crawler. */
const blockingLines = ({ rules, decide }: SearchReader): readonly number[] => {
  // A file that allows such resources considers them; another check reports that a rule outweighs
  // the `Allow`.
  const allowed = rules
    .filter(({ type, text }) => type === "allow" && FOR_RESOURCES.test(text))
    .map(({ text }) => parsePattern(text));
  const isClosed = (address: string): boolean =>
    !decide(address).allowed && !allowed.some((pattern) => matches(pattern, address));
  return rules
    .filter(
      ({ type, text }) =>
        type === "disallow" && !isWholeSite(text) && resourcesOf(text).some(isClosed),
    )
    .map(({ line }) => line);
};

// 6 to 8 % of real files have such rules, many from the time when search engines did not render
// pages, and the file does not show whether pages need what is in a folder: a hint. Rules for all
// style sheets or all scripts are unambiguous, so they are more severe.
export const blocksRenderingResources: Check = defineCheck({
  id: "blocks-rendering-resources",
  category: "policy",
  severity: "hint",
  summary: "Avoid rules that keep search engines from style sheets and scripts",
  explanation:
    "Google and Bing render pages as a browser does. If their crawlers may not fetch style sheets and scripts, a page looks broken to them, or even empty. Rules for `/wp-includes/`, `/_next/` or `/*.js$` are often left over from times when that did not matter.\n\nOnly well-known file endings and folder names are checked, and an `Allow` that opens them again counts. The file is reported once.",
  sources: [googleRendering, googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /*.js$\n",
      "User-agent: *\nDisallow: /wp-includes/\nDisallow: /cart/\nDisallow: /shop/assets/*\n",
    ],
    good: [
      "User-agent: *\nDisallow: /*.js$\nAllow: /*.js\n",
      "User-agent: *\nDisallow: /wp-includes/\nAllow: /wp-includes/*.css\nAllow: /wp-includes/*.js\n",
      "User-agent: *\nDisallow: /\n",
      "User-agent: *\nDisallow: /assets/old-widget.js\nDisallow: /assets/browser-*.js\n",
      "User-agent: AhrefsBot\nDisallow: /static/\n\nUser-agent: *\nDisallow: /statics.html\n",
    ],
  },
  messages: {
    one: "Pages may look broken or empty to Google: `Disallow: {path}` blocks style sheets or scripts, and Google needs them to render pages. Delete the rule, or allow those files.",
    several:
      "Pages may look broken or empty to Google: {lines} block style sheets or scripts, and Google needs them to render pages. Delete them, or allow those files.",
  },
  check: (context) => {
    const numbers = [...new Set(searchReaders(context).flatMap(blockingLines))].sort(
      (a, b) => a - b,
    );
    const blocking = numbers.flatMap((number) => context.lines[number - 1] ?? []);
    const [first] = blocking;
    if (first === undefined) return [];
    return [
      {
        from: first.value?.from ?? first.content.from,
        to: first.value?.to ?? first.content.to,
        message: blocking.length === 1 ? "one" : "several",
        severity: blocking.some(({ valueText }) => EVERYWHERE.test(valueText)) ? "info" : "hint",
        data: { path: shorten(first.valueText), lines: lineList(numbers) },
        fixes: [deleteRulesFix(context, blocking)],
      },
    ];
  },
});
