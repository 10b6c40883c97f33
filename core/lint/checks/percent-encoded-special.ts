import { type Check, defineCheck } from "../check.ts";
import { hasTwin, pathText } from "../facts/rule-path.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";

const SPECIAL = /%(?:2[Ff]|2[Aa]|24|23|3[Ff])/;

/** Within a query, `%2F` and `%3F` are the way to write `/` and `?` in a value. */
const IN_QUERY = /%(?:2[Aa]|24|23)/;

const placeOf = (path: string): number => {
  const query = path.indexOf("?");
  const at = path.search(SPECIAL);
  return query < 0 || at < query ? at : path.search(IN_QUERY);
};

const MESSAGES = {
  "%2F": "slash",
  "%3F": "query",
  "%23": "hash",
  "%2A": "literal",
  "%24": "literal",
} as const;

export const percentEncodedSpecial: Check = defineCheck({
  id: "percent-encoded-special",
  category: "paths",
  severity: "info",
  summary: "Suggest a second look at encoded / ? # * and $ in paths",
  explanation:
    "Encoded, these characters lose their meaning: `%2F` is no slash between folders, `%3F` begins no query, and `%2A`, `%24`, `%23` are the way to write a plain `*`, `$` or `#` in a rule. That is right where the URLs have the same escape, and a mistake where they have the character itself.\n\nReaders differ: old versions of Python's robotparser take `%2F` for a slash, and Google and robots-parser do not match `%2A` and `%24` with a plain `*` and `$`, as most others do.",
  sources: [rfc9309("2.2.3"), googleLibrary],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /a%2Fb\n",
      "User-agent: *\nDisallow: /shop%3Fsort=\n",
      "User-agent: *\nDisallow: /c%23/\n",
      "User-agent: *\nDisallow: /price%24/\n",
    ],
    good: ["User-agent: *\nDisallow: /a/b\n", "User-agent: *\nDisallow: /a%20b\n"],
  },
  messages: {
    slash:
      "This rule matches only URLs that contain `{encoded}` itself, which is not a `/`. Write `/` if you mean the slash.",
    query:
      "This rule matches only URLs that contain `{encoded}` itself, which is not the `?` that starts a query. Write `?` if you mean the query.",
    hash: "This rule matches only URLs that contain `{encoded}` itself. Browsers and crawlers never send what follows a plain `#`, so no rule can match that.",
    literal:
      "Google misses URLs with the plain character: it compares `{encoded}` as written. Most other crawlers match both.",
  },
  stage: "path",
  inFile: true,
  checkLine(line, context) {
    const path = pathText(line);
    if (line.value === null || !path.includes("%")) return null;
    const at = placeOf(path);
    if (at < 0) return null;
    const encoded = path.slice(at, at + 3);
    // Matching a dollar sign for every reader takes both spellings.
    if (encoded === "%24" && hasTwin(line, context, path.replaceAll("%24", "$"))) return null;
    return {
      from: line.value.from + at,
      to: line.value.from + at + 3,
      message: MESSAGES[encoded.toUpperCase() as keyof typeof MESSAGES],
      data: { encoded },
    };
  },
});
