import { GLOBAL } from "../../policy/agent.ts";
import { type Check, defineCheck } from "../check.ts";
import { isWholeSite } from "../facts/meant-groups.ts";
import { searchReaders } from "../facts/search-readers.ts";
import { deleteRulesFix } from "../fixes/rule-edits.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

/** Addresses that a site closed but for its exceptions would close as well. */
const PAGES = ["/page", "/folder/", "/folder/page.html"];

/** What can match `/`, but not all addresses. */
const ROOT_ALONE = /^[/*]*\/\$$/;

export const blocksHomePage: Check = defineCheck({
  id: "blocks-home-page",
  category: "policy",
  severity: "warning",
  summary: "Avoid closing the home page alone",
  explanation:
    "`Disallow: /$` blocks the home page and nothing else, for `$` marks the end of the URL. It is sometimes written for `Allow: /$`, which with `Disallow: /` opens the home page alone, or in the belief that it ends the rule for the whole site.",
  sources: [googleDocs, rfc9309("2.2.3")],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /$\n",
      "User-agent: *\nDisallow: /cart/\n\nUser-agent: bingbot\nDisallow: /cart/\nDisallow: /$\n",
    ],
    good: [
      "User-agent: *\nDisallow: /\nAllow: /$\n",
      "User-agent: *\nDisallow: /index.php\nDisallow: /?\n",
    ],
  },
  messages: {
    all: "This closes the home page, and hardly anything else, to every crawler without a group of its own. Google and others take `$` for the end of the address. Delete it if not meant.",
    named:
      "This closes the home page, and hardly anything else, to {name}, which takes `$` for the end of the address. Delete it if not meant.",
  },
  *check(context) {
    const seen = new Set<number>();
    for (const { name, rules, decide } of searchReaders(context)) {
      if (!rules.some(({ type, text }) => type === "disallow" && ROOT_ALONE.test(text))) continue;
      const { allowed, rule } = decide("/");
      if (allowed || rule === null || isWholeSite(rule.text) || seen.has(rule.line)) continue;
      if (!PAGES.every((page) => decide(page).allowed)) continue;
      const line = context.lines[rule.line - 1];
      if (line === undefined) continue;
      seen.add(rule.line);
      yield {
        ...rule.pattern,
        message: name === GLOBAL ? "all" : "named",
        data: { name },
        fixes: [deleteRulesFix(context, [line])],
      };
    }
  },
});
