import { type Check, defineCheck } from "../check.ts";
import { suggest } from "../fixes/fix.ts";
import { insertAbove } from "../fixes/line-edits.ts";

export const ruleBeforeUserAgent: Check = defineCheck({
  id: "rule-before-user-agent",
  category: "groups",
  severity: "error",
  summary: "Avoid rules before the first user-agent line",
  explanation:
    "A rule applies to the crawlers named above it. Above the first user-agent line no crawler is named, so every reader tried ignores the rule. Yandex and Lighthouse report it as an error.\n\nAll such rules are reported once, at the first of them.",
  sources: ["rfc9309#2.2.1", "yandexErrors", "lighthouse"],
  bad: [
    "Disallow: /cart/\nUser-agent: *\nDisallow: /drafts/\n",
    "Disallow: /cart/\nAllow: /cart/help\n",
  ],
  good: ["User-agent: *\nDisallow: /cart/\n"],
  messages: {
    ownerless:
      "Google and all other crawlers ignore rules above the first `User-agent` line, as here. Put `User-agent: *` above them.",
  },
  check: ({ document, lines, intended, causes }) => {
    const firstAgent = intended.indexOf("user-agent");
    const end = firstAgent < 0 ? lines.length : firstAgent;
    const rules = lines.slice(0, end).filter((line, at) => {
      const field = intended[at];
      // What reads as a rule but is none at all is told to go.
      if (causes[at] === "unparsable-line" && line.field !== "other") return false;
      return field === "allow" || field === "disallow";
    });
    const [first] = rules;
    if (first === undefined) return [];
    return {
      ...first.content,
      message: "ownerless",
      fixes: [suggest("Insert User-agent: * above", insertAbove(document, first, "User-agent: *"))],
    };
  },
});
