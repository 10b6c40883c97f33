import { type Check, defineCheck } from "../check.ts";
import { forbids, intendedGroups } from "../facts/groups.ts";

export const everythingAllowed: Check = defineCheck({
  id: "everything-allowed",
  category: "policy",
  severity: "info",
  // A fifth of all files allow everything, most of them on purpose.
  defaultOn: false,
  summary: "Suggest a rule in a file that blocks nothing",
  explanation:
    "The file has groups and rules but blocks nothing, so it means the same as no file at all. That is fine if it is meant, or if the file is there for its sitemap.",
  sources: ["rfc9309#2.2.2", "standard1994"],
  bad: ["User-agent: *\nDisallow:\n", "User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nAllow: /\n"],
  good: ["User-agent: *\nDisallow: /cart/\n"],
  messages: {
    open: "Every crawler may crawl everything: no rule of this file blocks anything. That is fine if you mean it.",
  },
  check: (context) => {
    const rules = intendedGroups(context).all.flatMap((group) => group.rules);
    const [first] = rules;
    if (first === undefined || rules.some(forbids)) return [];
    return { ...first.line.content, message: "open" };
  },
});
