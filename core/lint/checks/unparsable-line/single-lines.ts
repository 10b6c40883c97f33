import { memo } from "../../../collections/memo.ts";
import type { FieldKind, RobotsDocument } from "../../../syntax/document.ts";
import { findDirective } from "../../../vocabulary/directives.ts";
import { findCrawler } from "../../../vocabulary/find-crawler.ts";
import { definePart, type Finding, type Part } from "../../check.ts";
import type { LineContext, LineView } from "../../context.ts";
import { agentValue, isNamed } from "../../facts/agents.ts";
import {
  COMMENT_MARKER,
  FIELD_NAMES,
  fieldOf,
  isNoindexName,
  isPlausibleValue,
  isRule,
  suitsField,
} from "../../facts/lines.ts";
import { fixOf, suggest } from "../../fixes/fix.ts";
import { deleteFix, deleteLine, lineEndOf } from "../../fixes/line-edits.ts";
import { replaceValue } from "../../fixes/value-edits.ts";

/**
 * A block of settings at the start: a line of three hyphens, lines with names and values, another
 * such line.
 */
const BLOCK =
  /^\ufeff?(?:[ \t]*\r?\n)*-{3}[ \t]*\r?\n(?:(?:[\w-]+[ \t]*:.*|[ \t]+.*|[ \t]*)\r?\n){0,40}?-{3}[ \t]*(?:\r?\n|$)/;

/** A robots.txt directive: a block with one in it is not meant for a site generator. */
const DIRECTIVE = /^(?:user-?agent|(?:dis)?allow|crawl-delay)[ \t]*:/im;

/** Where the block ends, in UTF-16 units; 0 if there is none. */
const blockEnd = memo(({ source }: RobotsDocument): number => {
  const block = BLOCK.exec(source.slice(0, 4096))?.[0] ?? "";
  return DIRECTIVE.test(block) ? 0 : block.length;
});

export const frontMatter: Part = definePart({
  aliases: ["front-matter"],
  severity: "warning",
  explanation:
    "Site generators such as Jekyll read settings between two lines of `---` at the top of a file and remove them. If they are still there, the generator did not process the file. Crawlers skip the lines, but `sitemap: false` counts as a Sitemap line, and whatever the generator should have filled in is missing.\n\nThe file is reported once.",
  sources: ["jekyllFrontMatter", "rfc9309#2.2"],
  bad: ["---\nlayout: null\nsitemap: false\n---\nUser-agent: *\nDisallow: /cart/\n"],
  good: ["# ---\nUser-agent: *\nDisallow: /cart/\n"],
  messages: {
    settings:
      "Lines may be missing: the site generator did not process this file. Fix the build, or delete its settings.",
  },
  stage: "characters",
  inFile: true,
  checkLine(line, { document }) {
    if (line.from >= blockEnd(document)) return null;
    const fix = suggest("Delete the settings", deleteLine(line));
    return { ...line.content, message: "settings", fixes: [fix] };
  },
});

/** Punctuation, numbers or a list letter, and a name; or a word or two before a name. */
const MARKS = /^([^a-z#]*(?:\(?[a-z][.)][ \t]*)?)(user-agent|disallow|allow|sitemap|crawl-delay)$/i;
const WORDS = /^([^\s#]+(?:[ \t]+[^\s#]+)?[ \t]+)(user-agent|disallow|allow|sitemap|crawl-delay)$/i;
/** Words that belong to a name, even if wrongly, or reverse its meaning. */
const KINDS = /^(?:image|video|news|xml|no|not|dis|do not|don't|never)[ \t]/i;

/** Punctuation before a name that is closed after the value; bold type ends directly after the colon. */
const OPENS = /["'`|[({]$|\*\*$/;
const CLOSED = /^\*\*[ \t]*|["'`|\])}]$/g;

export const junk: Part = definePart({
  aliases: ["junk-before-field"],
  explanation:
    "The name of a field must come first on its line. With a dash, a bullet, a number or a word before it, crawlers do not know the field and skip the line. Such marks come from lists in documents and chats.",
  sources: ["rfc9309#2.2", "googleLibrary"],
  bad: [
    "User-agent: *\n- Disallow: /cart/\n",
    'User-agent: *\nDisallow:\n"Sitemap: https://shop.example/sitemap.xml"\n',
    "User-agent: *\nDisallow:\nGPTBot Disallow: /\n",
  ],
  good: ["User-agent: *\nDisallow: /-/\n# - Disallow: /drafts/\n"],
  messages: {
    junk: "Crawlers skip this line, because `{junk}` is before `{name}`. Remove it, or put it on its own line.",
    agent:
      "Crawlers skip this line, because a crawler's name is before `{name}`. Name it on a line above: `User-agent: {junk}`.",
  },
  stage: "shape",
  inFile: true,
  checkLine(line, { document }): Finding<"junk" | "agent"> | null {
    if (line.field !== "other" || line.missingColon || line.key === null) return null;
    const key = line.keyText;
    if (COMMENT_MARKER.test(key)) return null;
    const match = MARKS.exec(key) ?? (KINDS.test(key) ? null : WORDS.exec(key));
    const [, junk = "", name = ""] = match ?? [];
    if (junk === "") return null;
    const isMarks = MARKS.test(key);
    const value = OPENS.test(junk) ? line.valueText.replace(CLOSED, "") : line.valueText;
    const field: FieldKind = fieldOf(name);
    if (!isMarks && !suitsField(field, value)) return null;
    const { from } = line.key;
    const word = junk.trim().replace(/[,;]$/, "");
    const isAgent = isRule({ field }) && findCrawler(word) !== null;
    const insert = isAgent ? `User-agent: ${word}${lineEndOf(document)}` : "";
    const removal = { from, to: from + junk.length, insert };
    const fix = fixOf(
      isMarks ? "repair" : "suggest",
      isAgent ? "Put the name on a line above" : "Remove it",
      value === line.valueText ? removal : [removal, replaceValue(line, value)],
    );
    return {
      from,
      to: from + junk.trimEnd().length,
      message: isAgent ? "agent" : "junk",
      ...(field === "sitemap" ? { severity: "warning" } : {}),
      data: { junk: word, name },
      // The groups above then do not show which crawler a rule is for.
      intended: isAgent ? "user-agent" : field,
      fixes: [isPlausibleValue(field, value) && fix],
    };
  },
});

/** One word or similar, not a sentence that ends in a field's name. */
const NAME = /^[\w*.-]+(?:[ /][\w.-]+)?$/;

export const reversed: Part = definePart({
  aliases: ["reversed-syntax"],
  explanation:
    "The name of a field comes first, then the colon and the value. The other way round, crawlers take the value for the name of an unknown field and skip the line. A survey of 75,000 files in 2005 listed this first among the common mistakes.",
  sources: ["rfc9309#2.2"],
  bad: ["User-agent: *\n/cgi-bin/: Disallow\n"],
  good: ["User-agent: *\nDisallow: /cgi-bin/\nDisallow: /wiki/a:Allow\n"],
  messages: {
    reversed:
      "Crawlers skip this line, because the value is before its name. Write `{name}: {value}`.",
  },
  stage: "shape",
  checkLine(line) {
    if (line.field !== "other" || line.missingColon) return null;
    const { text, content } = line;
    const colon = text.lastIndexOf(":");
    const field = fieldOf(text.slice(colon + 1).trim());
    if (field === "other") return null;
    const value = text.slice(0, colon).trim();
    if (!suitsField(field, value) || (field === "user-agent" && !NAME.test(value))) return null;
    const name = FIELD_NAMES[field];
    return {
      ...content,
      message: "reversed",
      data: { value, name },
      intended: field,
      fixes: [suggest("Swap the sides", { ...content, insert: `${name}: ${value}` })],
    };
  },
});

/** Flags of Apache's rewrite conditions, and `^`, the start of a text. */
const FLAGS =
  /[ \t]*\[(?:nc|or|f|l|g|novary|ornext|nocase)(?:[ \t]*,[ \t]*(?:nc|or|f|l|g|r=\d+))*\]$/i;
const ANCHOR = /^[.(]*\^/;
const SERVER =
  /^(?:rewrite(?:cond|rule|engine|base)|setenvif(?:nocase)?|browsermatch(?:nocase)?|errordocument \d+|options [+-]?\w+|redirect(?:match|permanent)? (?:\d+|\/\S|permanent)|expires(?:active|bytype|default)|header (?:always )?(?:set|append|unset|add)|add(?:type|handler|outputfilterbytype)|php_(?:flag|value)|order (?:allow|deny)|(?:allow|deny) from|<\/?(?:ifmodule|files(?:match)?|limit(?:except)?|directory|requireall))\b/i;

const agentFinding = (line: LineView, context: LineContext): Finding<"agent" | "server"> | null => {
  const value = line.missingColon ? null : agentValue(line);
  if (value === null) return null;
  const flags = FLAGS.exec(value)?.[0] ?? "";
  const anchor = ANCHOR.exec(value)?.[0] ?? "";
  if (flags === "" && anchor === "") return null;
  const from = line.value?.from ?? line.from;
  const to = from + value.length;
  const name = value
    .slice(anchor.length, value.length - flags.length)
    .replace(/[.$)]+$/, "")
    .trim();
  if (name === "") return null;
  const marks = anchor === "" ? flags.trim() : anchor;
  return {
    from: anchor === "" ? to - marks.length : from,
    to: anchor === "" ? to : from + marks.length,
    message: "agent",
    // Google and some others read the name up to the first space.
    ...(isNamed(context, name)
      ? { severity: "info", quiet: "not-needed" }
      : { severity: anchor === "" ? "warning" : "error" }),
    data: { marks, name },
    fixes: [
      /^[A-Za-z][\w .-]*$/.test(name) && suggest("Leave only the name", replaceValue(line, name)),
    ],
  };
};

export const apache: Part = definePart({
  aliases: ["htaccess-remnant"],
  explanation:
    "Lists of unwanted robots are often copied from the configuration of an Apache web server. Its marks mean nothing here: with `[NC,OR]` after the name or `^` before it, most readers find no crawler of that name. Lines such as `RewriteCond` belong in the file `.htaccess`; crawlers skip them. A name with such marks is only information where the file has the plain name as well.",
  sources: ["apacheRewrite", "commonCrawlNames", "rfc9309#2.2.1"],
  bad: [
    "User-agent: ^Java\nDisallow: /\n",
    "User-agent: *\nDisallow: /cart/\nRewriteEngine On\nRewriteRule ^cart - [F]\n",
  ],
  good: ["User-agent: *\nDisallow: /rewriterule\n"],
  messages: {
    agent:
      "The rules below may miss their crawler: `{marks}` is from an Apache configuration. Write `{name}` alone.",
    server:
      "This line has no effect: it belongs in an Apache configuration, such as `.htaccess`. Move it there.",
  },
  stage: "shape",
  inFile: true,
  checkLine(line, context) {
    if (line.field === "user-agent") return agentFinding(line, context);
    const isKnown = line.field !== null && line.field !== "other" && !line.missingColon;
    if (isKnown || !SERVER.test(line.text)) return null;
    return { ...line.content, message: "server", fixes: [deleteFix([line])] };
  },
});

const TAG = /^<meta\s[^>]*name\s*=\s*["']?(?:robots|googlebot|bingbot)\b/i;

const KEY = /^(?:meta[- ]?robots?|robots?[- ](?:meta|tag)|x-robots-tag)$/i;
/** A name that can also be a crawler's. */
const PLAIN_KEY = /^robots?$/i;

/** Values of such a tag that other lines may have too. */
const PLAIN_VALUES = /^(?:all|none)$/i;

/** Values of such a tag: only these, and the first of them is no ordinary word elsewhere. */
const VALUES =
  /^["']?(?:no-?index|no-?follow|index|follow|noarchive|nosnippet|noimageindex|notranslate)(?:[\s,;]+(?:no-?index|no-?follow|index|follow|noarchive|nosnippet|noimageindex|notranslate|none|all))*["']?$/i;

/** Whether the line is such a tag, or only its value. */
const isTag = ({ kind, text, missingColon }: LineView): boolean =>
  (kind === "text" || missingColon) && (TAG.test(text) || VALUES.test(text));

const isMeta = (line: LineView): boolean => {
  if (line.kind !== "directive" || line.missingColon) return false;
  if (line.field === "user-agent" || line.field === "sitemap") return false;
  const value = line.valueText;
  const first = value.charCodeAt(0);
  // A path, as in nearly all lines.
  if (first === 0x2f || first === 0x2a) return false;
  const key = line.keyText;
  if (KEY.test(key)) return true;
  if (PLAIN_KEY.test(key) && PLAIN_VALUES.test(value)) return true;
  // Names that some reader knows have their own checks.
  const isKnown = line.field === "other" && (findDirective(key) !== null || isNoindexName(key));
  return !isKnown && VALUES.test(value);
};

export const metaTag: Part = definePart({
  aliases: ["meta-robots-in-file"],
  explanation:
    '`noindex`, `nofollow` and the like belong to a page: in its HTML as `<meta name="robots" content="noindex">`, or in the header `X-Robots-Tag: noindex` of its HTTP response. No crawler looks for them in robots.txt, so the line does nothing.\n\nDo not block the page: a crawler that is kept out never sees the tag.',
  sources: ["robotsMeta", "googleUnsupported"],
  bad: [
    "User-agent: *\nDisallow: /cart/\nRobots: noindex, nofollow\n",
    "User-agent: *\nDisallow: noindex, nofollow\n",
    'User-agent: *\nDisallow: /cart/\n<meta name="robots" content="noindex">\n',
  ],
  good: ["User-agent: *\nDisallow: /cart/ # its pages say noindex themselves\n"],
  messages: {
    line: "No crawler reads `{text}` in robots.txt. Delete it. To keep pages out of search, send `X-Robots-Tag: noindex` with them and leave them unblocked.",
  },
  stage: "shape",
  checkLine(line) {
    if (!isMeta(line) && !isTag(line)) return null;
    const data = { text: line.text };
    return { ...line.content, message: "line", data, fixes: [deleteFix([line])] };
  },
});
