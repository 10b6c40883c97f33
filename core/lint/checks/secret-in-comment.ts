import type { Span } from "../../text/span.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import type { Edit } from "../diagnostic.ts";
import { suggest } from "../fixes/fix.ts";
import { deleteLine } from "../fixes/line-edits.ts";

const NAME =
  "(?:pw|pwd|pass(?:word|wd|phrase|code)?|passwort|secret|api[ _-]?key|(?:access|auth)[ _-]?(?:key|token)|token)";

/**
 * The name of a secret and, after a colon or similar, a value with a digit or a special character.
 */
const CREDENTIAL = new RegExp(
  String.raw`(?<![\w?&/=-])${NAME}[ \t]*[:=][ \t]*(?![/<{*$])(?=\S*[\d!#$%^&+])([^\s,;]{4,})`,
  "i",
);

/** Keys whose format shows who issued them. */
const KEY =
  /\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_\w{30,}|xox[abprs]-[\w-]{10,}|[sr]k_live_\w{16,}|AIza[\w-]{35})|-----BEGIN [A-Z ]*PRIVATE KEY/;

/** A user name and a password in a URL. */
const LOGIN = /\b[a-z]+:\/\/[^\s:@/]+:[^\s@/]+@[^\s/]+/i;

const ADDRESS =
  /(?<![\w.-]|(?<!\/)\/)(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})(?![\w.-]*\/\d|[\w-]|\.\d)/;
const HOST =
  /(?<![\w.@-]|(?<!\/)\/)(?:[a-z0-9-]+\.)+(?:internal|intranet|corp|lan|local)(?![\w.-])/i;

/** A commented-out rule: its path is not a secret of the comment. */
const RULE = /^#+[ \t]*(?:dis)?allow[ \t]*:/i;

const FORMS: readonly (readonly [RegExp, "secret" | "internal"])[] = [
  [KEY, "secret"],
  [LOGIN, "secret"],
  [CREDENTIAL, "secret"],
  [ADDRESS, "internal"],
  [HOST, "internal"],
];

/** Each of these contains some of this, most comments do not. */
const HINTS = /[:=]|\d\.\d|\.(?:int|corp|lan|loc)|AKIA|gh[pousr]_|xox|k_live_|AIza|-----/i;

/** The first thing in a comment that should not be public, and where it is; null if there is none. */
const firstSecret = (text: string) => {
  for (const [form, message] of FORMS) {
    const match = form.exec(text);
    if (match !== null) return { message, at: match.index, text: match[0] };
  }
  return null;
};

/** Longer comments are pages pasted by mistake. */
const LONGEST = 1_000;

const deleteComment = (line: LineView, comment: Span, source: string): Edit => {
  if (line.kind === "comment") return deleteLine(line);
  let { from } = comment;
  while (from > line.from && /[ \t]/.test(source.charAt(from - 1))) from--;
  return { from, to: comment.to, insert: "" };
};

// E-mail addresses are not reported: someone who writes one into this file wants to be contacted.
export const secretInComment: Check = defineCheck({
  id: "secret-in-comment",
  category: "policy",
  severity: "warning",
  summary: "Avoid secrets in comments",
  explanation:
    "Anyone can read robots.txt with its comments, and archives keep old copies. A password or a key in a comment is no longer secret: change it, then delete the comment. The name or address of a machine in your network is less serious, but helps an intruder.",
  sources: ["rfc9309#3"],
  bad: [
    "# pw: hunter2\nUser-agent: *\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/ # see http://10.1.2.3/wiki and cms01.shop.internal\n",
  ],
  good: [
    "# Questions? webmaster@shop.example\n# password: see the wiki\n# Disallow: /*?token=abc1\nUser-agent: *\nDisallow: /cart/ # v10.1.2.3\n",
  ],
  messages: {
    secret:
      "Anyone can read this comment, and it seems to contain a password or a key. Change the secret, then delete the comment.",
    internal:
      "Anyone can read this comment, and `{text}` is a machine inside your network. Delete it if nobody outside needs it.",
  },
  check: ({ document: { source }, lines }) =>
    lines.flatMap((line) => {
      const { comment } = line;
      if (comment === null || comment.to - comment.from > LONGEST) return [];
      const text = source.slice(comment.from, comment.to);
      if (!HINTS.test(text) || RULE.test(text)) return [];
      const secret = firstSecret(text);
      if (secret === null) return [];
      const from = comment.from + secret.at;
      return {
        from,
        to: from + secret.text.length,
        message: secret.message,
        severity: secret.message === "secret" ? "warning" : "info",
        data: { text: secret.text },
        fixes: [suggest("Delete the comment", deleteComment(line, comment, source))],
      };
    }),
});
