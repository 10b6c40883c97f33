import { GLOBAL } from "../../../policy/agent.ts";
import { asciiLower } from "../../../text/ascii.ts";
import { findCrawler } from "../../../vocabulary/find-crawler.ts";
import { identify } from "../../../vocabulary/product-token.ts";
import { definePart, type Part } from "../../check.ts";
import { isNamed, named, weightOfName } from "../../facts/agents.ts";
import { repair, writing } from "../../fixes/fix.ts";
import { splitFix, writeFix } from "../../fixes/value-edits.ts";

const NAME = /^[A-Za-z][A-Za-z0-9_.-]*(?: [A-Za-z0-9_.-]+){0,3}(?:\/[\d.]*)?$/;

const BOT = /^(?!robot$|webbot$)[\w.-]{2,}(?:bot|crawler|spider)$/i;

/** Programs whose names consist of two words that could each be a crawler's. */
const ONE_NAME: ReadonlySet<string> = new Set(["archiveteam archivebot"]);

const isCrawlerName = (name: string): boolean => findCrawler(name) !== null || BOT.test(name);

/**
 * The names on a line; null if it contains only one. Commas separate names. Spaces do so only if
 * each word is a crawler's name, because many names contain spaces.
 */
const namesIn = (value: string): readonly string[] | null => {
  if (findCrawler(value) !== null || ONE_NAME.has(asciiLower(value))) return null;
  // The middle of a header, which another check reports.
  if (/^compatible\s*;/i.test(value)) return null;
  // Google takes a star before a space for every crawler.
  const parts = value
    .split(/^\*[\s,;]/.test(value) ? /[\s,;]+/ : /[,;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length > 1)
    return parts.every((part) => part === "*" || NAME.test(part)) ? parts : null;
  const words = value.split(/\s+/);
  return words.length > 1 && words.every(isCrawlerName) ? words : null;
};

export const several: Part = definePart({
  aliases: ["several-user-agents-on-line", "star-with-names"],
  severity: "error",
  explanation:
    "A `User-agent` line names one crawler, or `*` alone. Of several names, Google and crawler-commons read the first and ignore the rest; the other readers tried take the whole value as one name, which no crawler has. An erratum to RFC 9309 proposes to allow commas, but no reader follows it yet.\n\nA group may start with any number of `User-agent` lines: write one for each name.",
  sources: ["rfc9309#2.2.1", "googleDocs", "rfc9309Errata"],
  bad: ["User-agent: GPTBot, CCBot\nDisallow: /\n", "User-agent: * FooBot\nDisallow: /private/\n"],
  good: ["User-agent: Sogou web spider\nDisallow: /\n"],
  messages: {
    several:
      "Google applies these rules to `{first}` only, and most others to nobody: this line names several crawlers. Write a `User-agent` line for each.",
  },
  inFile: false,
  checkLine: named((value, line, { document }) => {
    const names = /[,;|\s]/.test(value) ? namesIn(value) : null;
    const [first] = names ?? [];
    if (names === null || first === undefined) return null;
    return {
      ...line.value,
      message: "several",
      data: { first },
      fixes: [splitFix(first === "*" ? "suggest" : "repair", document, line, names)],
    };
  }),
});

/** The start of a browser's header, which crawlers' headers share. */
const BROWSER = /^(?:Mozilla\/\d[\d.]*[\s(]|compatible\s*;)/i;

/** A name, a version and a comment: `FooBot/1.0 (+https://foo.example/bot)`. */
const WITH_COMMENT = /^[^\s/()]+(?:\/\S*)?\s*\([^)]*[+;:/@]/;

export const header: Part = definePart({
  aliases: ["user-agent-full-string"],
  // Lists of obsolete programs are full of such headers, and lose nothing: those of known crawlers warn.
  quiet: "not-needed",
  messages: {
    browser: "No crawler finds its name here: Google reads only `{read}`. Write `{token}`.",
    program:
      "This names a browser or another program, which does not read robots.txt. Delete the line.",
    withComment:
      "These rules may miss {token}: most crawlers look for their name alone, not for a whole header. Write `{token}`.",
  },
  checkLine: named((value, line, context) => {
    const isBrowser = BROWSER.test(value);
    if (!isBrowser && !WITH_COMMENT.test(value)) return null;
    if (findCrawler(value) !== null) return null;
    const { token, how } = identify(value);
    // If the file also contains the name, the crawler finds rules of its own.
    const matters = findCrawler(token)?.retired === false && !isNamed(context, token);
    const canName = how === "from-user-agent" && asciiLower(token) !== "mozilla";
    return {
      ...line.value,
      severity: canName && matters ? "warning" : "hint",
      message: !canName ? "program" : isBrowser ? "browser" : "withComment",
      data: { token, read: /^[a-z_-]+/i.exec(value)?.[0] ?? "" },
      fixes: [canName && writeFix(isBrowser ? "suggest" : "repair", line, token)],
    };
  }),
});

/** A name, a slash, and a version, a star or nothing. */
const VERSIONED = /^(?!mozilla\b)([^/*]*[^/*\s])(\s*\/(?:v?[\d][\w.+-]*|[xX]|\*)?)$/i;

/**
 * Found in one file of fourteen. Google and others that follow RFC 9309 drop the version, and most
 * such names are on old lists of crawlers that no longer exist: quiet. Information for an active
 * crawler whose own reader does not find it.
 */
export const version: Part = definePart({
  aliases: ["user-agent-version"],
  severity: "hint",
  messages: {
    own: "{token} may not find its name: it may read `{version}` as part of it; Google and most others ignore it. Write `{name}`.",
    version:
      "Scrapy and others find no crawler of this name: they read `{version}` as part of it; Google ignores it. Write `{name}`.",
  },
  checkLine: named((value, line, context) => {
    const [, name, tail] = VERSIONED.exec(value) ?? [];
    if (name === undefined || tail === undefined || findCrawler(value) !== null) return null;
    const crawler = findCrawler(name);
    const span = { from: line.value.from + name.length, to: line.value.to };
    const weight = weightOfName(context, line, crawler);
    return {
      ...span,
      message: weight.severity === "info" ? "own" : "version",
      ...weight,
      data: { version: tail.trim(), name, token: crawler?.token ?? name },
      fixes: [repair(writing(name), { ...span, insert: "" })],
    };
  }),
});

/**
 * Found in one file of twenty, nearly all for Mediapartners-Google, whose own reader drops a star at
 * the end.
 */
export const star: Part = definePart({
  aliases: ["user-agent-wildcard"],
  messages: {
    atEnd:
      "Wget and some others find no crawler of this name: they read the star as part of it; Google ignores it. Write `{name}`.",
    start:
      "The rules below reach hardly any crawler: in `{value}` the star is no wildcard. Write names, or `*` alone for all.",
  },
  checkLine: named((value, line, context) => {
    const first = value.indexOf("*");
    if (first < 0 || value === "*") return null;
    const name = value.replace(/\.?\*/g, "").trim();
    const isAtEnd = name !== "" && value.startsWith(name);
    const crawler = findCrawler(name);
    // Without a group for all, it is the one; `*bot` is meant for some.
    const isLost = first === 0 && !/^\*[\w.-]+\*?$/.test(value) && !isNamed(context, GLOBAL);
    const isClear = isLost || isAtEnd || crawler !== null;
    const kind = isAtEnd && !isLost ? "repair" : "suggest";
    return {
      from: line.value.from + first,
      to: line.value.from + value.lastIndexOf("*") + 1,
      ...(isLost ? { severity: "error" } : {}),
      message: isAtEnd && !isLost ? "atEnd" : "start",
      ...(isAtEnd ? weightOfName(context, line, crawler) : {}),
      data: { name, value },
      fixes: [isClear && writeFix(kind, line, isLost ? GLOBAL : name)],
    };
  }),
});
