import { defineRule, type LintRule } from "../rule.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";

/** A known name, blanks and a value, with no colon anywhere. */
const BARE = /^(user-agent|allow|disallow|sitemap|crawl-delay)([ \t]+)(\S.*)$/i;

const FIELDS = new Map([
  ["user-agent", "user-agent"],
  ["allow", "allow"],
  ["disallow", "disallow"],
  ["sitemap", "sitemap"],
] as const);

export const missingColon: LintRule = defineRule({
  id: "missing-colon",
  category: "syntax",
  severity: "error",
  summary: "Require a colon between a field's name and its value",
  explanation:
    "Every line is a name, a colon and a value. Google and crawler-commons forgive a missing colon when the line has exactly two words; every other reader tried skips the line, and with three words Google skips it too.\n\nA user-agent line that is skipped is the worst case: the rules below it then belong to the group above.",
  sources: [rfc9309("2.2"), googleLibrary],
  examples: {
    bad: ["User-agent: *\nDisallow /private/\n", "User-agent Googlebot\nDisallow: /\n"],
    good: ["User-agent: *\nDisallow: /private/\n"],
  },
  messages: {
    twoWords:
      "There is no colon after `{name}`. Google guesses it; most other crawlers skip the line. Write `{name}: {value}`.",
    skipped:
      "There is no colon after `{name}`, so crawlers skip the line. Write `{name}: {value}`.",
  },
  stage: "shape",
  checkLine(line) {
    if (line.text.includes(":") && !line.missingColon) return null;
    const [, name, blanks, value] = BARE.exec(line.text) ?? [];
    if (name === undefined || blanks === undefined || value === undefined) return null;
    const after = line.content.from + name.length;
    const meant = FIELDS.get(name.toLowerCase() as "allow") ?? "other";
    return {
      from: line.content.from,
      to: after,
      message: line.missingColon ? "twoWords" : "skipped",
      data: { name, value },
      meant,
      fixes: [
        {
          title: "Insert the colon",
          kind: "repair",
          edits: [{ from: after, to: after + blanks.length, insert: ": " }],
        },
      ],
    };
  },
});
