import { compilePolicy } from "../../match/compile.ts";
import { type Check, defineCheck } from "../check.ts";
import { trackingParameter } from "../facts/paths.ts";
import { cleanRules } from "../facts/rules.ts";
import { faultsInFile } from "../fixes/findings-in-file.ts";

/** A URL that a pattern matches. */
const urlOf = (path: string): string => {
  const url = path.replace(/\$$/, "").replaceAll("*", "a");
  return url.startsWith("/") ? url : `/${url}`;
};

export const trackingParametersBlocked: Check = defineCheck({
  id: "tracking-parameters-blocked",
  category: "paths",
  severity: "info",
  summary: "Avoid blocking the parameters of campaigns",
  explanation:
    'Newsletters, advertisements and social networks add parameters such as `utm_source`, `gclid` or `fbclid` to links. Where they are blocked, Google cannot see that such an address is the same page as the one without, so links to it do not count for the page.\n\nGoogle advises against robots.txt for duplicate addresses: name the page with `rel="canonical"` instead. The file is reported once, if Googlebot may not crawl such an address.',
  sources: ["googleCanonical"],
  bad: [
    "User-agent: *\nDisallow: /*?utm_source=\n",
    "User-agent: *\nDisallow: /*utm_*\nDisallow: /*&gclid=\nDisallow: /*?gclid=\n",
  ],
  good: [
    "User-agent: *\nDisallow: /*?sort=\nDisallow: /*&sort=\nDisallow: /old/a.html\nDisallow: /old/a.html?utm_source=x\n",
    "User-agent: FooBot\nDisallow: /*?utm_source=\nDisallow: /*&utm_source=\n\nUser-agent: *\nDisallow:\n",
  ],
  messages: {
    one: "Links from campaigns may not count for your pages: `{path}` blocks `{text}` for Google. Use `rel=canonical` instead.",
  },
  check(context) {
    const suspects = cleanRules(context).flatMap((rule) => {
      const found = rule.type === "disallow" ? trackingParameter(rule.path) : null;
      return found === null ? [] : { rule, ...found };
    });
    if (suspects.length === 0) return [];
    const matcher = compilePolicy(context.google, "Googlebot");
    const faults = suspects.filter(({ rule, from }) => {
      const { allowed, rule: winner } = matcher.decide(urlOf(rule.path));
      const page = rule.path.slice(0, from).replace(/[?&].*$/, "");
      return !allowed && winner?.line === rule.line.number && matcher.decide(urlOf(page)).allowed;
    });
    return faultsInFile(faults);
  },
});
