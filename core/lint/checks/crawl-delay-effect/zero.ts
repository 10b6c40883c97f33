import { GLOBAL } from "../../../policy/agent.ts";
import { definePart, type Part } from "../../check.ts";
import { byAgent, type CrawlDelay, crawlDelays } from "../../facts/crawl-delays.ts";
import { deleteLinesFix } from "../../fixes/line-edits.ts";

const isForAll = ({ group }: CrawlDelay): boolean =>
  group.agents.some(({ name }) => name === GLOBAL);

/**
 * Whether a delay is below all names of a group that has rules. Anywhere else it ends the list of
 * names for some readers, or makes a group of it, so that deleting it could change verdicts.
 */
const isAmongRules = ({ group: { agents, rules }, agent }: CrawlDelay): boolean =>
  rules.length > 0 && agents.at(-1)?.line === agent;

export const zero: Part = definePart({
  aliases: ["crawl-delay-zero"],
  severity: "hint",
  quiet: "not-needed",
  messages: {
    zero: "A `Crawl-delay` of 0 has no effect: crawlers behave the same without the line. Delete it.",
  },
  check: (context) => {
    const delays = crawlDelays(context);
    const hasGlobal = delays.some((delay) => delay.seconds > 0 && isForAll(delay));
    // A crawler with a longer delay as well has a finding about the repetition.
    const alone = byAgent(delays).filter((each) => each.every(({ seconds }) => seconds === 0));
    return alone
      .flat()
      .filter((delay) => isAmongRules(delay) && (!hasGlobal || isForAll(delay)))
      .map(({ line }) => ({
        ...line.content,
        message: "zero",
        fixes: [deleteLinesFix([line], "safe")],
      }));
  },
});
