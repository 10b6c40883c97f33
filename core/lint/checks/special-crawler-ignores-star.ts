import { GLOBAL } from "../../policy/agent.ts";
import { asciiLower } from "../../text/ascii.ts";
import { crawlers } from "../../vocabulary/crawlers.ts";
import { type Check, defineCheck } from "../check.ts";
import { nameList, spanOfAgent } from "../facts/agents.ts";
import { isRead, sharedBlocks } from "../facts/closed-sites.ts";
import { forbids, hasCause, intendedGroups, isGlobal, isWholeSite } from "../facts/groups.ts";
import { blockedFor } from "../facts/search-crawlers.ts";
import { suggest } from "../fixes/fix.ts";
import { insertBelow } from "../fixes/line-edits.ts";

/** Google's crawlers that obey only groups with their name. */
const specialTokens = (): readonly string[] =>
  crawlers
    .filter(
      ({ operator, ignoresGlobal, obeys, retired }) =>
        operator === "Google" && ignoresGlobal && obeys === "yes" && !retired,
    )
    .map(({ token }) => token);

export const specialCrawlerIgnoresStar: Check = defineCheck({
  id: "special-crawler-ignores-star",
  category: "groups",
  // Sites that block everything rarely show ads, so there is rarely anything to block.
  severity: "info",
  summary: "Suggest naming the crawlers that ignore a closed * group",
  explanation:
    "AdsBot-Google, AdsBot-Google-Mobile, Mediapartners-Google and APIs-Google never follow the group for `*`. They only come to sites that run Google's ads or use its APIs. `User-agent: *` with `Disallow: /` does not block them; a group with their names does.\n\nYou can name them beside `*`. It is not reported where the file names one of them, or where `*` blocks only parts of the site.",
  sources: ["googleSpecialCrawlers"],
  bad: ["User-agent: *\nDisallow: /\n"],
  good: [
    "User-agent: *\nUser-agent: AdsBot-Google\nUser-agent: AdsBot-Google-Mobile\nDisallow: /\n",
  ],
  messages: {
    open: "{names} may still crawl everything: they never follow `*`. To block them, too, add their names to the group.",
  },
  check: (context) => {
    const { all, named } = intendedGroups(context);
    const group = all.find(
      ({ agents, rules }) =>
        agents.some(isGlobal) &&
        rules.some((rule) => forbids(rule) && isWholeSite(rule.path)) &&
        rules.every(({ type }) => type === "disallow"),
    );
    const star = group?.agents.findLast(({ name }) => name === GLOBAL);
    if (group === undefined || star === undefined || hasCause(context, star.line)) return [];
    // Another group for `*` may open the site, or the HTTP response.
    if (!isRead(context) || blockedFor(context.document, GLOBAL) !== "site") return [];
    // If names above others share the rules by mistake, nobody wants to block further crawlers.
    if (sharedBlocks(context).has(group)) return [];
    if (group.rules.some(({ line }) => context.saidToBlock.has(line.number))) return [];
    const tokens = specialTokens();
    if (tokens.some((token) => named.has(asciiLower(token)))) return [];
    const lines = tokens.map((token) => `User-agent: ${token}`);
    const edit = insertBelow(context.document, star.line, lines);
    return {
      ...spanOfAgent(star),
      message: "open",
      data: { names: nameList(tokens) },
      fixes: [suggest("Add these names to the group", edit)],
    };
  },
});
