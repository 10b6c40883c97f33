import { type Questions, questions } from "./bodies.ts";
import { measure, type Work } from "./measure.ts";
import { ours, type Reader, rivals } from "./readers.ts";
import { percent, perSecond, printTable, ratio } from "./report.ts";

const AGENT = "examplebot";
const URL_COUNT = 1000;

type Ask = (url: string) => boolean;

const open = ({ open: read }: Reader, { body, urls }: Questions): Promise<Ask> =>
  read(body, AGENT, urls[0] as string);

/** Judges the URLs in turn, continuing where the last batch stopped. */
const asking = (name: string, ask: Ask, urls: readonly string[]): Work => {
  let next = 0;
  let allowed = 0;
  return {
    name,
    repeat: (times) => {
      for (let count = 0; count < times; count++) {
        // Counted so that no engine can optimise the call away.
        if (ask(urls[next] as string)) allowed++;
        next = next + 1 === urls.length ? 0 : next + 1;
      }
      return allowed;
    },
  };
};

/** The speed of a rival. */
export interface Lead {
  readonly rival: string;
  /** The share of URLs on which it agrees with Google's library. */
  readonly right: number;
  /** How many times faster this core is. */
  readonly ratio: number;
}

/** The fastest of the rivals that agree most often with Google's library, or always if any does. */
const closestRight = (leads: readonly Lead[]): Lead => {
  const best = Math.max(...leads.map(({ right }) => right));
  const right = leads.filter((lead) => lead.right === best);
  return right.reduce((fastest, lead) => (lead.ratio < fastest.ratio ? lead : fastest));
};

/**
 * Times verdicts on a file with this many rules; returns the lead over the fastest correct rival.
 */
export const benchDeciding = async (ruleCount: number): Promise<Lead> => {
  const asked = questions(ruleCount, URL_COUNT, ruleCount);
  const { urls } = asked;
  const readers = [ours, ...rivals];
  const asks = await Promise.all(readers.map((reader) => open(reader, asked)));
  // The golden tests compare the core's Google dialect with Google's own verdicts.
  const expected = urls.map(asks[0] as Ask);
  const shareRight = (ask: Ask): number =>
    urls.filter((url, index) => ask(url) === expected[index]).length / urls.length;
  const seconds = await measure(
    readers.map(({ name }, index) => asking(name, asks[index] as Ask, urls)),
  );
  const own = seconds.get(ours.name) as number;
  const leads = rivals.map(
    ({ name }, index): Lead => ({
      rival: name,
      right: shareRight(asks[index + 1] as Ask),
      ratio: (seconds.get(name) as number) / own,
    }),
  );
  const allowed = expected.filter((verdict) => verdict).length;
  printTable(`Deciding ${urls.length} URLs by ${ruleCount} rules (${allowed} are allowed)`, [
    ["", "URLs", "as Google answers", "this core is faster"],
    [ours.name, perSecond(own), "the measure", ""],
    ...leads.map((lead) => [
      lead.rival,
      perSecond(seconds.get(lead.rival) as number),
      percent(lead.right),
      ratio(lead.ratio),
    ]),
  ]);
  return closestRight(leads);
};
