import { compilePolicy } from "../../../match/compile.ts";
import { GLOBAL } from "../../../policy/agent.ts";
import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import type { FileContext } from "../../context.ts";
import { type CleanRule, cleanGroups, cleanRules, hasCleanRule } from "../../facts/clean-rules.ts";
import { faultsInFile } from "../../fixes/findings-in-file.ts";
import { replaceInValue } from "../../fixes/value-edits.ts";
import { googleDocs, rfc9309 } from "../../sources.ts";

const FIX_TITLE = { one: "Write /*?", other: "Write /*? in {count} paths" } as const;

const QUESTION_MARK = 0x3f;

/**
 * A query with one parameter directly after the first slash, except those of WordPress and Drupal
 * that occur only at the root.
 */
const AT_ROOT =
  /^\/\?(?!(?:q|s|p|m|page_id|cat|author|feed|attachment_id|rest_route)(?:=|\*?$))[\w[\]%.-][^&]*$/;

// Some sites have such URLs only at the root (`/?p=12` of WordPress), so it is only information.
/** Whether crawlers that follow a rule's group may fetch what a pattern stands for, as Google reads. */
const mayFetch = (context: FileContext, { line }: CleanRule, pattern: string): boolean => {
  const group = cleanGroups(context).find(({ rules }) => rules.some((rule) => rule.line === line));
  const name = group?.group.agents[0]?.name ?? GLOBAL;
  const url = pattern.replace(/\$$/, "").replaceAll("*", "x");
  return compilePolicy(context.google, name).decide(url).allowed;
};

export const root: Part = definePart({
  severity: "info",
  explanation:
    "A path is compared from the start of the URL's path, so `/?sort=` only matches the home page with that parameter, such as `/?sort=price`. `/shop/?sort=price` stays open. `/*?sort=` matches both.\n\nSome systems have such URLs only at the root; then the rule is right. `/?s=` and other parameters of WordPress and `/?q=` of Drupal are not reported, nor what another rule blocks on every page. The file is reported once.",
  sources: [rfc9309("2.2.2"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /?sort=\n",
      "User-agent: *\nDisallow: /?sort=\nDisallow: /?filter\n",
    ],
    good: [
      "User-agent: *\nDisallow: /*?sort=\nDisallow: /*&sort=\nDisallow: /shop/?filter=\n",
      "User-agent: *\nDisallow: /?\nDisallow: /?s=\nDisallow: /?q=admin/\n",
      "User-agent: *\nDisallow: /?sort=\nDisallow: /*?sort=\nDisallow: /*&sort=\n",
    ],
  },
  messages: {
    one: "`{path}` blocks this query on the home page only, not `/shop/{query}`. If you mean every page, write `/*{query}`.",
    several: {
      one: "`{path}` and {count} more path block their query on the home page only, not `/shop/{query}`. If you mean every page, begin with `/*?`.",
      other:
        "`{path}` and {count} more paths block their query on the home page only, not `/shop/{query}`. If you mean every page, begin with `/*?`.",
    },
  },
  check(context) {
    const isBlocked = (path: string): boolean => hasCleanRule(context, "disallow", path);
    const faults = cleanRules(context).flatMap((rule) => {
      const { type, path } = rule;
      if (type !== "disallow" || path.charCodeAt(1) !== QUESTION_MARK || !AT_ROOT.test(path))
        return [];
      if (isBlocked(`/*${path.slice(1)}`) || isBlocked(`*${path.slice(1)}`)) return [];
      if (!mayFetch(context, rule, `/shop/${path.slice(1)}`)) return [];
      const edits = [replaceInValue(rule.line, 1, 1, "*")];
      return { rule, from: 0, to: path.length, edits, data: { query: path.slice(1) } };
    });
    return faultsInFile(faults, {
      title: (count) => formatMessage(FIX_TITLE, { count }),
      kind: "suggest",
    });
  },
});
