import { compilePolicy } from "../../match/compile.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { type CheckOfParts, definePart, type Finding, joinParts, type Part } from "../check.ts";
import type { FileContext } from "../context.ts";
import { closedBeginnings } from "../facts/blocked-anyway.ts";
import { trackingParameter } from "../facts/paths.ts";
import {
  type CleanGroup,
  type CleanRule,
  cleanGroups,
  cleanRules,
  hasCleanRule,
  starredRules,
} from "../facts/rules.ts";
import { atFirst, faultsInFile } from "../fixes/findings-in-file.ts";
import { suggest } from "../fixes/fix.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { replaceInValue, splitValue } from "../fixes/value-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { shorten } from "../wording.ts";

/** A star, then one query parameter with its name, up to the end. */
const FIRST_PARAMETER = /\*(\?[^?&=*$]+=)(?!\/$)([^?&=*$]*)\*?$/;

/** A parameter with a slash behind it, up to the end. */
const SLASHED = /[?&][\w[\]%.-]+=?\/$/;

/** Rules that a slash at the end keeps from matching any value of their parameter. */
const slashed = (context: FileContext): readonly Finding<"slash">[] => {
  const faults = cleanGroups(context).flatMap(({ rules }) =>
    rules.filter(({ type, path }) => type === "disallow" && SLASHED.test(path)),
  );
  const slashOf = ({ line: { content } }: CleanRule) => ({ from: content.to - 1, to: content.to });
  const edits = faults.map((rule) => ({ ...slashOf(rule), insert: "" }));
  return atFirst(faults, slashOf, ({ path }) => ({
    message: "slash",
    data: { path: shorten(path), example: shorten(`${path.slice(0, -1)}shoes`) },
    fixes: [suggest(FIX_TITLES.removeSlash, edits)],
  }));
};

/** The name of a parameter that a pattern blocks after others, as it follows an `&` or a star. */
const NAME = /(?<=[&*])[^?&=*/]+/g;

/** The parameters that some rule of a group blocks after others. */
const namedAnywhere = ({ rules }: CleanGroup): ReadonlySet<string> =>
  new Set(rules.flatMap(({ type, path }) => (type === "disallow" ? (path.match(NAME) ?? []) : [])));

// Found in one file of twelve. Every reader allows such URLs, but only the site's owner knows
// whether it has any.
const firstParameter: Part = definePart({
  aliases: ["query-order"],
  explanation:
    "`/*?s=` matches only where `s` is the first parameter: `/?a=1&s=2` has `&s=` in it, not `?s=`, and every reader tried lets it through. `/*&s=` matches it after others.\n\n`/*?*s=` would match both, but also `/?as=1`. The file is reported once, at the first parameter that no other rule of the group blocks after others.\n\nWhere URLs never have another parameter in front, the rule is right as it is. A slash behind the parameter's name belongs to its value: `/*?s=/` matches `?s=/` and no search for a word.",
  sources: ["rfc9309#2.2.3", "googleDocs"],
  bad: [
    "User-agent: *\nDisallow: /*?s=\n",
    "User-agent: *\nDisallow: /*?sort=*\nDisallow: /shop/*?filter=\n",
    "User-agent: *\nDisallow: /*?s=/\n",
  ],
  good: ["User-agent: *\nDisallow: /*?s=\nDisallow: /*&s=\n"],
  messages: {
    slash: "`{path}` does not block `{example}`: the slash at its end counts. Remove it.",
    one: "`{path}` does not block its parameter after another, as in `/x?a=1{twin}`. If you have such URLs, add a rule with `&`.",
  },
  check(context) {
    const faults = cleanGroups(context).flatMap((group) => {
      const suspects = group.starred.flatMap((rule) => {
        const { type, path } = rule;
        const match =
          type === "disallow" && path.includes("*?") ? FIRST_PARAMETER.exec(path) : null;
        const [, text, value = ""] = match ?? [];
        return match === null || text === undefined
          ? []
          : { rule, at: match.index + 1, text, value };
      });
      if (suspects.length === 0) return [];
      const longest = Math.max(...suspects.map(({ at }) => at + 1));
      const isClosed = closedBeginnings(group.rules, longest);
      const named = namedAnywhere(group);
      return suspects.flatMap(({ rule, at, text, value }) => {
        const { line, path } = rule;
        const isBlocked = isClosed?.(path, at + 1) !== false || named.has(text.slice(1, -1));
        // Those of campaigns had better not be blocked at all, which another check says.
        if (isBlocked || trackingParameter(path) !== null) return [];
        const twin = `Disallow: ${path.slice(0, at)}&${path.slice(at + 1)}`;
        const edits = [insertBelow(context.document, line, [twin])];
        const data = { twin: shorten(`&${text.slice(1)}${value}`) };
        return { rule, from: at, to: at + text.length, edits, data };
      });
    });
    return [...slashed(context), ...faultsInFile(faults, "suggest", "Add the rule with &")];
  },
});

/**
 * A query with one parameter directly after the first slash, except those of WordPress and Drupal
 * that occur only at the root.
 */
const AT_ROOT =
  /^\/\?(?!(?:q|s|p|m|page_id|cat|author|feed|attachment_id|rest_route)(?:=|\*?$))[\w[\]%.-][^&]*$/;

// Some sites have such URLs only at the root (`/?p=12` of WordPress), so it is only information.
/** Whether crawlers that follow a rule's group may fetch what a pattern stands for, as Google reads. Above all groups a rule has none. */
const mayFetch = (context: FileContext, { line }: CleanRule, pattern: string): boolean => {
  const group = cleanGroups(context).find(({ rules }) => rules.some((rule) => rule.line === line));
  if (group === undefined) return false;
  const name = group.group.agents[0]?.name ?? GLOBAL;
  const url = pattern.replace(/\$$/, "").replaceAll("*", "x");
  return compilePolicy(context.google, name).decide(url).allowed;
};

const root: Part = definePart({
  aliases: ["root-only-query"],
  explanation:
    "A path is compared from the start of the URL's path, so `/?sort=` only matches the home page with that parameter, such as `/?sort=price`. `/shop/?sort=price` stays open. `/*?sort=` matches both.\n\nSome systems have such URLs only at the root; then the rule is right. `/?s=` and other parameters of WordPress and `/?q=` of Drupal are not reported, nor what another rule blocks on every page. The file is reported once.",
  sources: ["rfc9309#2.2.2", "googleDocs"],
  bad: [
    "User-agent: *\nDisallow: /?sort=\n",
    "User-agent: *\nDisallow: /?sort=\nDisallow: /?filter\n",
  ],
  good: [
    "User-agent: *\nDisallow: /?s=\nDisallow: /?sort=\nDisallow: /*?sort=\nDisallow: /*&sort=\nDisallow: /shop/?filter=\n",
  ],
  messages: {
    one: "`{path}` blocks this query on the home page only, not `/shop/{query}`. If you mean every page, write `/*{query}`.",
  },
  check(context) {
    const isBlocked = (path: string): boolean => hasCleanRule(context, "disallow", path);
    const faults = cleanRules(context).flatMap((rule) => {
      const { type, path } = rule;
      if (type !== "disallow" || !path.startsWith("/?") || !AT_ROOT.test(path)) return [];
      if (isBlocked(`/*${path.slice(1)}`) || isBlocked(`*${path.slice(1)}`)) return [];
      if (!mayFetch(context, rule, `/shop/${path.slice(1)}`)) return [];
      const edits = [replaceInValue(rule.line, 1, 1, "*")];
      return { rule, from: 0, to: path.length, edits, data: { query: path.slice(1) } };
    });
    return faultsInFile(faults, "suggest", "Write /*?");
  },
});

/**
 * A star at the start or within the path, then a short name with its value: other names end in a
 * short one too.
 */
const LOOSE = /^(\/?\*|\/[^*?&=]*\*)(?:\?\*)?([A-Za-z]{1,3}=)[^&*=?]*\*?$/;

const loose: Part = definePart({
  aliases: ["query-parameter-loose"],
  severity: "hint",
  explanation:
    "`/*id=` matches `id=` wherever it stands, also at the end of a longer name, as in `pid=` and `grid=`. With `?` and `&` before it, `/*?id=` and `/*&id=`, only the parameter itself is meant.\n\nOnly names of up to three letters are reported; once for the file.",
  sources: ["rfc9309#2.2.3", "googleDocs"],
  bad: [
    "User-agent: *\nDisallow: /*?*id=\n",
    "User-agent: *\nDisallow: /*s=\nDisallow: /shop/*dir=asc\n",
  ],
  good: ["User-agent: *\nDisallow: /*?id=\nDisallow: /*&id=\nDisallow: /*?*session=\n"],
  messages: {
    one: "`{path}` also matches longer names, such as `a{text}`. For this parameter alone, write two rules, with `?{text}` and `&{text}`.",
  },
  check(context) {
    const faults = starredRules(context).flatMap((rule) => {
      const match = rule.path.includes("=") ? LOOSE.exec(rule.path) : null;
      if (match === null) return [];
      const [, start = "", name = ""] = match;
      const from = rule.path.lastIndexOf(name);
      const rest = rule.path.slice(from);
      const paths = [`${start}?${rest}`, `${start}&${rest}`];
      const edits = [splitValue(context.document, rule.line, paths)];
      return { rule, from, to: from + name.length, edits };
    });
    return faultsInFile(faults, "suggest", "Write a rule with ? and one with &");
  },
});

export const queryTrap: CheckOfParts = joinParts({
  id: "query-trap",
  category: "paths",
  severity: "info",
  summary: "Suggest queries that match where their parameter is, and nowhere else",
  parts: { firstParameter, root, loose },
});
