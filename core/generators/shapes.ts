import type { RobotsDocument } from "../syntax/document.ts";
import { fieldAt, kindAt, lineAt, textOf } from "../syntax/parse.ts";
import { asciiLower } from "../text/ascii.ts";
import { nextJs } from "./served/next.ts";
import { WOOCOMMERCE_RULES, WORDPRESS_GROUP } from "./served/wordpress.ts";
import type { LineRange } from "./writer.ts";

// Systems without a marking are told by their form. A form is weak evidence: another program or a
// person may write the same lines.

/** No file of this form is longer; it keeps the tests below cheap. */
const LONGEST = 20_000;

const whole = ({ lineCount }: RobotsDocument): LineRange => ({ firstLine: 1, lastLine: lineCount });

const hasComment = (document: RobotsDocument): boolean => document.source.includes("#");

/** Whether a program that prints a file again would print this one as it is. */
const isPrintedBy = (serve: (text: string) => string, { source }: RobotsDocument): boolean =>
  source.length <= LONGEST && serve(source).trimEnd() === source.trimEnd();

/** Only All in One SEO names this feed; it comes last (seen in 8 of 1,600 files, 2026-09). */
const FEED = /\nSitemap: \S+\/sitemap\.rss\s*$/;

/** WordPress writes this rule, which All in One SEO keeps. */
const AJAX = /^Allow: \S*\/wp-admin\/admin-ajax\.php$/m;

export const looksLikeAllInOneSeo = (document: RobotsDocument): LineRange | null =>
  FEED.test(document.source) && AJAX.test(document.source) ? whole(document) : null;

/** `app/robots.ts` prints no comment, writes a capital A and ends each group with a blank line. */
const NEXT_GROUP = /^User-Agent: .+\n(?:.+\n)+\n/;

export const looksLikeNextJs = (document: RobotsDocument): LineRange | null =>
  NEXT_GROUP.test(document.source) && !hasComment(document) && isPrintedBy(nextJs, document)
    ? whole(document)
    : null;

/** The template of Hugo with `enableRobotsTXT` is this line alone. */
export const looksLikeHugo = (document: RobotsDocument): LineRange | null =>
  document.source.trim() === "User-agent: *" ? whole(document) : null;

const rulesOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.map((line) => asciiLower(line)));

const CORE = rulesOf(WORDPRESS_GROUP);
const SHOP = rulesOf([...WORDPRESS_GROUP, ...WOOCOMMERCE_RULES]);

/** Whether a file has all of some lines, and no others but sitemaps. */
const consistsOf = (document: RobotsDocument, lines: ReadonlySet<string>): LineRange | null => {
  if (document.source.length > LONGEST) return null;
  const found = new Set<string>();
  for (let number = 1; number <= document.lineCount; number++) {
    if (kindAt(document, number) === "blank" || fieldAt(document, number) === "sitemap") continue;
    const text = asciiLower(textOf(document, lineAt(document, number)).trim());
    if (!lines.has(text)) return null;
    found.add(text);
  }
  return found.size === lines.size ? whole(document) : null;
};

export const looksLikeWordPress = (document: RobotsDocument): LineRange | null =>
  consistsOf(document, CORE);

export const looksLikeWooCommerce = (document: RobotsDocument): LineRange | null =>
  consistsOf(document, SHOP);

/** The list of ai.robots.txt has between 60 and 170 names. */
const FEWEST_NAMES = 60;

/** Of so many names in the list, one may stand before its place in the alphabet. */
const ONE_ASTRAY_IN = 20;

/** A long group of names, nearly in alphabetical order, that closes the site, as ai.robots.txt offers it. */
export const looksLikeAiRobotsTxt = (document: RobotsDocument): LineRange | null => {
  let names = 0;
  let astray = 0;
  let before = "";
  for (let number = 1; number <= document.lineCount; number++) {
    const field = fieldAt(document, number);
    // Most lines are of no interest, and need not be read.
    if (field !== "user-agent" && names < FEWEST_NAMES) {
      names = 0;
      astray = 0;
      continue;
    }
    const { value } = lineAt(document, number);
    const text = value === null ? "" : asciiLower(textOf(document, value));
    if (field === "user-agent") {
      if (names > 0 && text < before) astray++;
      names++;
      before = text;
      continue;
    }
    const isList = names >= FEWEST_NAMES && astray * ONE_ASTRAY_IN <= names;
    if (isList && field === "disallow" && text === "/") {
      return { firstLine: number - names, lastLine: number };
    }
    names = 0;
    astray = 0;
  }
  return null;
};
