import { type CheckOfParts, definePart, disallow, joinParts } from "../check.ts";
import type { LineContext, LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { isBlockedByOthers } from "../facts/blocked-anyway.ts";
import { isWholeSite } from "../facts/groups.ts";
import { onPath } from "../facts/lines.ts";
import { matchesNearlyAll, wordsOf } from "../facts/paths.ts";
import { fixOf, removing, suggest } from "../fixes/fix.ts";
import { replaceValue, splitFix } from "../fixes/value-edits.ts";

/**
 * `//` after a space begins a comment, not a path. A path for the whole site is no sign of a list
 * either, and on its own line it would block everything.
 */
const isPath = (word: string): boolean => /^(?:\/(?!\/)|\*[./?])/.test(word) && !isWholeSite(word);

/**
 * A comma or semicolon before another path. In a URL `,/` is so rare that a list is meant.
 */
const GLUED = /[,;](?=\/[^/,;])/;

const several = definePart({
  aliases: ["several-paths-on-line"],
  severity: "error",
  explanation:
    "A rule has one path. A proposal of 1996 allowed several on a line, but no crawler reads that today: for every reader tried, the whole value is one path with spaces or commas in it, which matches nothing.",
  sources: ["rfc9309#2.2", "googleDocs"],
  bad: disallow("/cgi-bin/ /temp/", "/cart, /login, /search", "/cart,/login"),
  good: ["User-agent: *\nDisallow: /cgi-bin/\nDisallow: /temp/\n"],
  messages: {
    several: {
      other:
        "This rule matches nothing: crawlers read these {count} paths as a single one. Write a line for each.",
    },
  },
  checkLine: onPath((path, line, { document }) => {
    const words = wordsOf(path).flatMap((word) =>
      // Between stars a comma is part of a pattern.
      word.includes("*") ? [word] : word.split(GLUED),
    );
    if (words.length < 2) return null;
    const paths = words.map((word) => word.replace(/[,;]+$/, "")).filter((word) => word !== "");
    if (paths.length < 2 || !paths.every(isPath)) return null;
    return {
      ...line.value,
      message: "several",
      data: { count: paths.length },
      fixes: [splitFix("repair", document, line, paths)],
    };
  }),
});

/** How comments without a `#` begin; `(1).html` and `(copy)/` are parts of names. */
const COMMENT =
  /(?<![ \t\v\f])[ \t\v\f]+(?:\/\/|;|--|<!--|\/\*|\((?!\d+\)|[^()\s]*\)[^\s()]*[./*]))/;

const encoded = (path: string): string => path.replace(/[ \t\v\f]/g, "%20");

/** A space beside a slash is rarely part of a name. */
const SLIP = /\/\s|\s\//;

const closeUp = (line: LineView): Fix | false => {
  const path = encoded(line.valueText.replace(/\s*([/*])\s*/g, "$1"));
  const title = "Remove the space beside the slash";
  return !matchesNearlyAll(path) && suggest(title, replaceValue(line, path));
};

/** One word after `/ `, where the rule above closes the site: a name that lost its own line. */
const strayWord = (line: LineView, { lines }: LineContext): string | null => {
  const word = /^\/\s+([\w.-]+)$/.exec(line.valueText)?.[1];
  if (word === undefined || line.field !== "disallow") return null;
  let at = line.number - 2;
  while (at >= 0 && lines[at]?.field !== "disallow") at--;
  return isWholeSite(lines[at]?.valueText ?? "") ? word : null;
};

const space = definePart({
  explanation:
    "URLs have no spaces: browsers and crawlers write `%20`. Google's library compares the space as it is, so for Google the rule never matches. Most other crawlers encode rules first, as RFC 9309 asks, and match.\n\nWrite `%20`. A comment after a path needs a `#` in front. Where another rule of the group blocks the same URLs, it is information.",
  sources: ["rfc9309#2.2.2", "googleLibrary"],
  bad: [
    ...disallow("/my files/", "/drafts/ // not yet ready"),
    "User-agent: *\nDisallow: /my\nDisallow: /my files/\n",
    "User-agent: *\nDisallow: / my-files/\n",
    "User-agent: FooBot\nDisallow: /\nUser-agent: BarBot\nDisallow: / BazBot\n",
  ],
  good: disallow("/my%20files/", "/files/ # all of them"),
  messages: {
    space: "Google ignores this rule: its path has a space where URLs have `%20`. Write `%20`.",
    blocked:
      "Google ignores this rule because of the space; another rule blocks the same URLs. Delete it, or write `%20`.",
    slip: "Google ignores this rule: URLs rarely have a space beside a `/`. Remove the space, or delete the line.",
    stray:
      "Google ignores this rule: its path goes on after the space. Remove `{word}`, or write it on a line of its own.",
    comment:
      "This rule matches nothing: crawlers read the comment as part of the path. Put `#` before it.",
  },
  checkLine: onPath((value, line, context) => {
    const blanks = /[ \t\v\f]+/.exec(value);
    if (blanks === null) return null;
    const comment = COMMENT.exec(value);
    const isSlip = SLIP.test(value);
    const encode = fixOf(
      comment === null && !isSlip ? "repair" : "suggest",
      "Write %20 for each space",
      replaceValue(line, encoded(value)),
    );
    const from = line.value.from + (comment ?? blanks).index;
    if (comment !== null) {
      const mark = { from, to: from, insert: " #" };
      const turn = suggest("Turn the rest into a comment", mark);
      return { from, to: line.value.to, message: "comment", fixes: [turn, encode] };
    }
    const word = strayWord(line, context);
    const isBlocked = isBlockedByOthers(context, line, encoded(value));
    return {
      from,
      to: from + blanks[0].length,
      ...(isBlocked
        ? { message: "blocked", severity: "info" }
        : { message: word !== null ? "stray" : isSlip ? "slip" : "space" }),
      data: { word: word ?? "" },
      fixes: [
        word !== null && suggest(removing(word), replaceValue(line, "/")),
        isSlip && closeUp(line),
        encode,
      ],
    };
  }),
});

export const spaceInPath: CheckOfParts = joinParts({
  id: "space-in-path",
  category: "paths",
  severity: "warning",
  summary: "Require one path on a line, with %20 for a space",
  stage: "path",
  inFile: true,
  parts: { several, space },
});
