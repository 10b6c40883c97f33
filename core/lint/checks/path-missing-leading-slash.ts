import { type Check, defineCheck, disallow } from "../check.ts";
import type { LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { onPath, spanIn } from "../facts/lines.ts";
import { repair, suggest } from "../fixes/fix.ts";
import { replaceValue, writeFix } from "../fixes/value-edits.ts";

const NOTHING = /^(?:none|nothing|no|false|nobody)$/i;
const EVERYTHING = /^(?:all|everything|yes|true)$/i;

/** A name that could begin a path: a word, a file, a folder; not `static.shop`, the beginning of a host. */
const PATH_LIKE =
  /^(?![\w-]+\.(?:\*|[a-z]{6,})$)(?:[A-Za-z0-9_~@-]|\p{L}|\.[A-Za-z0-9_-]+\/)(?![^/]*:)\S*$/u;

/** An extension, or part of a query: it occurs inside a URL, not at its start. */
const INNER = /^(?:[?&;=]|[\w%-]+=|\.[A-Za-z0-9]{2,5}(?:\$?$|\?))/;

/** The remains of a space or a byte order mark read in the wrong encoding. */
const MOJIBAKE = /^[\u0080-\u00bf\u00c2\u00c3\u00e2\u00ef\u3000\ufffd \t]+(?=[/*])/;

const fixesFor = (value: string, line: LineView): readonly (Fix | false)[] => {
  // An empty Allow would have as little effect.
  if (NOTHING.test(value))
    return [line.field !== "allow" && suggest("Leave the path empty", replaceValue(line, ""))];
  if (EVERYTHING.test(value)) return [writeFix("suggest", line, "/")];
  if (INNER.test(value))
    return [`/*${value}`, `/${value}`].map((path) => writeFix("suggest", line, path));
  const path = value.replace(/^\.\//, "");
  const isName = path !== "" && !path.startsWith("/") && PATH_LIKE.test(path);
  return [isName && writeFix(path === value ? "repair" : "suggest", line, `/${path}`)];
};

const messageFor = (value: string): "nothing" | "inner" | "word" | "other" => {
  if (NOTHING.test(value) || EVERYTHING.test(value)) return "nothing";
  if (INNER.test(value)) return "inner";
  return PATH_LIKE.test(value) ? "word" : "other";
};

export const pathMissingLeadingSlash: Check = defineCheck({
  id: "path-missing-leading-slash",
  category: "paths",
  severity: "error",
  summary: "Require paths to begin with a slash",
  explanation:
    "Every path of a URL starts with `/`, so a rule that starts with anything else matches nothing for Google, RFC 9309 or Python. Only Wget adds the slash. A rule may also start with `*`, which stands for any characters.\n\nWrite `/admin` for URLs that start with it, or `/*admin` for URLs that contain it anywhere.",
  sources: ["rfc9309#2.2.2", "googleDocs", "yandexErrors"],
  bad: [
    ...disallow("admin", "?utm_source=", "none", "the old shop"),
    "User-agent: *\nDisallow:\u00a1\u00a1/admin\n",
  ],
  good: disallow("/admin", "*.pdf$"),
  messages: {
    word: "Google and nearly all others ignore this rule: it starts without `/`. Write `/{value}`.",
    inner:
      "Google and nearly all others ignore this rule: it starts without `/`. Write `/*{value}` to match anywhere.",
    other:
      "Google and nearly all others ignore this rule: it starts without `/`. Copy the path from a URL.",
    mojibake:
      "This rule matches nothing: its path starts with broken characters (`{junk}`). Delete them.",
    nothing:
      "This rule matches nothing: `{value}` is not a path. An empty `Disallow:` allows everything, `Disallow: /` blocks everything.",
  },
  stage: "path",
  inFile: true,
  checkLine: onPath((value, line) => {
    if (/^[/*$]/.test(value)) return null;
    const junk = MOJIBAKE.exec(value);
    if (junk === null) {
      const fixes = fixesFor(value, line);
      return { ...line.value, message: messageFor(value), data: { value }, fixes };
    }
    const span = spanIn(line, junk);
    return {
      ...span,
      message: "mojibake",
      data: { junk: junk[0].trim() },
      fixes: [repair("Delete the broken characters", { ...span, insert: "" })],
    };
  }),
});
