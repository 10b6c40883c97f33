import { percentEncodeCodePoint } from "../../text/bytes.ts";
import { formatMessage } from "../../text/message.ts";
import { once } from "../../text/once.ts";
import { type Check, defineCheck } from "../check.ts";
import { cleanRules } from "../facts/clean-rules.ts";
import { faultsInFile } from "../fixes/findings-in-file.ts";
import { replaceEach } from "../fixes/value-edits.ts";
import { rfc9309, yandexRobots } from "../sources.ts";
import { shorten } from "../wording.ts";

const FIX_TITLE = { one: "Percent-encode it", other: "Percent-encode {count} paths" } as const;

const RAW = /[^\0-\x7f]+/g;

const encode = (text: string): string =>
  Array.from(text, (character) =>
    percentEncodeCodePoint(character.codePointAt(0) ?? 0, "utf-8"),
  ).join("");

/** With escapes in capitals. */
const upper = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (escape_) => escape_.toUpperCase());

export const rawNonAscii: Check = defineCheck({
  id: "raw-non-ascii",
  category: "paths",
  severity: "info",
  summary: "Suggest percent-encoding letters outside ASCII in paths",
  explanation:
    "Crawlers encode such letters as UTF-8 before they compare: `/кот` is `/%D0%BA%D0%BE%D1%82` to every reader tried. But it holds only as long as the file is saved and sent as UTF-8, and Yandex asks for the encoded form.\n\nThe file is reported once, at the first such path.",
  sources: [rfc9309("2.2.2"), yandexRobots],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /кот\n",
      "User-agent: *\nDisallow: /café/\nAllow: /café/menü\n",
    ],
    good: ["User-agent: *\nDisallow: /%D0%BA%D0%BE%D1%82 # кот\n"],
  },
  messages: {
    one: "`{path}` works only while the file stays in UTF-8. Write `{encoded}` for `{text}`, as Yandex asks.",
    several: {
      one: "`{path}` and {count} more path work only while the file stays in UTF-8. Percent-encode them, as Yandex asks.",
      other:
        "`{path}` and {count} more paths work only while the file stays in UTF-8. Percent-encode them, as Yandex asks.",
    },
  },
  check(context) {
    // The check on the encoding reports other encodings.
    if (context.document.encoding !== "utf-8") return [];
    const written = once(
      () => new Set(cleanRules(context).map(({ type, path }) => `${type} ${upper(path)}`)),
    );
    const faults = cleanRules(context).flatMap((rule) => {
      const [found] = rule.line.isAscii ? [] : rule.path.matchAll(RAW);
      // The remains of a character read in the wrong encoding cannot be encoded.
      if (found === undefined || rule.path.includes("\ufffd")) return [];
      // The encoded form stands in the file as well.
      if (written().has(`${rule.type} ${upper(rule.path.replace(RAW, encode))}`)) return [];
      return {
        rule,
        from: found.index,
        to: found.index + found[0].length,
        edits: replaceEach(rule.line, RAW, encode),
        data: { encoded: shorten(encode(found[0])) },
      };
    });
    return faultsInFile(faults, {
      title: (count) => formatMessage(FIX_TITLE, { count }),
      kind: "safe",
    });
  },
});
