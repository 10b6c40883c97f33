import { memo } from "../../collections/memo.ts";
import { rulesOf } from "../../match/ruleset.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineContext, LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { blockedAnyway } from "../facts/blocked-anyway.ts";
import { hasPath, matchesNearlyAll } from "../facts/rule-path.ts";
import { replaceValue } from "../fixes/value-edits.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";

/** How comments without a `#` begin; `(1).html` and `(copy)/` are parts of names. */
const COMMENT =
  /(?<![ \t\v\f])[ \t\v\f]+(?:\/\/|;|--|<!--|\/\*|\((?!\d+\)|[^()\s]*\)[^\s()]*[./*]))/;

const commentFix = (line: LineView, at: number): Fix => {
  const from = (line.value?.from ?? line.content.from) + at;
  return {
    title: "Turn the rest into a comment",
    kind: "suggest",
    edits: [{ from, to: from, insert: " #" }],
  };
};

const encoded = (path: string): string => path.replace(/[ \t\v\f]/g, "%20");

/** A space after the first slash is rarely part of a name. */
const closeUp = (line: LineView): readonly Fix[] => {
  const path = encoded(line.valueText.replace(/^\/\s+/, "/"));
  if (matchesNearlyAll(path)) return [];
  const edits = [replaceValue(line, path)];
  return [{ title: "Remove the space after the slash", kind: "suggest", edits }];
};

/** The other rules of each rule's group, which may block its URLs too, by line number. */
const blockersByLine = memo(({ google }: LineContext) => {
  const byLine = new Map<number, (path: string) => boolean>();
  for (const group of google.groups) {
    const rules = rulesOf(google, { groups: [group] });
    const isBlocked = blockedAnyway(rules.map(({ type, text }) => ({ type, path: text })));
    for (const { line } of rules) byLine.set(line, isBlocked);
  }
  return byLine;
});

const isBlockedAnyway = (context: LineContext, { field, number, valueText }: LineView): boolean =>
  field === "disallow" && blockersByLine(context).get(number)?.(encoded(valueText)) === true;

export const spaceInPath: Check = defineCheck({
  id: "space-in-path",
  category: "paths",
  severity: "warning",
  summary: "Require spaces in paths to be percent-encoded",
  explanation:
    "URLs have no spaces: browsers and crawlers write `%20`. Google's library compares the space as it is, so for Google the rule never matches. Readers that encode rules first, as RFC 9309 asks, do match.\n\nWrite `%20`. A comment after a path needs a `#` in front. Where another rule of the group blocks the same URLs, it is information.",
  sources: [rfc9309("2.2.2"), googleLibrary],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /my files/\n",
      "User-agent: *\nDisallow: /drafts/ // not yet ready\n",
      "User-agent: *\nDisallow: /my\nDisallow: /my files/\n",
      "User-agent: *\nDisallow: / my-files/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /my%20files/\n",
      "User-agent: *\nDisallow: /files/ # all of them\n",
    ],
  },
  messages: {
    space:
      "Google ignores this rule: its path has a space where URLs have `%20`. Most other crawlers treat both alike. Write `%20`.",
    blocked:
      "Google ignores this rule: its path has a space where URLs have `%20`. Another rule blocks these URLs anyway. Write `%20`, or delete the line.",
    slip: "Google ignores this rule: there is a space after the first `/`, and URLs have none there. Remove the space, or delete the line if it was joined from two.",
    comment:
      "This rule matches nothing: crawlers read what follows the space as part of the path. If it is a comment, put a `#` in front of it.",
  },
  stage: "path",
  inFile: true,
  checkLine(line, context) {
    if (!hasPath(line) || line.value === null) return null;
    const value = line.valueText;
    const blanks = /[ \t\v\f]+/.exec(value);
    if (blanks === null) return null;
    const comment = COMMENT.exec(value);
    const isSlip = /^\/\s/.test(value);
    const encode: Fix = {
      title: "Write %20 for each space",
      kind: comment === null && !isSlip ? "repair" : "suggest",
      edits: [replaceValue(line, encoded(value))],
    };
    const at = comment?.index ?? blanks.index;
    const to = comment === null ? at + blanks[0].length : value.length;
    return {
      from: line.value.from + at,
      to: line.value.from + to,
      ...(comment === null && isBlockedAnyway(context, line)
        ? { message: "blocked", severity: "info" }
        : { message: comment !== null ? "comment" : isSlip ? "slip" : "space" }),
      fixes: [
        ...(comment === null ? [] : [commentFix(line, at)]),
        ...(isSlip && comment === null ? closeUp(line) : []),
        encode,
      ],
    };
  },
});
