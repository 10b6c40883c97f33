import { type Check, defineCheck } from "../check.ts";
import { pathText } from "../facts/rule-path.ts";
import { replaceValue } from "../fixes/value-edits.ts";
import { rfc9309, rfc9309Errata } from "../sources.ts";

export const wildcardOnlyPath: Check = defineCheck({
  id: "wildcard-only-path",
  category: "paths",
  // Every reader with wildcards reads it as the whole site.
  severity: "hint",
  summary: "Prefer / to * for the whole site",
  explanation:
    "By its grammar RFC 9309 wants a path to begin with `/`, and readers without wildcards, such as Wget and older versions of Python's robotparser, do not take a lone `*` for everything. `/` means the same to all.",
  sources: [rfc9309("2.2.2"), rfc9309Errata],
  examples: {
    bad: ["User-agent: *\nDisallow: *\n", "User-agent: *\nDisallow: /cart\nAllow: **\n"],
    good: ["User-agent: *\nDisallow: /\n", "User-agent: *\nDisallow: /*.pdf$\n"],
  },
  messages: {
    closes:
      "Google reads `{path}` as the whole site, but readers without wildcards, such as Wget, do not: for them this rule blocks nothing. Write `/`, which works everywhere.",
    opens:
      "Google reads `{path}` as the whole site, but readers without wildcards, such as Wget, do not: for them this rule allows nothing. Write `/`, which works everywhere.",
  },
  stage: "path",
  inFile: true,
  checkLine(line, { dialect }) {
    const path = pathText(line);
    if (line.value === null || !path.startsWith("*") || !/^\*+$/.test(path)) return null;
    return {
      from: line.value.from,
      to: line.value.to,
      message: line.field === "allow" ? "opens" : "closes",
      severity: dialect.facts.wildcards.value === "none" ? "warning" : "hint",
      data: { path },
      fixes: [
        {
          title: "Write /",
          // Each additional star adds to the rule's length, and so to its precedence.
          kind: path.length === 1 ? "safe" : "suggest",
          edits: [replaceValue(line, "/")],
        },
      ],
    };
  },
});
