import { fieldLines } from "./field-lines.ts";

type OneOrMore = string | readonly string[];

/** A group as `app/robots.ts` returns it. Other keys are printed as they are. */
export interface NextRule {
  readonly userAgent?: OneOrMore;
  readonly allow?: OneOrMore;
  readonly disallow?: OneOrMore;
  readonly crawlDelay?: number | string;
  readonly others?: readonly (readonly [key: string, value: string])[];
}

/** What `app/robots.ts` returns. */
export interface NextRobots {
  readonly rules: NextRule | readonly NextRule[];
  readonly sitemap?: OneOrMore;
  readonly host?: string;
}

const list = (value: OneOrMore | undefined): readonly string[] =>
  value === undefined || value === "" ? [] : typeof value === "string" ? [value] : value;

/**
 * A robots.txt as Next.js prints what `app/robots.ts` returns (resolveRobots, vercel/next.js
 * 0961e33): Allow before Disallow, and nothing for the value `""`, though a line for the list `[""]`.
 */
export const printNextRobots = ({ rules, sitemap, host }: NextRobots): string => {
  const groups = (Array.isArray(rules) ? (rules as readonly NextRule[]) : [rules as NextRule]).map(
    ({ userAgent, allow, disallow, crawlDelay, others = [] }) =>
      [
        ...(userAgent === undefined || userAgent === "" ? ["*"] : list(userAgent)).map(
          (name) => `User-Agent: ${name}\n`,
        ),
        ...list(allow).map((path) => `Allow: ${path}\n`),
        ...list(disallow).map((path) => `Disallow: ${path}\n`),
        ...(crawlDelay === undefined || crawlDelay === "" || crawlDelay === 0
          ? []
          : [`Crawl-delay: ${crawlDelay}\n`]),
        ...others.map(([key, value]) => `${key}: ${value}\n`),
        "\n",
      ].join(""),
  );
  const end = [
    ...list(host).map((name) => `Host: ${name}\n`),
    ...list(sitemap).map((address) => `Sitemap: ${address}\n`),
  ];
  return [...groups, ...end].join("");
};

interface OpenRule {
  readonly userAgent: string[];
  readonly allow: string[];
  readonly disallow: string[];
  crawlDelay: string;
  readonly others: [string, string][];
}

/** One value as a text and several as a list, as people write them. */
const shortest = (values: readonly string[]): OneOrMore =>
  values.length === 1 ? (values[0] ?? "") : values;

/** What `app/robots.ts` has to return for a text, as people would write it down. */
export const nextRobotsOf = (text: string): NextRobots => {
  const rules: OpenRule[] = [];
  const sitemap: string[] = [];
  let host = "";
  let isOpen = false;
  for (const { key, field, value } of fieldLines(text)) {
    if (field === "sitemap") sitemap.push(value);
    else if (field === "host") host = value;
    else if (field === "user-agent") {
      const rule = isOpen ? rules.at(-1) : undefined;
      if (rule === undefined) {
        rules.push({ userAgent: [value], allow: [], disallow: [], crawlDelay: "", others: [] });
      } else rule.userAgent.push(value);
      isOpen = true;
    } else {
      isOpen = false;
      const rule = rules.at(-1);
      if (field === "allow" || field === "disallow") rule?.[field].push(value);
      else if (rule !== undefined && field === "crawl-delay") rule.crawlDelay = value;
      else rule?.others.push([key, value]);
    }
  }
  return {
    rules: rules.map(({ userAgent, allow, disallow, crawlDelay, others }) => ({
      userAgent: shortest(userAgent),
      allow: shortest(allow),
      disallow: shortest(disallow),
      crawlDelay,
      others,
    })),
    sitemap: shortest(sitemap),
    host,
  };
};

/** A text as Next.js serves it, once somebody has written it down in `app/robots.ts`. Total. */
export const nextJs = (text: string): string => printNextRobots(nextRobotsOf(text));
