import { replaceValue } from "../edits/value-edits.ts";
import { hasPath } from "../paths/rule-path.ts";
import { defineRule, type Fix, type LineView, type LintRule } from "../rule.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";

/** How remarks begin that lack their `#`. */
const REMARK = /(?<![ \t\v\f])[ \t\v\f]+(?:\/\/|;|--|<!--|\/\*|\()/;

const remarkFix = (line: LineView, at: number): Fix => {
  const from = (line.value?.from ?? line.content.from) + at;
  return {
    title: "Turn the rest into a comment",
    kind: "suggest",
    edits: [{ from, to: from, insert: " #" }],
  };
};

export const spaceInPath: LintRule = defineRule({
  id: "space-in-path",
  category: "paths",
  severity: "warning",
  summary: "Require blanks in paths to be percent-encoded",
  explanation:
    "Addresses have no blanks: a browser or crawler writes `%20`. Google's library compares the rule's blank as it stands, so the rule never matches; readers that encode rules first, as RFC 9309 asks, do match.\n\nWrite `%20`. A remark after a path needs a `#` in front.",
  sources: [rfc9309("2.2.2"), googleLibrary],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /my files/\n",
      "User-agent: *\nDisallow: /drafts/ // not yet ready\n",
    ],
    good: [
      "User-agent: *\nDisallow: /my%20files/\n",
      "User-agent: *\nDisallow: /files/ # all of them\n",
    ],
  },
  messages: {
    space:
      "There is a blank in this path. Addresses have `%20` there, which Google does not take for a blank: the rule matches nothing. Write `%20`.",
    remark:
      "What follows the blank looks like a remark, but crawlers take it for part of the path, and the rule matches nothing. Put a `#` in front of it.",
  },
  stage: "path",
  inRuns: true,
  checkLine(line) {
    if (!hasPath(line) || line.value === null) return null;
    const value = line.valueText;
    const blanks = /[ \t\v\f]+/.exec(value);
    if (blanks === null) return null;
    const remark = REMARK.exec(value);
    const encode: Fix = {
      title: "Write %20 for each blank",
      // A blank after the first slash is a slip, and what was meant is anyone's guess.
      kind: remark === null && !/^\/\s/.test(value) ? "repair" : "suggest",
      edits: [replaceValue(line, value.replace(/[ \t\v\f]/g, "%20"))],
    };
    const at = remark?.index ?? blanks.index;
    const to = remark === null ? at + blanks[0].length : value.length;
    return {
      from: line.value.from + at,
      to: line.value.from + to,
      message: remark === null ? "space" : "remark",
      fixes: remark === null ? [encode] : [remarkFix(line, at), encode],
    };
  },
});
