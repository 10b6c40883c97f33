import { Readable } from "node:stream";
import robotsParser from "robots-parser";
import makeGuard from "robots-txt-guard";
import parseRules from "robots-txt-parse";
import robotsTxtParser from "robots-txt-parser";
import { google } from "../dialects/google.ts";
import { compile } from "../match/compile.ts";
import { pathOf } from "../match/path.ts";
import { parse } from "../syntax/parse.ts";
import { ORIGIN } from "./bodies.ts";

/** A library under test, called as its own documentation says. */
export interface Reader {
  readonly name: string;
  /** Parses a file, as far as the library does before a crawler is named. */
  readonly parse: (body: string) => unknown;
  /** Parses a file for one crawler. `url` identifies the site. */
  readonly open: (body: string, agent: string, url: string) => Promise<(url: string) => boolean>;
}

export const ours: Reader = {
  name: "this core",
  parse: (body) => parse(body),
  open: async (body, agent) => {
    const { decide } = compile(parse(body), google, agent);
    return (url) => decide(url).allowed;
  },
};

/** The URL of the file for a given URL; a relative one if that is not absolute. */
const robotsAddress = (url: string): string =>
  URL.canParse(url) ? new URL("/robots.txt", url).href : "/robots.txt";

export const robotsParserReader: Reader = {
  name: "robots-parser",
  parse: (body) => robotsParser(`${ORIGIN}/robots.txt`, body),
  open: async (body, agent, url) => {
    const robots = robotsParser(robotsAddress(url), body);
    // Undefined means that the URL is on another site, so no rule forbids it.
    return (asked) => robots.isAllowed(asked, agent) !== false;
  },
};

export const guardReader: Reader = {
  name: "robots-txt-guard",
  parse: (body) => parseRules(Readable.from([body])),
  open: async (body, agent) => {
    const guard = makeGuard(await parseRules(Readable.from([body])));
    return (url) => guard.isAllowed(agent, pathOf(url));
  },
};

export const robotsTxtParserReader: Reader = {
  name: "robots-txt-parser",
  parse: (body) =>
    robotsTxtParser({ userAgent: "*", allowOnNeutral: true }).parseRobots(ORIGIN, body),
  open: async (body, agent, url) => {
    const robots = robotsTxtParser({ userAgent: agent, allowOnNeutral: true });
    robots.parseRobots(URL.canParse(url) ? url : ORIGIN, body);
    return (asked) => robots.canCrawlSync(asked);
  },
};

export const rivals: readonly Reader[] = [robotsParserReader, guardReader, robotsTxtParserReader];
