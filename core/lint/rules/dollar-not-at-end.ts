import { replaceValue } from "../edits/value-edits.ts";
import { hasPath } from "../paths/rule-path.ts";
import { defineRule, type Fix, type LintRule } from "../rule.ts";
import { lighthouse, rfc9309 } from "../sources.ts";

const INNER = /\$(?!$)/g;

export const dollarNotAtEnd: LintRule = defineRule({
  id: "dollar-not-at-end",
  category: "paths",
  severity: "warning",
  summary: "Disallow a dollar sign before the end of a path",
  explanation:
    "`$` at the end of a path means that the address ends there. Anywhere else Google, Protego and robots-parser take it for an ordinary dollar sign; Python's new robotparser drops the rule, and Lighthouse counts it as an error.\n\nRFC 9309 writes the sign itself `%24`. Google matches `%24` only with `%24` in the address, so where addresses hold a plain `$`, Google needs the rule as it is.",
  sources: [rfc9309("2.2.3"), lighthouse],
  examples: {
    bad: ["User-agent: *\nDisallow: /price$list\n", "User-agent: *\nDisallow: /*.pdf$?download\n"],
    good: ["User-agent: *\nDisallow: /*.pdf$\n", "User-agent: *\nDisallow: /price%24list\n"],
  },
  messages: {
    inner:
      "`$` marks the end of an address only at the end of a path. Here Google takes it for a plain dollar sign, others drop the rule. Move it, or write `%24` for the sign.",
  },
  stage: "path",
  inRuns: true,
  checkLine(line) {
    if (!hasPath(line) || line.value === null) return null;
    const at = line.valueText.search(INNER);
    if (at < 0) return null;
    const end = line.value.from + at + 1;
    const isJunk = /^[\\,;/.*]+$/.test(line.valueText.slice(at + 1));
    const cut: Fix = {
      title: "End the path at the dollar sign",
      kind: "suggest",
      edits: [{ from: end, to: line.value.to, insert: "" }],
    };
    return {
      from: line.value.from + at,
      to: end,
      message: "inner",
      fixes: [
        ...(isJunk ? [cut] : []),
        {
          title: "Write %24 for the dollar sign",
          kind: "suggest",
          edits: [replaceValue(line, line.valueText.replace(INNER, "%24"))],
        },
      ],
    };
  },
});
