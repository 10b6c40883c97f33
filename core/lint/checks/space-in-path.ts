import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { hasPath } from "../facts/rule-path.ts";
import { replaceValue } from "../fixes/value-edits.ts";
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

const encoded = (path: string): string => path.replace(/[ \t\v\f]/g, "%20");

/** A blank behind the first slash is hardly ever part of a name. */
const closeUp = (line: LineView): Fix => ({
  title: "Remove the blank behind the slash",
  kind: "suggest",
  edits: [replaceValue(line, encoded(line.valueText.replace(/^\/\s+/, "/")))],
});

export const spaceInPath: Check = defineCheck({
  id: "space-in-path",
  category: "paths",
  severity: "warning",
  summary: "Require blanks in paths to be percent-encoded",
  explanation:
    "Addresses have no blanks: a browser or crawler writes `%20`. Google's library compares the blank as it stands, so for Google the rule never matches; readers that encode rules first, as RFC 9309 asks, do match.\n\nWrite `%20`. A remark after a path needs a `#` in front.",
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
      "There is a blank in this path, where addresses have `%20`. Google does not take one for the other, so for Google the rule matches nothing; most others encode the blank. Write `%20`.",
    remark:
      "What follows the blank looks like a remark, but crawlers take it for part of the path, and the rule matches nothing. Put a `#` in front of it.",
  },
  stage: "path",
  inFile: true,
  checkLine(line) {
    if (!hasPath(line) || line.value === null) return null;
    const value = line.valueText;
    const blanks = /[ \t\v\f]+/.exec(value);
    if (blanks === null) return null;
    const remark = REMARK.exec(value);
    const isSlip = /^\/\s/.test(value);
    const encode: Fix = {
      title: "Write %20 for each blank",
      kind: remark === null && !isSlip ? "repair" : "suggest",
      edits: [replaceValue(line, encoded(value))],
    };
    const at = remark?.index ?? blanks.index;
    const to = remark === null ? at + blanks[0].length : value.length;
    return {
      from: line.value.from + at,
      to: line.value.from + to,
      message: remark === null ? "space" : "remark",
      fixes: [
        ...(remark === null ? [] : [remarkFix(line, at)]),
        ...(isSlip && remark === null ? [closeUp(line)] : []),
        encode,
      ],
    };
  },
});
