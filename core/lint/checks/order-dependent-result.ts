import { matches, parsePattern } from "../../match/pattern.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { type Check, defineCheck } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import type { MeantGroup } from "../facts/meant-groups.ts";
import { hasCause } from "../facts/meant-groups.ts";
import { type Family, type Place, type PlacedRule, ruleFamilies } from "../facts/rule-families.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { draft1996, googleDocs, pythonParser, wgetManual } from "../sources.ts";
import { shorten } from "../wording.ts";

/** Of a group's exceptions so many are tried. */
const MOST_TRIED = 8;

/** Patterns beyond these are not held against an exception. */
const MOST_PATTERNS = 500;

/** Groups that readers in the manner of 1996 follow: those for everybody, and for Baidu's crawler. */
const isForSuchReaders = ({ agents }: MeantGroup): boolean =>
  agents.some(({ name }) => name === GLOBAL || name === "baiduspider");

/** Whether an `Allow` above the line lets its path in, for whoever takes the first match. */
const isLetInAbove = ({ place, group }: PlacedRule, line: number): boolean => {
  for (let at: Place | null = place; at !== null; at = at.parent) {
    const isAbove = at.allow.some(
      (other) =>
        other.group === group &&
        other.isPlain &&
        !other.isAnchored &&
        other.rule.line.number < line,
    );
    if (isAbove) return true;
  }
  return false;
};

/** Whether the path of an `Allow`, asked for as it stands, is allowed by the longest match. */
const decides = ({ text, weight }: PlacedRule, { ranks, isUnsure }: Family): boolean => {
  const { wild } = ranks.disallow;
  if (isUnsure.disallow || wild.length > MOST_PATTERNS) return false;
  return !wild.some((other) => other.weight > weight && matches(parsePattern(other.text), text));
};

/** The first exception to a closed site that readers by the first match do not get to. */
const missedException = (closing: PlacedRule, family: Family): PlacedRule | undefined => {
  const line = closing.rule.line.number;
  return family.rules
    .filter(
      ({ rule, group, isPlain, isAnchored, weight }) =>
        rule.type === "allow" &&
        group === closing.group &&
        isPlain &&
        !isAnchored &&
        weight > 1 &&
        rule.line.number > line,
    )
    .slice(0, MOST_TRIED)
    .find((rule) => !isLetInAbove(rule, line) && decides(rule, family));
};

/** Moves a rule below the others of its group; the order counts for nothing under longest match. */
const moveFix = ({ document }: FileContext, { rule: { line }, group }: PlacedRule): Fix => {
  const text = document.source.slice(line.from, line.to);
  const last = group.rules.at(-1)?.line ?? group.last;
  return {
    title: "Move it below the other rules",
    kind: "safe",
    edits: [{ from: line.from, to: line.next, insert: "" }, insertBelow(document, last, [text])],
  };
};

/**
 * An `Allow` below the `Disallow` it is an exception to is what most files have, and most readers want
 * no other order: a remark. Reported is what costs most: a site closed by its first rule.
 */
export const orderDependentResult: Check = defineCheck({
  id: "order-dependent-result",
  category: "interactions",
  severity: "info",
  summary: "Prefer Disallow: / below the exceptions to it",
  explanation:
    "Google, Yandex and all who read by RFC 9309 take the longest path that matches, wherever it stands. Readers that follow the 1996 draft go through the rules from the top and take the first that matches: GNU Wget, Python's robotparser for long, and Baidu by its help pages. With `Disallow: /` on top they never come to an `Allow`.\n\nPut the exceptions first and `Disallow: /` last: then all readers agree. The order means nothing to the others.",
  sources: [googleDocs, draft1996, pythonParser, wgetManual],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /\nAllow: /public/\n",
      "User-agent: *\nDisallow: / # closed\nAllow: /*.css$\nAllow: /help\nCrawl-delay: 5\n",
    ],
    good: [
      "User-agent: *\nAllow: /public/\nDisallow: /\n",
      "User-agent: *\nDisallow: /shop/\nAllow: /shop/help\n",
      "User-agent: *\nDisallow: /\nAllow: /*.css$\n",
      "User-agent: Googlebot\nDisallow: /\nAllow: /public/\n\nUser-agent: *\nDisallow:\n",
    ],
  },
  messages: {
    closedFirst:
      "Crawlers that use the first match, such as Wget and Baidu, stop here and fetch nothing. For Google, which uses the longest path, `Allow: {path}` (line {line}) wins. Put this line last.",
  },
  *check(context) {
    for (const family of yield* ruleFamilies(context)) {
      const root = family.places.find(({ path }) => path === "/");
      const seen = new Set<MeantGroup>();
      for (const closing of root?.disallow ?? []) {
        const { rule, group } = closing;
        if (closing.text !== "/" || seen.has(group) || !isForSuchReaders(group)) continue;
        seen.add(group);
        if (hasCause(context, rule.line)) continue;
        const missed = missedException(closing, family);
        if (missed === undefined) continue;
        yield {
          from: rule.line.content.from,
          to: rule.line.content.to,
          message: "closedFirst",
          data: { path: shorten(missed.rule.path), line: missed.rule.line.number },
          fixes: [moveFix(context, closing)],
        };
      }
    }
  },
});
