import { type Check, defineCheck } from "../check.ts";
import { closedBeginnings } from "../facts/blocked-anyway.ts";
import { cleanGroups } from "../facts/clean-rules.ts";
import { faultsInFile, type PathFault } from "../fixes/findings-in-file.ts";
import { googleDocs, rfc9309 } from "../sources.ts";

/** The names of a query's parameters. */
const NAMES = /(?<=[?&*])[^?&=*]+(?==)/g;

/**
 * The path up to the query, and the order of its parameters; null with fewer than two, or without a
 * star between them.
 */
const readQuery = (path: string): { readonly key: string; readonly order: string } | null => {
  const query = path.indexOf("?");
  if (query < 0) return null;
  const star = path.indexOf("*", path.indexOf("=", query));
  if (star < 0 || star > path.lastIndexOf("=")) return null;
  const names = [...path.slice(query).matchAll(NAMES)].map(([name]) => name);
  if (new Set(names).size < 2) return null;
  return { key: [path.slice(0, query), ...[...names].sort()].join("\n"), order: names.join("\n") };
};

export const queryOrder: Check = defineCheck({
  id: "query-order",
  category: "paths",
  severity: "info",
  summary: "Suggest a rule for each order of parameters",
  explanation:
    "A pattern with two parameters, such as `/*?a=*&b=`, matches them in this order only; `/?b=1&a=2` is another URL to a crawler, and often the same page to a server.\n\nAdd a rule for the other order, or block one of the parameters. The file is reported once, at the first pattern whose other order no rule of the group has or blocks.",
  sources: [rfc9309("2.2.3"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /*?a=*&b=\n",
      "User-agent: *\nDisallow: /find?q=*&page=\nDisallow: /shop?color=*&size=*\n",
    ],
    good: ["User-agent: *\nDisallow: /*?a=*&b=\nDisallow: /*?b=*&a=\nDisallow: /x?a=1&b=2\n"],
  },
  messages: {
    one: "Crawlers may fetch URLs where `{last}=` comes first: `{path}` matches these parameters in this order only. Add a rule for the other order if your URLs can have it.",
    several:
      "Crawlers may fetch URLs where `{last}=` comes first: `{path}` matches these parameters in this order only. The same goes for {more}. Add rules for other orders if your URLs can have them.",
  },
  check(context) {
    const faults: PathFault[] = [];
    for (const { rules, starred } of cleanGroups(context)) {
      const orders = new Map<string, Set<string>>();
      const suspects: { readonly fault: PathFault; readonly key: string }[] = [];
      for (const rule of starred) {
        const read = rule.path.includes("=") ? readQuery(rule.path) : null;
        if (read === null) continue;
        orders.set(read.key, (orders.get(read.key) ?? new Set()).add(read.order));
        const last = read.order.slice(read.order.lastIndexOf("\n") + 1);
        const from = rule.path.indexOf("?");
        if (rule.type === "disallow") {
          const fault = { rule, from, to: rule.path.length, data: { last } };
          suspects.push({ fault, key: read.key });
        }
      }
      if (suspects.length === 0) continue;
      const longest = suspects.reduce((most, { fault }) => Math.max(most, fault.from + 1), 0);
      const isClosed = closedBeginnings(rules, longest);
      if (isClosed === null) continue;
      for (const { fault, key } of suspects) {
        const { path } = fault.rule;
        if (orders.get(key)?.size === 1 && !isClosed(path, fault.from + 1)) faults.push(fault);
      }
    }
    return faultsInFile(faults, null);
  },
});
