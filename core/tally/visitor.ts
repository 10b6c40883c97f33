import { asciiLower } from "../text/ascii.ts";
import type { Crawler } from "../vocabulary/crawler.ts";
import { identify } from "../vocabulary/product-token.ts";
import { programs } from "../vocabulary/programs.ts";

/** The sender of a request according to its User-Agent, which can be faked. */
export interface Visitor {
  /** A product token; empty for browsers, and if the request has no user-agent. */
  readonly token: string;
  /**
   * A known crawler; an unknown name, most likely of one; a scanner, which looks for weaknesses or
   * surveys servers; a person's browser or app; another program (a library or a tool), which reads
   * robots.txt only if its user makes it; or none, without a user-agent.
   */
  readonly kind: "crawler" | "unknown" | "scanner" | "program" | "browser" | "nameless";
  readonly crawler: Crawler | null;
}

const BROWSERS: ReadonlySet<string> = new Set(
  "mozilla applewebkit chrome chromium firefox safari mobilesafari opera msie lynx links elinks w3m netscape midori konqueror seamonkey epiphany dillo netsurf".split(
    " ",
  ),
);

const NAMELESS: Visitor = { token: "", kind: "nameless", crawler: null };
const BROWSER: Visitor = { token: "", kind: "browser", crawler: null };

/**
 * Where a name without a slash ends: at a separate number or dash. The text after it differs
 * between requests: feed readers give their number of subscribers, `Feedbin - 12 subscribers`.
 */
const NAME_END = /\s(?:[-–—|]|v?\d[\d.,]*)(?:\s[\s\S]*)?$/;

/** Longer texts are not names. */
const LONGEST_NAME = 100;

/** Longer headers are not examined to their end: servers refuse them. */
const LONGEST_HEADER = 8192;

/** What only phones' browsers, apps and media players send, alone or after a name of their own. */
const PERSONAL =
  /\b(?:CFNetwork|Darwin|Dalvik|Profile\/MIDP|MIDP-\d|Opera M(?:in|ob)i|UCWEB|UCBrowser|SafariViewService|com\.apple\.|AppleCoreMedia|stagefright|LibVLC|VLC\/|BlackBerry|Nokia|SonyEricsson|Avant Browser|Instagram|Microsoft Office|ddg_|ExoPlayerLib|iOS\/|iTunes\/|Nintendo|NSPlayer|Outlook-iOS|PlayStation|Roku\/|Thunderbird\/)|\((?:[^()]*[;,] ?)?(?:iPhone|iPad|iPod|iOS|iPadOS|Android)\b/i;

/** Browsers that are run by a program, as they or the program's makers name them. */
const AUTOMATED =
  /\b(HeadlessChrome|HTTrack|PhantomJS|Playwright|Puppeteer|Selenium|WindowsPowerShell)\b/i;

/** A word in a browser's header that shows a crawler, a scanner or a service which loads pages. */
const AUTOMATIC =
  /bots?\b|bot\d|robot|crawl|spider|scan|scrap|monitor|check|verify|archiv|search|security|optimizer|analyzer|insights|synthetics|lighthouse|pingdom|appengine|google-|-google\b|googleimage|^(?:favicon|preview|ptst|gtmetrix|siteimprove|zgrab|nikto|acunetix.*|openvas|netcraft|hotjar|sucuri|moreover|checkly|dareboost|brandverity|datanyze|thousandeyes|vagabondo|newsai|miniflux|outbrain|ips-agent|silktide|hardenize|watchtowr|linktiger|newsnow|collapsify)$/i;

/** A host that the header gives to learn more; the names of apps are hosts in reverse. */
const HOST = /[a-z][a-z\d-]*\.(?:com|net|org|io|co|app|ai|dev|info|biz|eu|fr|de|ru|cz|uk|nl)$/i;
const REVERSED = /^(?:com|net|org|io|co|app|de|ru)\./i;
const ADDRESS = /https?:\/\/([\w.-]{1,100})\S*/gi;

/** CUBOT is a brand of phones; `Build/` is followed by the version of a phone's system. */
const HARMLESS = /\bcubot\b|\bBuild\/\S+|\bYa(?:Search|App)\w*/gi;

/** What scanners call themselves, or give as their address. */
const SCANNING =
  /scan(?:s|ner|ning)?\b|\b\w{0,20}scan\b|\b(?:acunetix|censys\w{0,20}|leakix|masscan|nessus|nikto|nmap|nuclei|openvas|shodan|sqlmap|zgrab)\b/i;

const named = (token: string, kind: "program" | "scanner" | "unknown"): Visitor => ({
  token,
  kind,
  crawler: null,
});

/** The kind of a sender whose name is unknown. */
const unknownKind = (header: string): "scanner" | "unknown" =>
  SCANNING.test(header) ? "scanner" : "unknown";

/** The sender that calls itself a browser: a person, unless something in its header tells. */
const inBrowser = (header: string): Visitor => {
  const text = header.replace(HARMLESS, "");
  const tool = AUTOMATED.exec(text)?.[1];
  if (tool !== undefined) return named(tool, "program");
  const words = text
    .replace(ADDRESS, " ")
    .split(/[^\w.-]+/)
    .filter((word) => word.length <= LONGEST_NAME);
  const name =
    words.find((word) => AUTOMATIC.test(word)) ??
    text.matchAll(ADDRESS).next().value?.[1] ??
    words.find((word) => HOST.test(word) && !REVERSED.test(word));
  return name === undefined ? BROWSER : named(name, unknownKind(header));
};

/** The sender according to a User-Agent header; null is a request without one. */
export const visitorOf = (userAgent: string | null): Visitor => {
  if (userAgent === null || userAgent.trim() === "") return NAMELESS;
  const header = userAgent.slice(0, LONGEST_HEADER);
  const { token, crawler } = identify(userAgent);
  if (crawler !== null && !isProgram(crawler)) {
    return { token: crawler.token, kind: "crawler", crawler };
  }
  if (crawler !== null) return named(crawler.token, "program");
  const name = token.slice(0, LONGEST_NAME).replace(NAME_END, "").trimEnd();
  const known = asciiLower(name);
  if (BROWSERS.has(known)) return inBrowser(header);
  if (programs.has(known)) return named(name, "program");
  const isPerson = PERSONAL.test(header) && !/\bcompatible;|bot\b|crawl|spider/i.test(header);
  return isPerson ? BROWSER : named(name, unknownKind(header));
};

/** Whether an entry of the table of crawlers is a library or a tool that its user directs. */
const isProgram = ({ operator, token }: Crawler): boolean =>
  operator === "library" || programs.has(asciiLower(token));

/** Whether robots.txt is meant for it: scanners, programs, browsers and senders without a name do not read it. */
export const isBound = ({ kind }: Visitor): boolean => kind === "crawler" || kind === "unknown";
