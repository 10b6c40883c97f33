import robotsParser from "robots-parser";
import { google } from "../dialects/google.ts";
import { consult } from "../match/consult.ts";
import { parse } from "../syntax/parse.ts";
import { groupByVerdicts, ListedUrls } from "../tally/listed-urls.ts";
import { PlainUrls } from "../tally/plain-url.ts";
import { ORIGIN, questions } from "./bodies.ts";
import { milliseconds, perSecond, printTable, ratio } from "./report.ts";

const AGENT = "examplebot";
const RULES = 1000;
const URLS = 1_000_000;

/** How many URLs the rival judges; the time for all is extrapolated from these. */
const RIVAL_URLS = 20_000;

const secondsFor = (work: () => void): number => {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
};

/** From text to totals, like the page's worker: split, normalise, decide, add up. */
const ours = (body: string, list: string): ListedUrls => {
  const consultation = consult(parse(body), google, AGENT);
  const listed = new ListedUrls(groupByVerdicts([{ crawler: AGENT, consultation }]), URLS);
  const plain = new PlainUrls();
  for (let from = 0; from < list.length; ) {
    const found = list.indexOf("\n", from);
    const end = found < 0 ? list.length : found;
    const line = list.slice(from, end);
    const start = plain.pathStart(line);
    if (start >= 0) listed.add(line, "page", start, plain.host);
    else listed.add(new URL(line).href, "page");
    from = end + 1;
  }
  return listed;
};

/** The minimum that any user of the rival has to do for a list. */
const rivals = (body: string, list: string): number => {
  const robots = robotsParser(`${ORIGIN}/robots.txt`, body);
  let blocked = 0;
  for (const url of list.split("\n")) if (robots.isAllowed(url, AGENT) === false) blocked++;
  return blocked;
};

/**
 * Alternating rounds; the best of each counts, because delays on a busy machine say nothing about
 * either.
 */
const ROUNDS = 5;

/** Times a million URLs from text to totals; returns the lead over robots-parser. */
export const benchBulk = (): number => {
  const { body, urls } = questions(RULES, URLS, 1);
  const sample = urls.slice(0, RIVAL_URLS).join("\n");
  const { verdicts } = ours(body, sample).summary();
  const blocked = rivals(body, sample);
  const list = urls.join("\n");
  const times = Array.from({ length: ROUNDS }, () => ({
    own: secondsFor(() => ours(body, list)) / URLS,
    rival: secondsFor(() => rivals(body, sample)) / RIVAL_URLS,
  }));
  const own = Math.min(...times.map((round) => round.own));
  const rival = Math.min(...times.map((round) => round.rival));
  printTable(
    `${URLS} URLs by ${RULES} rules, from text to totals, the best of ${ROUNDS} rounds (robots-parser: ${RIVAL_URLS} of them)`,
    [
      ["", "URLs", "a million take", "this core is faster"],
      ["this core", perSecond(own), milliseconds(own * 1e6), ""],
      ["robots-parser", perSecond(rival), milliseconds(rival * 1e6), ratio(rival / own)],
    ],
  );
  const leads = times.map((round) => ratio(round.rival / round.own));
  console.log(`  round by round: ${leads.join(", ")}`);
  console.log(`  blocked of ${RIVAL_URLS}: ${verdicts.blocked}, robots-parser says ${blocked}`);
  return rival / own;
};
