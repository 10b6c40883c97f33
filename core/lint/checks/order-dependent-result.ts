import { compilePolicy } from "../../match/compile.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import {
  firstLineOf,
  hasCause,
  type IntendedGroup,
  type IntendedRule,
  intendedGroups,
  opens,
} from "../facts/groups.ts";
import { cleanFirstLines } from "../facts/rules.ts";
import { safe } from "../fixes/fix.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { shorten } from "../wording.ts";

/** The most exceptions of a group that are tried. */
const MOST_TRIED = 8;

/** The name by which readers that use the first match follow a group: `*`, or Baidu's name. */
const followedAs = ({ agents }: IntendedGroup): string | null =>
  agents.find(({ name }) => name === GLOBAL || name === "baiduspider")?.name ?? null;

/** Whether every reader reads a path as a plain prefix. */
const isPlain = ({ path }: IntendedRule): boolean => !/[*$]/.test(path);

/** The first exception to a blocked site that first-match readers do not reach. */
const missedException = (
  closing: IntendedRule,
  { rules }: IntendedGroup,
  isAllowed: (path: string) => boolean,
): IntendedRule | undefined => {
  const plain = rules.filter((rule) => opens(rule) && isPlain(rule));
  const above = plain.filter(({ line }) => line.number < closing.line.number);
  return plain
    .filter(({ line, path }) => line.number > closing.line.number && path.length > 1)
    .slice(0, MOST_TRIED)
    .find(({ path }) => !above.some((rule) => path.startsWith(rule.path)) && isAllowed(path));
};

/** Moves a rule below the others of its group; with longest match, the order has no effect. */
const moveFix = ({ document }: FileContext, { line }: IntendedRule, group: IntendedGroup): Fix => {
  const text = document.source.slice(line.from, line.to);
  const last = group.rules.at(-1)?.line ?? group.last;
  return safe("Move it below the other rules", [
    { from: line.from, to: line.next, insert: "" },
    insertBelow(document, last, [text]),
  ]);
};

/**
 * Most files have the `Allow` below the `Disallow` that it is an exception to, and most readers
 * need no other order: information. Reported only for the costliest case: a site blocked by its
 * first rule.
 */
export const orderDependentResult: Check = defineCheck({
  id: "order-dependent-result",
  aliases: ["group-order-matters-for-old-robots"],
  category: "interactions",
  severity: "info",
  quiet: "old-readers",
  summary: "Prefer Disallow: / below the exceptions to it",
  explanation:
    "Google, Yandex and all readers that follow RFC 9309 use the longest matching path, wherever it is. Readers that follow the 1996 draft use the first rule that matches: GNU Wget, old versions of Python's robotparser, and Baidu according to its help. With `Disallow: /` on top they never reach an `Allow`.\n\nPut the exceptions first and `Disallow: /` last; then all readers agree.",
  sources: ["googleDocs", "draft1996", "pythonParser", "wgetManual"],
  bad: [
    "User-agent: *\nDisallow: /\nAllow: /public/\n",
    "User-agent: *\nDisallow: / # closed\nAllow: /*.css$\nAllow: /help\nCrawl-delay: 5\n",
  ],
  good: [
    "User-agent: *\nAllow: /public/\nDisallow: /\n",
    "User-agent: Googlebot\nDisallow: /\nAllow: /public/\n\nUser-agent: *\nDisallow: /\nAllow: /*.css$\n",
  ],
  messages: {
    closedFirst:
      "Crawlers that use the first match, such as Wget and Baidu, do not crawl what `Allow: {path}` (line {line}) allows. Put this line last.",
  },
  check: (context) => {
    const clean = cleanFirstLines(context);
    return intendedGroups(context).all.flatMap((group) => {
      const name = followedAs(group);
      const closing = group.rules.find(
        ({ type, path, line }) => type === "disallow" && path === "/" && !hasCause(context, line),
      );
      if (name === null || closing === undefined || !clean.has(firstLineOf(group))) return [];
      const isAllowed = (path: string): boolean =>
        [context.google, context.rfc9309].every(
          (policy) => compilePolicy(policy, name).decide(path).allowed,
        );
      const missed = missedException(closing, group, isAllowed);
      if (missed === undefined) return [];
      return {
        ...closing.line.content,
        message: "closedFirst",
        data: { path: shorten(missed.path), line: missed.line.number },
        fixes: [moveFix(context, closing, group)],
      };
    });
  },
});
